import CPlainCmark
import Foundation

/// The least that a generator must do with libcmark: decode articles, render their bodies, write the files.
///
/// It checks nothing, has no template, and its pages are no pages; helpgen's cost is measured against it.
@main
struct Command {
  static func main() {
    do {
      guard let options = Options(CommandLine.arguments.dropFirst()) else {
        fail("usage: floor ARTICLES.json OUTPUT [--files N]", code: 2)
      }
      try writeSite(options)
    } catch {
      fail("floor: \(error)", code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}

/// What the floor is told.
struct Options {
  var articles: String
  var output: String
  /// How many files to write at least.
  var files = 0

  /// Reads arguments; `nil` where they make no sense.
  init?(_ arguments: ArraySlice<String>) {
    var arguments = Array(arguments)
    if let index = arguments.firstIndex(of: "--files") {
      guard arguments.indices.contains(index + 1), let files = Int(arguments[index + 1]) else { return nil }
      self.files = files
      arguments.removeSubrange(index...index + 1)
    }
    guard arguments.count == 2 else { return nil }
    (articles, output) = (arguments[0], arguments[1])
  }
}

/// Writes one file per article, and small ones up to the number asked for.
func writeSite(_ options: Options) throws {
  let data = try Data(contentsOf: URL(filePath: options.articles))
  let articles = try JSONDecoder().decode([Article].self, from: data)
  try makeFolder(options.output)

  var addresses = Addresses()
  var count = 0
  for article in articles where article.draft != true {
    let (path, isNewLocale) = addresses.next(locale: article.locale, slug: article.slug, number: count)
    if isNewLocale { try makeFolder("\(options.output)/\(article.locale)") }
    let folder = "\(options.output)/\(path)"
    try makeFolder(folder)
    try writePage(article.content, to: folder + "/index.html")
    count += 1
  }
  for number in stride(from: count, to: options.files, by: 1) {
    var text = "<p>\(number)</p>\n"
    try text.withUTF8 { bytes in
      // The bytes are those of a local string, lent for this call.
      try unsafe writeFile("\(options.output)/\(number).html", UnsafeRawBufferPointer(bytes))
    }
  }
}

/// Renders Markdown and writes what libcmark made of it, without a copy.
private func writePage(_ markdown: String, to path: String) throws {
  var markdown = markdown
  try markdown.withUTF8 { bytes in
    // cmark reads `count` bytes of a local string, and its result, which ends with a zero, is ours to free.
    guard let html = unsafe cmark_markdown_to_html(bytes.baseAddress, bytes.count, CMARK_OPT_DEFAULT) else {
      return
    }
    // Freed when the file is written, whether that went well or not.
    defer { unsafe free(html) }
    // The buffer is used only while `html` lives.
    try unsafe writeFile(path, UnsafeRawBufferPointer(start: html, count: strlen(html)))
  }
}
