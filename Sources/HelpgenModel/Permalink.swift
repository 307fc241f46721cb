/// The pattern that an article's address follows below its locale's folder.
public struct Permalink: Sendable, Hashable, CustomStringConvertible {
  /// A piece of a path component.
  public enum Part: Sendable, Hashable {
    /// Text that stands for itself.
    case literal(String)
    /// The article's slug.
    case slug
    /// The slugs of the sections around the article, one component each; none where it has no section.
    case section
    /// The article's id.
    case id
  }

  /// The path components, outermost first; `.section` is always alone in its component.
  public let components: [[Part]]

  /// The slug alone.
  public static let slug = Permalink(components: [[.slug]])

  /// Why a text is not a pattern.
  public enum Flaw: Error, Sendable, Hashable {
    /// It has neither `{slug}` nor `{id}`, so that all articles would have one address.
    case noIdentity
    /// It has a name in braces that means nothing.
    case unknownName(String)
    /// It has a `{` or a `}` without the other.
    case brace
    /// It puts something beside `{section}` in one component.
    case crowdedSection
    /// It has a component that cannot be a part of an address.
    case component(String)

    /// What the pattern must be: words that follow “it must”.
    public var demand: String {
      switch self {
      case .noIdentity: "hold “{slug}” or “{id}”"
      case .unknownName(let name): "not hold “{\(name)}”, only “{slug}”, “{section}” and “{id}”"
      case .brace: "have a “}” for each “{”"
      case .crowdedSection: "have nothing but “/” beside “{section}”"
      case .component(let text):
        text.isEmpty ? "not have “//” in it" : "not have “\(text)” as a part of an address"
      }
    }
  }

  private init(components: [[Part]]) { self.components = components }

  /// Reads a pattern such as `{section}/{slug}`; a `/` at either end means nothing.
  public init(_ written: String) throws(Flaw) {
    var text = written.utf8[...]
    if text.first == UInt8(ascii: "/") { text.removeFirst() }
    if text.last == UInt8(ascii: "/") { text.removeLast() }
    var components: [[Part]] = []
    for component in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      components.append(try Self.parts(of: component))
    }
    guard components.contains(where: { $0.contains(.slug) || $0.contains(.id) }) else { throw .noIdentity }
    self.components = components
  }

  private static func parts(of component: Substring.UTF8View) throws(Flaw) -> [Part] {
    var parts: [Part] = []
    var rest = component
    while let first = rest.first {
      if first == UInt8(ascii: "{") {
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { throw .brace }
        parts.append(try placeholder(String(Substring(rest[..<end].dropFirst()))))
        rest = rest[end...].dropFirst()
      } else {
        let literal = rest.prefix { $0 != UInt8(ascii: "{") }
        guard !literal.contains(UInt8(ascii: "}")) else { throw .brace }
        parts.append(.literal(String(Substring(literal))))
        rest = rest.dropFirst(literal.count)
      }
    }
    guard !parts.contains(.section) || parts.count == 1 else { throw .crowdedSection }
    // Whether the literals are safe shows with something harmless in the place of names.
    let sample = parts.map { if case .literal(let text) = $0 { text } else { "x" } }.joined()
    guard Slug(sample) != nil else { throw .component(String(Substring(component))) }
    return parts
  }

  private static func placeholder(_ name: String) throws(Flaw) -> Part {
    switch name {
    case "slug": .slug
    case "section": .section
    case "id": .id
    default: throw .unknownName(name)
    }
  }

  /// The pattern as it is written, without a `/` at its ends.
  public var description: String {
    components.map { parts in
      parts.map { part in
        switch part {
        case .literal(let text): text
        case .slug: "{slug}"
        case .section: "{section}"
        case .id: "{id}"
        }
      }.joined()
    }.joined(separator: "/")
  }
}
