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
    return Rendering(output: renderMarkdown(text.bytes, options).html, diagnostics: diagnostics)
  }
  let lines = readMarkdownLines(in: text, into: &diagnostics)
  let rendered = await orderedMap(lines, jobs: environment.processorCount, finished: { _ in }) {
    line -> Result<[UInt8], Never> in
    var json = Array("{\"id\":".utf8) + line.id + Array(",\"html\":".utf8)
    appendJSONString(renderMarkdown(line.content, options).html, to: &json)
    json.append(contentsOf: "}\n".utf8)
    return .success(json)
  }
  var output: [UInt8] = []
  output.reserveCapacity(rendered.reduce(0) { $0 + $1.count })
  for line in rendered { output += line }
  return Rendering(output: output, diagnostics: diagnostics)
}

/// Appends UTF-8 as a string of JSON.
private func appendJSONString(_ bytes: [UInt8], to json: inout [UInt8]) {
  let digits = Array("0123456789abcdef".utf8)
  json.reserveCapacity(json.count + bytes.count + bytes.count / 8 + 4)
  json.append(UInt8(ascii: "\""))
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      json.append(UInt8(ascii: "\\"))
      json.append(byte)
    case UInt8(ascii: "\n"): json.append(contentsOf: "\\n".utf8)
    case 0..<0x20:
      json.append(contentsOf: "\\u00".utf8)
      json.append(digits[Int(byte >> 4)])
      json.append(digits[Int(byte & 0x0F)])
    default: json.append(byte)
    }
  }
  json.append(UInt8(ascii: "\""))
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
