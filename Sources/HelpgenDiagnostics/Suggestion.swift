/// The candidate that was most likely meant by what is written, for “did you mean …”; `nil` where none is
/// close.
///
/// Upper and lower case of ASCII letters are the same, a letter more, less or other counts one, and so do two
/// neighbors swapped. Close is up to a third of the length, and at most five. Among equally close candidates
/// the first by its bytes wins, so a set can be searched as well.
public func closestMatch(to written: String, among candidates: some Sequence<String>) -> String? {
  let target = foldedScalars(written)
  guard (1...longestComparedLength).contains(target.count) else { return nil }
  var limit = min(max(1, target.count / 3), 5)
  var best: String?
  for candidate in candidates {
    let scalars = foldedScalars(candidate)
    // A word of one or two letters is one edit away from too many others.
    guard scalars.count > 1 || scalars == target,
      let distance = editDistance(target, scalars, limit: limit)
    else { continue }
    if let current = best, distance == limit, !candidate.utf8.lexicographicallyPrecedes(current.utf8) {
      continue
    }
    best = candidate
    limit = distance
  }
  return best
}

/// What is longer was not mistyped; comparing it would only cost time.
private let longestComparedLength = 120

private func foldedScalars(_ text: String) -> [UInt32] {
  text.unicodeScalars.prefix(longestComparedLength + 1).map { scalar in
    ("A"..."Z").contains(scalar) ? scalar.value | 0x20 : scalar.value
  }
}

/// The optimal string alignment distance, or `nil` as soon as it is known to be over the limit.
private func editDistance(_ left: [UInt32], _ right: [UInt32], limit: Int) -> Int? {
  guard abs(left.count - right.count) <= limit else { return nil }
  var beforePrevious = Array(0...right.count)
  var previous = beforePrevious
  var current = beforePrevious
  for row in left.indices {
    current[0] = row + 1
    var least = row + 1
    for column in right.indices {
      let isSame = left[row] == right[column]
      var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
      least = min(least, cost)
    }
    // A swap reaches over this row, but costs no less than an edit in it would have.
    guard least <= limit else { return nil }
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
