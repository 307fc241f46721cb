/// The candidate that `name` most likely means; the earlier one of two that are equally near.
func suggestion(for name: String, among candidates: [String]) -> String? {
  let limit = max(1, name.utf8.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let distance = editDistance(Array(name.utf8), Array(candidate.utf8))
    if distance <= min(limit, (best?.distance ?? .max) - 1) { best = (distance, candidate) }
  }
  return best?.candidate
}

/// How many bytes to insert, remove, replace or swap with their neighbor to get from one name to the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, byte) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(last[column] + (byte == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
