import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

/// An article as a source would give it, each field on a line of its own: `title: …`.
func raw(
  id: String? = "a", title: String? = "T", content: String? = "x", locale: String? = "en",
  format: String? = nil, slug: String? = nil, section: RawSection? = nil, order: Double? = nil,
  updatedAt: RawMoment? = nil, translationKey: String? = nil, draft: Bool? = nil, summary: String? = nil,
  tags: [String]? = nil
) -> RawArticle {
  var bytes: [UInt8] = []
  func write<Value>(_ name: String, _ value: Value?, as text: String? = nil) -> RawField<Value>? {
    guard let value else { return nil }
    bytes += Array("\(name): ".utf8)
    let start = bytes.count
    bytes += Array((text ?? "\(value)").utf8)
    defer { bytes.append(UInt8(ascii: "\n")) }
    return RawField(value, at: start..<bytes.count)
  }
  let fields = (
    id: write("id", id), title: write("title", title),
    content: write("content", content.map { Array($0.utf8) }, as: content), locale: write("locale", locale),
    format: write("format", format), slug: write("slug", slug), section: write("section", section),
    order: write("order", order), updatedAt: write("updatedAt", updatedAt),
    translationKey: write("translationKey", translationKey), draft: write("draft", draft),
    summary: write("summary", summary), tags: write("tags", tags)
  )
  var article = RawArticle(in: SourceText(name: "help.json", bytes: bytes), at: 0..<bytes.count)
  article.id = fields.id
  article.title = fields.title
  article.content = fields.content
  article.locale = fields.locale
  article.format = fields.format
  article.slug = fields.slug
  article.section = fields.section
  article.order = fields.order
  article.updatedAt = fields.updatedAt
  article.translationKey = fields.translationKey
  article.draft = fields.draft
  article.summary = fields.summary
  article.tags = fields.tags
  return article
}

/// A valid article, by normalizing one.
func article(
  _ id: String, _ title: String = "T", _ locale: String = "en", section: RawSection? = nil,
  order: Double? = nil, translationKey: String? = nil, draft: Bool? = nil, content: String = "x"
) throws -> Article {
  let written = raw(
    id: id, title: title, content: content, locale: locale, section: section, order: order,
    translationKey: translationKey,
    draft: draft)
  var bag = DiagnosticBag()
  let article = try #require(normalize([written], NormalizationOptions(), into: &bag).first)
  #expect(report(bag) == [])
  return article
}

/// The articles made of raw ones, and what was reported.
func normalized(
  _ raw: RawArticle..., options: NormalizationOptions = NormalizationOptions()
) -> (articles: [Article], report: [String]) {
  var bag = DiagnosticBag()
  let articles = normalize(raw, options, into: &bag)
  return (articles, report(bag))
}

/// The library made of articles, and what was reported.
func grouped(
  _ articles: [Article], _ options: GroupingOptions = GroupingOptions()
) -> (library: Library, report: [String]) {
  var bag = DiagnosticBag()
  let library = group(articles, options, into: &bag)
  return (library, report(bag))
}

/// Diagnostics as texts that tests compare whole: severity, code, article, marked text, message, notes and hint.
func report(_ bag: DiagnosticBag) -> [String] {
  bag.diagnostics.map { diagnostic in
    let article = diagnostic.article.map { " (\($0))" } ?? ""
    var lines = [
      "\(diagnostic.severity)[\(diagnostic.code.name)]\(article)\(marked(diagnostic.span)): \(diagnostic.message)"
    ]
    lines += diagnostic.notes.map { "note\(marked($0.span)): \($0.message)" }
    lines += diagnostic.hint.map { ["hint: \($0)"] } ?? []
    return lines.joined(separator: "\n")
  }
}

/// The marked text; of more than one line the first, which is enough to know an article by.
private func marked(_ span: SourceSpan?) -> String {
  guard let span else { return "" }
  let text = String(decoding: span.text.bytes[span.range], as: UTF8.self).unicodeScalars
  let line = text.prefix { $0 != "\n" }
  return " <\(String(String.UnicodeScalarView(line)))\(line.count < text.count ? "…" : "")>"
}

/// A generator that yields the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
