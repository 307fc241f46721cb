extension String {
  /// The text in quotation marks as a message shows it: on one line, and not longer than 60 characters.
  var quotedExcerpt: String {
    var excerpt = ""
    for scalar in unicodeScalars.prefix(60) {
      let isControl = scalar.properties.generalCategory == .control
      excerpt.unicodeScalars.append(isControl ? " " : scalar)
    }
    return "“\(excerpt)\(unicodeScalars.count > 60 ? "…" : "")”"
  }

  /// The known name that this one is probably a misspelling of.
  func nearest(among names: some Sequence<String>) -> String? {
    let word = Array(lowercased().unicodeScalars.prefix(60))
    let limit = max(1, word.count / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = Self.distance(word, Array(name.lowercased().unicodeScalars))
      if distance <= limit, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// How many letters must be added, removed, replaced or swapped with the next to get from one word to the other.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var row = Array(0...right.count)
    for i in left.indices {
      var next = [i + 1]
      for j in right.indices {
        var cost = Swift.min(row[j] + (left[i] == right[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = Swift.min(cost, before[j - 1] + 1)
        }
        next.append(cost)
      }
      (before, row) = (row, next)
    }
    return row[right.count]
  }
}

extension Collection<String> {
  /// The names in quotation marks with a word before the last: `“a”, “b” or “c”`.
  func quotedList(_ conjunction: String) -> String {
    let quoted = map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
