import HelpgenDiagnostics
import HelpgenModel

/// Finds the articles in a JSON value.
///
/// The structure alone decides what a value is:
///
/// 1. An array holds articles.
/// 2. An object that has an array or object named `articles`, and no `content` that is a string, is wrapped
///    around them; whatever else it has is ignored.
/// 3. An object that has a field of an article which is neither `null`, an array nor an object is one
///    article.
/// 4. Any other object is a collection, and each of its members is decided for itself: an object that is an
///    article (rule 3) has its key as `id`; an array under the key of a well-formed locale holds the articles
///    of that locale; an object of objects under such a key holds them by `id`.
///
/// What an article says itself goes before what is around it.
struct ArticleShape {
  private let text: SourceText
  private let names: FieldNames
  private var reader: ArticleReader
  private var surroundings: ArticleSurroundings
  private var articles: [RawArticle] = []
  private var bag = DiagnosticBag()

  private init(text: SourceText, names: FieldNames, surroundings: ArticleSurroundings) {
    self.text = text
    self.names = names
    self.surroundings = surroundings
    reader = ArticleReader(text: text, names: names)
  }

  /// Reads the articles in `root`, of whatever shape; `surroundings.id` is for a root that is one article.
  static func articles(
    in root: JSONValue, of text: SourceText, names: FieldNames, surroundings: ArticleSurroundings,
    into bag: inout DiagnosticBag
  ) -> [RawArticle] {
    var shape = Self(text: text, names: names, surroundings: surroundings)
    shape.readRoot(root)
    return shape.finish(into: &bag)
  }

  /// Reads one article from each of `values`.
  static func articles(
    inLines values: some Sequence<JSONValue>, of text: SourceText, names: FieldNames,
    surroundings: ArticleSurroundings, into bag: inout DiagnosticBag
  ) -> [RawArticle] {
    var shape = Self(text: text, names: names, surroundings: surroundings)
    shape.surroundings.id = nil
    shape.readList(values, in: nil)
    return shape.finish(into: &bag)
  }

  private mutating func finish(into bag: inout DiagnosticBag) -> [RawArticle] {
    reader.finish()
    bag.merge(self.bag)
    bag.merge(reader.bag)
    return articles
  }

  private mutating func readRoot(_ root: JSONValue) {
    switch root.kind {
    case .array:
      readList(root.elements, in: nil)
    case .object:
      if let wrapped = wrappedArticles(in: root) {
        wrapped.kind == .array ? readList(wrapped.elements, in: nil) : readCollection(wrapped)
      } else if isArticle(root) {
        readArticle(root, in: surroundings)
      } else {
        readCollection(root)
      }
    default:
      bag.report(.unknownShape("expected articles, found \(root.kindName)", at: SourceSpan(text, root.range)))
    }
  }

  private mutating func readArticle(_ object: JSONValue, in surroundings: ArticleSurroundings) {
    if let article = reader.read(object, in: surroundings) { articles.append(article) }
  }

  /// Reads the articles of an array, or of lines; `group` is the key it stands under.
  private mutating func readList(_ values: some Sequence<JSONValue>, in group: NamedValue?) {
    var around = surroundings
    around.id = nil
    if let group { around.locale = RawField(group.name, at: group.key) }
    for (index, value) in values.enumerated() {
      around.place = "article \(index + 1)" + (group.map { " of \(quoted($0.name))" } ?? "")
      if value.kind == .object {
        readArticle(value, in: around)
      } else {
        bag.report(.noObject(around.place, value, at: SourceSpan(text, value.range)))
      }
    }
  }

  private mutating func readCollection(_ object: JSONValue) {
    let entries = object.members.compactMap { member -> (entry: NamedValue, kind: EntryKind)? in
      let entry = NamedValue(name: member.name, key: member.key.range, value: member.value)
      return member.value.isNull ? nil : (entry, kind(of: entry))
    }
    guard entries.isEmpty || entries.contains(where: { $0.kind != .other }) else {
      let brace = object.range.lowerBound..<object.range.lowerBound + 1
      return bag.report(
        .unknownShape(
          "this object is neither an article nor a collection of articles", at: SourceSpan(text, brace)))
    }
    for (entry, kind) in entries { read(entry, as: kind) }
  }

  private mutating func read(_ entry: NamedValue, as kind: EntryKind) {
    var around = surroundings
    switch kind {
    case .article:
      around.id = RawField(entry.name, at: entry.key)
      readArticle(entry.value, in: around)
    case .listOfLocale:
      readList(entry.value.elements, in: entry)
    case .objectOfLocale:
      around.locale = RawField(entry.name, at: entry.key)
      for member in entry.value.members where !member.value.isNull {
        around.id = RawField(member.name, at: member.key.range)
        readArticle(member.value, in: around)
      }
    case .other:
      bag.report(
        .unknownShape(
          "\(quoted(entry.name)) is neither an article nor the articles of a language",
          at: SourceSpan(text, entry.key)))
    }
  }
}

// MARK: What a value is

extension ArticleShape {
  private enum EntryKind { case article, listOfLocale, objectOfLocale, other }

  private func kind(of entry: NamedValue) -> EntryKind {
    switch entry.value.kind {
    case .array:
      return LocaleCode(entry.name) == nil ? .other : .listOfLocale
    case .object:
      if isArticle(entry.value) { return .article }
      let isGroup = entry.value.members.allSatisfy { $0.value.kind == .object || $0.value.isNull }
      return isGroup && LocaleCode(entry.name) != nil ? .objectOfLocale : .other
    default:
      return .other
    }
  }

  private func isArticle(_ object: JSONValue) -> Bool {
    object.members.contains { member in
      !member.value.kind.isContainer && !member.value.isNull && names[member.name] != nil
    }
  }

  private func wrappedArticles(in object: JSONValue) -> JSONValue? {
    var wrapped: JSONValue?
    for member in object.members {
      if member.value.kind == .string, names[member.name]?.field == .content { return nil }
      if member.value.kind.isContainer, member.name == "articles" { wrapped = member.value }
    }
    return wrapped
  }
}

extension Diagnostic {
  fileprivate static func unknownShape(_ message: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "unknown-shape", message, at: span,
      hint:
        "accepted are an array of articles, {\"articles\": […]}, an object of articles by id or of arrays by "
        + "locale, one article, and one article on each line")
  }

  fileprivate static func noObject(_ place: String, _ value: JSONValue, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "wrong-type", "wrong type of \(place): expected an object, found \(value.kindName)", at: span)
  }
}
