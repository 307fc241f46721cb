import HelpgenDiagnostics
import HelpgenModel

/// What an article takes from around it where it has no field of its own.
struct ArticleSurroundings {
  /// The key of the article, or the name of its file.
  var id: RawField<String>?
  /// The key or folder around the article, or the language assumed for all.
  var locale: RawField<String>?
  /// What messages call the article where it has no id: `article 3`.
  var place = "the article"
}

extension RawField {
  /// A value from outside the text has no bytes there; its place is the beginning of the article.
  fileprivate func within(_ object: JSONValue) -> RawField {
    let start = object.range.lowerBound
    return range.isEmpty ? RawField(value, at: start..<start) : self
  }
}

/// Turns JSON objects into articles, one text after another.
struct ArticleReader {
  private let text: SourceText
  private let names: FieldNames
  private(set) var bag = DiagnosticBag()
  private var misspellings = Misspellings()
  private var suggestions: [String: FieldNames.Suggestion?] = [:]

  /// Prepares to read the articles of a text.
  init(text: SourceText, names: FieldNames) {
    self.text = text
    self.names = names
  }

  /// Reads an article; `nil` where a field of it has a wrong type.
  mutating func read(_ object: JSONValue, in surroundings: ArticleSurroundings) -> RawArticle? {
    let (members, repetitions) = NamedValue.unique(object.members)
    let sorted = SortedMembers(members, names)
    var fields = FieldReader(text: text, article: surroundings.id?.value, place: surroundings.place)
    var article = RawArticle(in: text, at: object.range)
    article.id = surroundings.id?.within(object)
    article.locale = surroundings.locale?.within(object)
    if let id = sorted.member(.id) {
      article.id = fields.identifier(id.name, id.value) ?? article.id
      fields.article = article.id?.value
    }
    for repetition in repetitions { fields.report(repetition) }
    for (field, member) in sorted.known { Self.set(field, to: member, of: &article, with: &fields) }
    for member in sorted.unknown {
      article.extra.append(RawMember(member.name, fields.any(member.name, member.value)))
      noteMisspelling(member, in: sorted, of: article)
    }
    if let extra = sorted.member(.extra) { Self.add(extra, to: &article, with: &fields) }
    bag.merge(fields.bag)
    return fields.isFaulty ? nil : article
  }

  private static func set(
    _ field: ArticleField, to member: NamedValue, of article: inout RawArticle, with fields: inout FieldReader
  ) {
    let (name, value) = (member.name, member.value)
    switch field {
    case .id, .extra: break
    case .title: article.title = fields.string(name, value)
    case .content: article.content = fields.bytes(name, value)
    case .format: article.format = fields.string(name, value)
    case .locale: article.locale = fields.string(name, value)
    case .slug: article.slug = fields.string(name, value)
    case .section: article.section = fields.section(name, value)
    case .order: article.order = fields.number(name, value)
    case .updatedAt: article.updatedAt = fields.moment(name, value)
    case .sourceUpdatedAt: article.sourceUpdatedAt = fields.moment(name, value)
    case .translationKey: article.translationKey = fields.identifier(name, value)
    case .draft: article.draft = fields.boolean(name, value)
    case .summary: article.summary = fields.string(name, value)
    case .tags: article.tags = fields.strings(name, value)
    case .redirectFrom: article.redirectFrom = fields.strings(name, value)
    }
  }

  /// Adds the members of `extra`; they win over unknown fields of the same name.
  private static func add(
    _ extra: NamedValue, to article: inout RawArticle, with fields: inout FieldReader
  ) {
    guard extra.value.kind == .object else { return fields.refuseNonObject(extra.name, extra.value) }
    for member in fields.uniqueMembers(of: extra.value) {
      let value = fields.any("\(extra.name).\(member.name)", member.value)
      if let index = article.extra.firstIndex(where: { $0.name == member.name }) {
        article.extra[index].value = value
      } else {
        article.extra.append(RawMember(member.name, value))
      }
    }
  }
}

/// The members of an article, by what they stand for.
private struct SortedMembers {
  private(set) var known: [(field: ArticleField, member: NamedValue)] = []
  private(set) var unknown: [NamedValue] = []

  init(_ members: [NamedValue], _ names: FieldNames) {
    for member in members {
      guard let meaning = names[member.name] else {
        unknown.append(member)
        continue
      }
      if member.value.isNull { continue }
      guard let rival = known.firstIndex(where: { $0.field == meaning.field }) else {
        known.append((meaning.field, member))
        continue
      }
      // The mapped name wins over helpgen's own.
      unknown.append(meaning.isMapped ? known[rival].member : member)
      if meaning.isMapped { known[rival].member = member }
    }
  }

  func has(_ field: ArticleField) -> Bool { known.contains { $0.field == field } }

  /// The member of a field, if the article has it.
  func member(_ field: ArticleField) -> NamedValue? { known.first { $0.field == field }?.member }
}

// MARK: Names that are nearly a field's

extension ArticleReader {
  private mutating func noteMisspelling(
    _ member: NamedValue, in members: SortedMembers, of article: RawArticle
  ) {
    guard let suggestion = suggestion(for: member.name), !members.has(suggestion.field) else { return }
    misspellings.note(
      member.name, SourceSpan(text, member.key), article.id?.value, suggestion: suggestion.name)
  }

  /// The field that a name is nearly; looked for once per name.
  private mutating func suggestion(for name: String) -> FieldNames.Suggestion? {
    if let known = suggestions[name] { return known }
    let found = names.nearest(to: name)
    suggestions[name] = .some(found)
    return found
  }

  /// Reports what can be said only after all articles of the text.
  mutating func finish() {
    bag.merge(misspellings.bag)
  }
}
