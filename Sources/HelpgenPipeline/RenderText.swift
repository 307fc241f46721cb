public import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenSources

/// The HTML of one text or of many.
public struct Rendering: Sendable {
  /// HTML, or a line of JSON for each text.
  public let output: [UInt8]
  /// What is wrong with the input.
  public let diagnostics: DiagnosticBag
}

/// Renders Markdown outside of a site, through the same entry point as a build.
public func renderText(
  _ request: RenderRequest, in environment: BuildEnvironment
) async throws(BuildError) -> Rendering {
  var diagnostics = DiagnosticBag()
  let text: SourceText
  do {
    text = try loadText(
      from: SourceLocation(request.input), currentDirectory: environment.currentDirectory,
      standardInput: environment.readStandardInput)
  } catch {
    throw .unreadable(error.message)
  }
  let options = MarkupOptions(
    dialect: request.extensions.dialect, smartPunctuation: request.smartPunctuation,
    rawHTML: request.html.rawHTML)
  guard request.readsJSONLines else {
    return Rendering(output: render(text.bytes, options).html, diagnostics: diagnostics)
  }
  let lines = readMarkdownLines(in: text, into: &diagnostics)
  let rendered = await orderedMap(lines, jobs: environment.processorCount, finished: { _ in }) {
    line -> Result<[UInt8], Never> in
    let (body, html) = render(line.content, options)
    return .success(RenderedLine(id: line.id, content: line.content, body, html: html).json)
  }
  var output: [UInt8] = []
  output.reserveCapacity(rendered.reduce(0) { $0 + $1.count })
  for line in rendered { output += line }
  return Rendering(output: output, diagnostics: diagnostics)
}

/// Renders a text: as on the page of an article, or without all that is helpgen's own, to compare it with other programs.
private func render(_ text: [UInt8], _ options: MarkupOptions) -> (body: RenderedBody, html: [UInt8]) {
  let body = renderBody(text, title: nil, options)
  let html = options.dialect == .all ? body.html(BodyPlacement(topLevel: nil)) : body.plainHTML
  return (body, html)
}

extension MarkdownExtensions {
  fileprivate var dialect: Dialect {
    switch self {
    case .commonmark: .commonmark
    case .gfm: .gfm
    case .all: .all
    }
  }
}

extension HTMLChoice {
  fileprivate var rawHTML: RawHTML {
    switch self {
    case .sanitize: .sanitize
    case .escape: .escape
    case .drop: .drop
    case .raw: .pass
    }
  }
}
