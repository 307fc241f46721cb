/// Kinds of characters, as CommonMark tells them apart for emphasis and links.
enum CharacterKind {
  case space, punctuation, other
}

extension [UInt8] {
  /// The kind of the character that ends before a place; before the beginning is space.
  func characterKind(before index: Int, from start: Int) -> CharacterKind {
    guard index > start else { return .space }
    var first = index - 1
    while first > start, self[first].continuesCharacter { first -= 1 }
    return characterKind(at: first, before: index)
  }

  /// The kind of the character that begins at a place; at the end is space.
  func characterKind(at index: Int, before end: Int) -> CharacterKind {
    guard index < end else { return .space }
    let byte = self[index]
    if byte < 0x80 { return byte.isWhiteSpace ? .space : byte.isASCIIPunctuation ? .punctuation : .other }
    var decoder = UTF8()
    var bytes = self[index..<Swift.min(end, index + 4)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return .space }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }
}
