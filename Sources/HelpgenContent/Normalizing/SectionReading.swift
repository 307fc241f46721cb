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
    labels = names(in: text, options.sectionSeparator).compactMap { label(title: $0) }
  case .path(let path):
    labels = path.compactMap { label(title: $0) }
  case .object(let id, let title, let order):
    labels = [label(key: id, title: title, order: order)].compactMap(\.self)
  case .labels(let given):
    labels = given.compactMap { label(key: $0.key, title: $0.title, order: $0.order) }
  }
  if labels.count > maximumDepth {
    diagnostics.report(.deepSection(field.range, labels.count, maximumDepth, raw))
    labels.removeLast(labels.count - maximumDepth)
  }
  return labels
}

/// A section by its key and title, each of which stands in for the other; `nil` where both are blank.
private func label(key: String? = nil, title: String?, order: Double? = nil) -> SectionLabel? {
  let (key, title) = (PlainText.visibleLine(key), PlainText.visibleLine(title))
  guard let name = title ?? key else { return nil }
  // Keys compare under canonical equivalence; in one form, they also are the same bytes.
  return SectionLabel(
    key: (key ?? name).composed, title: name,
    order: order.flatMap { $0.isNaN ? nil : $0 })
}

/// The parts of a path, which is cut at bytes: a separator that carries a combining mark still separates.
private func names(in text: String, _ separator: String?) -> [String] {
  let (bytes, cut) = (Array(text.utf8), Array((separator ?? "").utf8))
  guard !cut.isEmpty else { return [text] }
  var names: [String] = []
  var start = 0
  var index = 0
  while index + cut.count <= bytes.count {
    guard bytes[index..<index + cut.count].elementsEqual(cut) else {
      index += 1
      continue
    }
    names.append(String(decoding: bytes[start..<index], as: UTF8.self))
    index += cut.count
    start = index
  }
  return names + [String(decoding: bytes[start...], as: UTF8.self)]
}
