/// What is done with an element of HTML, and what has to be known of its tags.
struct ElementRule: Sendable {
  /// What becomes of an element.
  enum Treatment: Sendable {
    /// It is written, perhaps under another name.
    case written(SafeElement)
    /// Its tags go, its content stays.
    case unwrapped
    /// It goes with its content.
    case dropped
  }

  /// Properties of an element's tags.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// There is no content and no end tag.
    static let void = Traits(rawValue: 1)
    /// The content is text up to the end tag, whatever it looks like.
    static let rawText = Traits(rawValue: 2)
    /// Parsers open it again in the next block where it was not closed.
    static let formatting = Traits(rawValue: 4)
    /// Parsers have rules of their own for it, so that it is never simple.
    static let intricate = Traits(rawValue: 8)
    /// It does nothing without attributes: `<link>` alone is a placeholder.
    static let needsAttributes = Traits(rawValue: 16)
    /// Its content is centred.
    static let centering = Traits(rawValue: 32)
    /// It ends a paragraph, and stands in no other of its kind.
    static let form = Traits(rawValue: 64)
    /// It is younger than gumbo, which does not know that it ends paragraphs as `div` does.
    static let young = Traits(rawValue: 128)
  }

  /// What becomes of it.
  let treatment: Treatment
  /// What its tags are like.
  let traits: Traits

  /// The rule for a name; `nil` where HTML has no such element and never had.
  ///
  /// `isindex` and `plaintext` are left out on purpose: one would make text that nobody wrote, the other
  /// would take the whole rest for text.
  static func named(_ name: some Collection<UInt8>) -> ElementRule? {
    PackedName(name).flatMap { rules[$0] }
  }

  private static let rules: NameTable<ElementRule> = {
    var rules: [PackedName: ElementRule] = [:]
    func add(_ names: String, _ treatment: Treatment, _ traits: Traits = []) {
      for name in names.split(separator: " ") {
        guard let name = PackedName(name.utf8) else { continue }
        rules[name] = ElementRule(
          treatment: treatment, traits: traits.union(rules[name]?.traits ?? []))
      }
    }
    for element in SafeElement.allCases {
      add(element.rawValue, .written(element), element.isVoid ? .void : [])
    }
    addTraits(add)
    addAliases(add)
    addOthers(add)
    return NameTable(rules)
  }()

  private typealias Adding = (_ names: String, _ treatment: Treatment, _ traits: Traits) -> Void

  private static func addTraits(_ add: Adding) {
    for element in [SafeElement.a, .b, .code, .em, .i, .s, .small, .strong, .u] {
      add(element.rawValue, .written(element), .formatting)
    }
    add("iframe", .written(.iframe), .rawText)
    for element in [SafeElement.img, .input, .source, .track] {
      add(element.rawValue, .written(element), .needsAttributes)
    }
  }

  private static func addAliases(_ add: Adding) {
    add("acronym", .written(.abbr), [])
    add("center", .written(.div), .centering)
    add("fieldset hgroup main", .written(.div), [])
    add("dialog search", .written(.div), .young)
    add("dir menu", .written(.ul), [])
    add("big font", .written(.span), .formatting)
    add("strike", .written(.s), .formatting)
    add("tt", .written(.code), .formatting)
    add("listing", .written(.pre), .intricate)
    add("xmp", .written(.pre), [.intricate, .rawText])
    add("image", .written(.img), [.intricate, .void, .needsAttributes])
  }

  private static func addOthers(_ add: Adding) {
    add("blink canvas data label legend map meter multicol output picture progress slot", .unwrapped, [])
    add("nobr", .unwrapped, [.intricate, .formatting])
    add("form", .unwrapped, .form)
    add("body button head html marquee menuitem optgroup option rb rtc", .unwrapped, .intricate)

    add("area base basefont bgsound embed keygen link meta", .dropped, [.void, .needsAttributes])
    add("frame", .dropped, [.intricate, .void, .needsAttributes])
    add("nextid param spacer", .dropped, [.void, .needsAttributes])
    add("noembed noframes script style textarea title", .dropped, [.intricate, .rawText])
    add("applet datalist fencedframe frameset math noscript object portal", .dropped, .intricate)
    add("select selectedcontent svg template", .dropped, .intricate)
  }
}
