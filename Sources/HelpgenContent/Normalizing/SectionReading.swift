import HelpgenDiagnostics
import HelpgenModel

/// The deepest a section may nest; what is deeper stays in the last one allowed.
private let maximumDepth = 8

/// Reads `section` as the labels around an article, outermost first.
func readSections(
  _ raw: RawArticle, _ options: NormalizationOptions, _ diagnostics: inout DiagnosticBag
) -> [SectionLabel] {
  guard let field = raw.section else { return [] }
  var labels: [SectionLabel]
  switch field.value {
  case .text(let text):
    labels = names(in: text, options.sectionSeparator).map { SectionLabel(key: $0, title: $0) }
  case .path(let path):
    labels = path.map(PlainText.oneLine).filter { !$0.isEmpty }.map { SectionLabel(key: $0, title: $0) }
  case .object(let id, let title, let order):
    let name = PlainText.oneLine(title ?? id ?? "")
    labels = name.isEmpty ? [] : [SectionLabel(key: id ?? name, title: name, order: order)]
  }
  if labels.count > maximumDepth {
    diagnostics.report(.deepSection(field.range, labels.count, maximumDepth, raw))
    labels.removeLast(labels.count - maximumDepth)
  }
  return labels
}

private func names(in text: String, _ separator: String?) -> [String] {
  guard let separator, !separator.isEmpty, text.utf8.count > separator.utf8.count else {
    let name = PlainText.oneLine(text)
    return name.isEmpty ? [] : [name]
  }
  return text.split(separator: separator).map { PlainText.oneLine(String($0)) }.filter { !$0.isEmpty }
}
