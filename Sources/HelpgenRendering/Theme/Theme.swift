public import HelpgenDiagnostics
public import HelpgenModel
import HelpgenTemplates

/// A theme ready for rendering: compiled templates, fingerprinted assets, and the texts of the interface.
public struct Theme: Sendable {
  let languageIndex: Template
  let redirect: Template
  let home: Template
  let section: Template
  let article: Template
  let notFound: Template
  /// Where the style sheet is.
  let stylesheet: PageAddress
  /// Where the script is.
  let script: PageAddress
  /// The texts of the interface.
  let languages: InterfaceLanguages

  /// The files that pages refer to.
  let assets: [OutputFile]

  /// Compiles the templates among the files; `nil` where one has an error.
  ///
  /// The files are the default theme's with the user's in the place of their namesakes.
  public init?(_ files: ThemeFiles, _ languages: InterfaceLanguages, into diagnostics: inout DiagnosticBag) {
    let sources = files.files.compactMap { name, text in
      name.hasSuffix(".html") ? TemplateSource(String(name.dropLast(".html".count)), text) : nil
    }
    let pages = [
      TemplatePage("languages", PageShapes.languages), TemplatePage("redirect", PageShapes.redirect),
      TemplatePage("home", PageShapes.home), TemplatePage("section", PageShapes.section),
      TemplatePage("article", PageShapes.article), TemplatePage("not-found", PageShapes.notFound),
    ]
    guard let set = TemplateSet.compile(sources, pages: pages, into: &diagnostics),
      let languageIndex = set.template("languages"), let redirect = set.template("redirect"),
      let home = set.template("home"), let section = set.template("section"),
      let article = set.template("article"), let notFound = set.template("not-found"),
      let style = files["style.css"].flatMap({ Self.asset("style", "css", $0.bytes) }),
      let script = files["helpgen.js"].flatMap({ Self.asset("helpgen", "js", $0.bytes) })
    else { return nil }
    self.languageIndex = languageIndex
    self.redirect = redirect
    self.home = home
    self.section = section
    self.article = article
    self.notFound = notFound
    stylesheet = PageAddress(file: style.path)
    self.script = PageAddress(file: script.path)
    assets = [style, script]
    self.languages = languages
  }

  /// A file whose name changes with its bytes, so that browsers may keep it for good.
  private static func asset(_ name: String, _ suffix: String, _ bytes: [UInt8]) -> OutputFile? {
    let fingerprint = Fingerprint(bytes).digits
    return OutputPath(["assets", "\(name).\(fingerprint).\(suffix)"]).map { OutputFile($0, bytes) }
  }
}
