/// Transforms values at the same time, at most `jobs` at once, and gives the results in the order of the values.
///
/// - Parameter finished: Told how many are done, after each.
/// - Throws: The first error, in order of the values; what has not begun by then is not begun any more.
func orderedMap<Input: Sendable, Output: Sendable, Failure: Error>(
  _ inputs: [Input], jobs: Int, finished: (Int) -> Void,
  _ transform: @escaping @Sendable (Input) -> Result<Output, Failure>
) async throws(Failure) -> [Output] {
  var results = [Result<Output, Failure>?](repeating: nil, count: inputs.count)
  await withTaskGroup(of: (Int, Result<Output, Failure>).self) { group in
    var next = 0
    var hasFailed = false
    var done = 0
    func start() {
      guard next < inputs.count, !hasFailed else { return }
      let (index, input) = (next, inputs[next])
      group.addTask { (index, transform(input)) }
      next += 1
    }
    for _ in 0..<max(1, jobs) { start() }
    for await (index, result) in group {
      results[index] = result
      if case .failure = result { hasFailed = true }
      done += 1
      finished(done)
      start()
    }
  }
  var outputs: [Output] = []
  outputs.reserveCapacity(inputs.count)
  for result in results {
    if let result { outputs.append(try result.get()) }
  }
  return outputs
}
