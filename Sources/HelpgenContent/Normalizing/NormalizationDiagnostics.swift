import HelpgenDiagnostics
import HelpgenModel

extension Diagnostic {
  static func missingField(_ name: String, _ raw: RawArticle) -> Diagnostic {
    let hints = [
      "title": "add a \"title\": what readers see in lists and on top of the page",
      "content": "add \"content\", the text as Markdown; an empty string publishes an empty page",
      "locale": "add a \"locale\" such as \"en\", put the file into a folder of that name, or pass --locale",
    ]
    return Diagnostic(
      .error, "missing-field", "the article has no \"\(name)\"", at: raw.span(nil), article: raw.label,
      hint: hints[name])
  }

  static func invalidLocale(_ field: RawField<String>, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .error, "invalid-locale", "\(quoted(field.value)) is not a language tag", at: raw.span(field.range),
      article: raw.label, hint: "write a BCP 47 tag such as \"en\", \"pt-BR\" or \"zh-Hant\"")
  }

  static func unknownFormat(_ field: RawField<String>, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .error, "unknown-format", "\(quoted(field.value)) is not a \"format\" that can be read",
      at: raw.span(field.range),
      article: raw.label, hint: "leave it out, or use \"markdown\" or \"html\"")
  }

  static func emptyID(_ field: RawField<String>, _ slug: Slug, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .warning, "empty-id", "\"id\" is empty; the slug \(quoted(slug.text)) stands in for it",
      at: raw.span(field.range), article: raw.label,
      hint: "give the article an \"id\" that stays when its title changes")
  }

  static func emptyTitle(_ field: RawField<String>, _ substitute: String?, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .warning, "empty-title",
      substitute.map { "\"title\" is empty; the id \(quoted($0)) stands in for it" }
        ?? "\"title\" is empty; the page shows “—”",
      at: raw.span(field.range), article: raw.label,
      hint: "write what readers see in lists and on top of the page")
  }

  static func emptyContent(_ field: RawField<[UInt8]>, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .warning, "empty-content", "the article has a title but no text", at: raw.span(field.range),
      article: raw.label, hint: "write its text, or set \"draft\": true until there is one")
  }

  static func controlCharacters(_ field: RawField<[UInt8]>, _ count: Int, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .warning, "control-character",
      count == 1
        ? "1 control character was left out of the text"
        : "\(count) control characters were left out of the text",
      at: raw.span(field.range), article: raw.label,
      hint: "remove escapes such as \\u0001 from \"content\"")
  }

  static func invalidDate<Value>(
    _ name: String, _ value: String, _ field: RawField<Value>, _ raw: RawArticle
  ) -> Diagnostic {
    Diagnostic(
      .warning, "invalid-date",
      "\"\(name)\" is \(value), which is not a date; \(name == "updatedAt" ? "the page shows none" : "it is ignored")",
      at: raw.span(field.range), article: raw.label,
      hint: "write \"2024-01-05\", \"2024-01-05T10:00:00Z\" or seconds since 1970")
  }

  static func unsafeSlug(_ field: RawField<String>, _ slug: Slug, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .warning, "unsafe-slug",
      "the slug \(quoted(field.value)) cannot be an address; this article becomes \(quoted(slug.text))",
      at: raw.span(field.range), article: raw.label,
      hint: "use letters, digits, “-”, “_” and “.”, at most \(Slug.maximumByteCount) bytes")
  }

  static func deepSection(_ range: Range<Int>, _ depth: Int, _ limit: Int, _ raw: RawArticle) -> Diagnostic {
    Diagnostic(
      .warning, "deep-section", "the section is \(depth) levels deep; the article moves up to level \(limit)",
      at: raw.span(range), article: raw.label, hint: "nest sections at most \(limit) levels deep")
  }
}

extension RawArticle {
  /// What diagnostics call the article; `nil` where it has nothing to be called by.
  var label: String? { [id, slug, title].lazy.compactMap { $0?.value }.first(where: PlainText.isVisible) }
}
