import HelpgenDiagnostics
import HelpgenModel

/// The front matter of a Markdown file, sorted by what its names stand for.
struct FrontMatter {
  /// Of each field the member that counts.
  private(set) var known: [(field: ArticleField, rank: Int, member: YAMLMember)] = []
  /// What stands for no field, or for one that another name gives.
  private(set) var others: [YAMLMember] = []

  /// No front matter.
  init() {}

  /// Reads front matter; `nil`, with a report, where it cannot be read.
  init?(_ text: SourceText, in range: Range<Int>, names: FrontMatterNames, into bag: inout DiagnosticBag) {
    guard let document = YAMLDocument.read(text, in: range, into: &bag) else { return nil }
    guard let root = document.root, !root.isNull else { return }
    guard case .mapping(let members) = root.value else {
      bag.report(.noMapping(SourceSpan(text, root.range)))
      return nil
    }
    for member in members { add(member, names) }
  }

  private mutating func add(_ member: YAMLMember, _ names: FrontMatterNames) {
    guard let meaning = names[member.key], meaning.isUsable(member) else {
      others.append(member)
      return
    }
    if member.value.isNull { return }
    guard let rival = known.firstIndex(where: { $0.field == meaning.field }) else {
      known.append((meaning.field, meaning.rank, member))
      return
    }
    if known[rival].rank < meaning.rank {
      others.append(member)
    } else {
      others.append(known[rival].member)
      known[rival] = (meaning.field, meaning.rank, member)
    }
  }

  /// The value of a field.
  subscript(field: ArticleField) -> YAMLMember? { known.first { $0.field == field }?.member }

  /// Sets the fields that front matter gives.
  func fill(_ article: inout RawArticle, with values: inout FrontMatterValues) {
    for (field, _, member) in known {
      let (name, node) = (member.key, member.value)
      switch field {
      case .content, .extra: break
      case .id: article.id = values.string(name, node)
      case .title: article.title = values.string(name, node)
      case .format: article.format = values.string(name, node)
      case .locale: article.locale = values.string(name, node)
      case .slug: article.slug = values.string(name, node).flatMap(Self.lastName)
      case .section: article.section = values.section(name, node)
      case .order: article.order = values.number(name, node).flatMap { Self.order($0, name) }
      case .updatedAt: article.updatedAt = values.moment(name, node)
      case .sourceUpdatedAt: article.sourceUpdatedAt = values.moment(name, node)
      case .translationKey: article.translationKey = values.string(name, node)
      case .draft: article.draft = Self.draft(values.boolean(name, node), name)
      case .summary: article.summary = values.string(name, node)
      case .tags: article.tags = values.strings(name, node, split: Self.tags)
      case .redirectFrom: article.redirectFrom = values.strings(name, node) { [$0] }
      }
    }
    article.extra = others.map { RawMember($0.key, $0.value.raw) }
    guard let extra = self[.extra] else { return }
    for member in values.members(extra.key, extra.value) {
      article.extra.removeAll { $0.name == member.name }
      article.extra.append(member)
    }
  }

  /// The end of a slug such as `/billing/invoices`, as Docusaurus writes them; `nil` for `/`.
  private static func lastName(_ slug: RawField<String>) -> RawField<String>? {
    guard slug.value.utf8.contains(UInt8(ascii: "/")) else { return slug }
    let last = slug.value.utf8.split(separator: UInt8(ascii: "/")).last
    return last.map { RawField(String(Substring($0)), at: slug.range) }
  }

  /// To Hugo, a weight of 0 is none.
  private static func order(_ order: RawField<Double>, _ name: String) -> RawField<Double>? {
    name == "weight" && order.value == 0 ? nil : order
  }

  private static func draft(_ field: RawField<Bool>?, _ name: String) -> RawField<Bool>? {
    field.map { RawField(name == "published" ? !$0.value : $0.value, at: $0.range) }
  }

  /// Tags in one text: with commas between them, or words, as Jekyll takes them.
  private static func tags(_ text: String) -> [String] {
    let separator = text.utf8.contains(UInt8(ascii: ",")) ? UInt8(ascii: ",") : 0x20
    return text.utf8.split(separator: separator).map { part in
      let word = part.drop { $0 == 0x20 }
      let end = word.lastIndex { $0 != 0x20 }.map { word.index(after: $0) } ?? word.endIndex
      return String(Substring(word[..<end]))
    }
  }
}

extension FrontMatterNames.Meaning {
  /// `published` may be a date as well, which says nothing about drafts.
  fileprivate func isUsable(_ member: YAMLMember) -> Bool {
    member.key != "published" || rank < 2 || member.value.boolean != nil
  }
}

extension Diagnostic {
  fileprivate static func noMapping(_ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "invalid-front-matter", "the front matter must be names and their values", at: span,
      hint: "write “name: value” on each line; a rule at the top of a text may be written “***”")
  }
}
