import HelpgenDiagnostics
import HelpgenModel
import HelpgenTemplates
import Testing

@testable import HelpgenRendering

/// A site in memory.
struct RenderedSite {
  let plan: SitePlan
  let planning: PlanningOptions
  let rendering: RenderingOptions
  let files: [String: [UInt8]]
  let bag: DiagnosticBag

  /// Renders a library with the default theme; files in `own` replace those of the theme.
  init(
    _ library: Library, _ planning: PlanningOptions = PlanningOptions(),
    _ rendering: RenderingOptions = RenderingOptions(), own: [String: String] = [:]
  ) throws {
    self.planning = planning
    self.rendering = rendering
    let (plan, planBag) = try planned(library, planning)
    var bag = planBag
    let renderer = SiteRenderer(plan, try theme(own: own), rendering)
    var files: [String: [UInt8]] = [:]
    var findings: [LinkFindings] = []
    for batch in plan.batches {
      var found = LinkFindings()
      for file in try renderer.render(batch, &found, into: &bag) {
        try #require(files.updateValue(file.bytes, forKey: file.path.text) == nil)
      }
      findings.append(found)
    }
    renderer.reportLinks(findings, into: &bag)
    renderer.renderSharedFiles { files[$0.path.text] = $0.bytes }
    (self.plan, self.files, self.bag) = (plan, files, bag)
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    String(decoding: try #require(files[path], "there is no “\(path)”"), as: UTF8.self)
  }

  /// The elements of a page.
  func page(_ path: String) throws -> HTMLPage { HTMLPage(try text(path)) }

  /// The paths of all pages, sorted.
  var pagePaths: [String] { files.keys.filter { $0.hasSuffix(".html") }.sorted() }
}

/// The default theme with files in place of others, and all texts of the interface.
func theme(own: [String: String] = [:]) throws -> Theme {
  var bag = DiagnosticBag()
  let shipped = DefaultTheme.files { _ in true }
  let files = own.map {
    (name: $0.key, text: SourceText(name: "templates/\($0.key)", bytes: Array($0.value.utf8)))
  }
  let theme = Theme(ThemeFiles(shipped.files + files), try shippedLanguages(), into: &bag)
  try #require(bag.diagnostics.isEmpty)
  return try #require(theme)
}

/// The texts that the default theme ships.
func shippedLanguages() throws -> InterfaceLanguages { try languagesOnce.get() }

// Read once: there are many, and every site needs them.
private let languagesOnce = Result { try readShippedLanguages() }

private func readShippedLanguages() throws -> InterfaceLanguages {
  var texts: [LocaleCode: [String: String]] = [:]
  for (name, file) in DefaultTheme.files(strings: { _ in true }).strings {
    texts[try #require(LocaleCode(name))] = try interfaceTexts(String(decoding: file.bytes, as: UTF8.self))
  }
  return InterfaceLanguages(texts)
}

/// Reads lines of `key: "text"`, the only ones that the shipped files have besides comments.
func interfaceTexts(_ file: String) throws -> [String: String] {
  var texts: [String: String] = [:]
  for line in file.split(separator: "\n") where !line.hasPrefix("#") {
    let parts = line.split(separator: ": \"", maxSplits: 1)
    try #require(parts.count == 2 && parts[1].hasSuffix("\"") && !line.contains("\\"), "\(line)")
    try #require(texts.updateValue(String(parts[1].dropLast()), forKey: String(parts[0])) == nil, "\(line)")
  }
  return texts
}
