import Synchronization
import Testing

@testable import HelpgenPipeline

@Suite("orderedMap")
struct OrderedMapTests {
  private struct Refusal: Error, Equatable {
    let number: Int
  }

  @Test("gives results in the order of the values, whoever ends first", arguments: [1, 2, 3, 8, 1000])
  func order(jobs: Int) async {
    let doubled = await orderedMap(Array(0..<200), jobs: jobs, finished: { _ in }) {
      number -> Result<Int, Never> in
      // Early values work longest.
      var sum = 0
      for step in 0..<(200 - number) * 50 { sum &+= step }
      return .success(number * 2 + (sum == -1 ? 1 : 0))
    }
    #expect(doubled == (0..<200).map { $0 * 2 })
  }

  @Test("works on no value, and with less than one job", arguments: [-1, 0, 1])
  func edges(jobs: Int) async {
    #expect(
      await orderedMap([Int](), jobs: jobs, finished: { _ in }) { Result<Int, Never>.success($0) } == [])
    #expect(
      await orderedMap([7, 8], jobs: jobs, finished: { _ in }) { Result<Int, Never>.success($0) } == [7, 8])
  }

  @Test("never runs more jobs at a time than asked for", arguments: [1, 2, 5])
  func limit(jobs: Int) async {
    let running = Atomic(0)
    let most = Atomic(0)
    _ = await orderedMap(Array(0..<100), jobs: jobs, finished: { _ in }) { number -> Result<Int, Never> in
      let now = running.add(1, ordering: .relaxed).newValue
      most.max(now, ordering: .relaxed)
      var sum = 0
      for step in 0..<20_000 { sum &+= step }
      running.subtract(1, ordering: .relaxed)
      return .success(sum)
    }
    #expect(most.load(ordering: .relaxed) <= jobs)
    #expect(running.load(ordering: .relaxed) == 0)
  }

  @Test("tells after each value how many are done")
  func progress() async {
    var told: [Int] = []
    _ = await orderedMap(Array(0..<9), jobs: 3, finished: { told.append($0) }) {
      Result<Int, Never>.success($0)
    }
    #expect(told == Array(1...9))
  }

  @Test("throws the first error in the order of the values", arguments: [1, 2, 4])
  func firstError(jobs: Int) async {
    for _ in 1...20 {
      await #expect(throws: Refusal(number: 5)) {
        try await orderedMap(Array(0..<50), jobs: jobs, finished: { _ in }) {
          number -> Result<Int, Refusal> in
          if number == 5 {
            // Later errors are there before this one.
            var sum = 0
            for step in 0..<50_000 { sum &+= step }
            return sum == -1 ? .success(0) : .failure(Refusal(number: 5))
          }
          return number > 5 ? .failure(Refusal(number: number)) : .success(number)
        }
      }
    }
  }

  @Test("begins nothing any more after an error")
  func stops() async {
    let begun = Atomic(0)
    await #expect(throws: Refusal(number: 3)) {
      try await orderedMap(Array(0..<1000), jobs: 2, finished: { _ in }) { number -> Result<Int, Refusal> in
        begun.add(1, ordering: .relaxed)
        return number == 3 ? .failure(Refusal(number: 3)) : .success(number)
      }
    }
    // The failing one, those before it, and what ran beside it.
    #expect(begun.load(ordering: .relaxed) < 1000)
    #expect(begun.load(ordering: .relaxed) >= 4)
  }
}
