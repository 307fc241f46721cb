public import HelpgenDiagnostics
public import HelpgenModel

/// How raw articles are read.
public struct NormalizationOptions: Sendable {
  /// What stands between the names of nested sections in one string; `nil` where a string is always one name.
  public var sectionSeparator: String?

  /// Chooses how raw articles are read.
  public init(sectionSeparator: String? = "/") {
    self.sectionSeparator = sectionSeparator
  }
}

/// Turns what sources gave into articles that can be published.
///
/// An article with an error is left out; one with only warnings stays. The order is kept.
public func normalize(
  _ raw: [RawArticle], _ options: NormalizationOptions, into diagnostics: inout DiagnosticBag
) -> [Article] {
  raw.compactMap { normalize($0, options, &diagnostics) }
}

private func normalize(
  _ raw: RawArticle, _ options: NormalizationOptions, _ diagnostics: inout DiagnosticBag
) -> Article? {
  let locale = readLocale(raw, &diagnostics)
  let format = readFormat(raw, &diagnostics)
  requireFields(raw, &diagnostics)
  guard let locale, let format, let content = raw.content, let rawTitle = raw.title else { return nil }

  let title = readTitle(rawTitle, raw, &diagnostics)
  let slug = readSlug(title, raw, &diagnostics)
  guard let id = readID(slug.value, raw, &diagnostics) else { return nil }
  let sections = readSections(raw, options, &diagnostics)
  return Article(
    id: id, title: title, content: readContent(content, raw, &diagnostics), format: format, locale: locale,
    slug: slug.value, isSlugExplicit: slug.isExplicit,
    idSlug: Slug(identifying: id.text) ?? .article, sections: sections,
    order: raw.order.flatMap { $0.value.isNaN ? nil : $0.value },
    updatedAt: readMoment(raw.updatedAt, "updatedAt", raw, &diagnostics),
    sourceUpdatedAt: readMoment(raw.sourceUpdatedAt, "sourceUpdatedAt", raw, &diagnostics),
    translationKey: TranslationKey(given(raw.translationKey) ?? id.text), isDraft: raw.draft?.value ?? false,
    summary: PlainText.visibleLine(raw.summary?.value),
    tags: (raw.tags?.value ?? []).compactMap(PlainText.visibleLine),
    redirectFrom: raw.redirectFrom?.value ?? [], extra: raw.extra,
    origin: Article.Origin(
      text: raw.text, article: raw.range, content: content.range,
      slug: (slug.isExplicit ? raw.slug?.range : nil) ?? rawTitle.range,
      isContentVerbatim: raw.isContentVerbatim, file: raw.file))
}

private func requireFields(_ raw: RawArticle, _ diagnostics: inout DiagnosticBag) {
  let fields: [(name: String, isPresent: Bool)] = [
    ("title", raw.title != nil), ("content", raw.content != nil), ("locale", raw.locale != nil),
  ]
  for field in fields where !field.isPresent {
    diagnostics.report(.missingField(field.name, raw))
  }
}

private func readLocale(_ raw: RawArticle, _ diagnostics: inout DiagnosticBag) -> LocaleCode? {
  guard let field = raw.locale else { return nil }
  if let locale = LocaleCode(field.value) { return locale }
  diagnostics.report(.invalidLocale(field, raw))
  return nil
}

private func readFormat(_ raw: RawArticle, _ diagnostics: inout DiagnosticBag) -> Article.Format? {
  guard let field = raw.format else { return .markdown }
  if let format = Article.Format(rawValue: field.value.lowercased()) { return format }
  diagnostics.report(.unknownFormat(field, raw))
  return nil
}

/// The text of an identifying field; `nil` where there is none to see.
private func given(_ field: RawField<String>?) -> String? {
  field.flatMap { PlainText.isVisible($0.value) ? $0.value : nil }
}

private func readID(_ slug: Slug, _ raw: RawArticle, _ diagnostics: inout DiagnosticBag) -> ArticleID? {
  if let id = given(raw.id) { return ArticleID(id) }
  if let field = raw.id { diagnostics.report(.emptyID(field, slug, raw)) }
  return ArticleID(slug.text)
}

private func readTitle(
  _ field: RawField<String>, _ raw: RawArticle, _ diagnostics: inout DiagnosticBag
) -> String {
  if let title = PlainText.visibleLine(field.value) { return title }
  let substitute = PlainText.visibleLine(raw.id?.value)
  diagnostics.report(.emptyTitle(field, substitute, raw))
  return substitute ?? "—"
}

private func readContent(
  _ field: RawField<[UInt8]>, _ raw: RawArticle, _ diagnostics: inout DiagnosticBag
) -> [UInt8] {
  let cleaned = PlainText.withoutControls(field.value)
  if let cleaned {
    diagnostics.report(.controlCharacters(field, field.value.count - cleaned.count, raw))
  }
  let content = cleaned ?? field.value
  let isBlank = content.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  if isBlank, raw.draft?.value != true { diagnostics.report(.emptyContent(field, raw)) }
  return content
}

private func readMoment(
  _ field: RawField<RawMoment>?, _ name: String, _ raw: RawArticle, _ diagnostics: inout DiagnosticBag
) -> Moment? {
  guard let field else { return nil }
  switch field.value {
  case .text(let text):
    if let moment = Moment(text) { return moment }
    diagnostics.report(.invalidDate(name, quoted(text), field, raw))
  case .number(let number):
    // Seconds of this era have ten digits, milliseconds thirteen.
    let seconds = abs(number) >= 100_000_000_000 ? number / 1000 : number
    if let whole = Int(exactly: seconds.rounded(.down)), let moment = Moment(secondsSince1970: whole) {
      return moment
    }
    diagnostics.report(.invalidDate(name, Int(exactly: number).map(String.init) ?? "\(number)", field, raw))
  }
  return nil
}

private func readSlug(
  _ title: String, _ raw: RawArticle, _ diagnostics: inout DiagnosticBag
) -> (value: Slug, isExplicit: Bool) {
  if let field = raw.slug {
    if let slug = Slug(composing: field.value) { return (slug, true) }
    let mended = Slug(derivedFrom: field.value)
    let substitute = mended ?? derivedSlug(title, raw)
    diagnostics.report(.unsafeSlug(field, substitute, raw))
    return (substitute, mended != nil)
  }
  return (derivedSlug(title, raw), false)
}

private func derivedSlug(_ title: String, _ raw: RawArticle) -> Slug {
  Slug(derivedFrom: title) ?? raw.id.flatMap { Slug(derivedFrom: $0.value) } ?? .article
}
