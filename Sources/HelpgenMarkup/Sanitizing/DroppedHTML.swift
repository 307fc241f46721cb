/// A kind of thing that was left out of HTML, where it was left out first.
struct Dropped: Equatable, Sendable {
  /// What it is, in words that fit into a sentence: `<script>`, `onclick`, `a link to javascript:`.
  var what: String
  /// Where its tag begins.
  var offset: Int
}

/// What was left out, each kind once.
struct DroppedList: Sendable {
  /// A thing that is left out.
  enum Thing {
    /// An element, by its name.
    case element([UInt8])
    /// Something in words.
    case other(String)
  }

  /// The things in the order they were met.
  private(set) var list: [Dropped] = []

  /// The most kinds that are told apart.
  private static let limit = 32

  /// Adds a thing, unless its kind is there already or the parser made it up.
  mutating func add(_ thing: Thing, at offset: Int?) {
    guard let offset, list.count < Self.limit else { return }
    let what =
      switch thing {
      case .element(let name):
        name.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
          ? "<\(String(decoding: name, as: UTF8.self))>" : "a tag"
      case .other(let words): words
      }
    if !list.contains(where: { $0.what == what }) { list.append(Dropped(what: what, offset: offset)) }
  }
}
