public import HelpgenDiagnostics
public import HelpgenModel

/// Reads all articles of files, folders and standard input, source by source in the order given.
///
/// Trouble in a source's content is reported, and what can be read is returned. A source named twice is read
/// twice.
/// - Parameter standardInput: Reads all of what is piped into the program; called for
///   `SourceLocation.standardInput`.
/// - Throws: `SourceError` where a file or folder is missing or cannot be read.
public func loadArticles(
  from sources: [SourceLocation], options: LoadOptions, standardInput: () throws -> [UInt8],
  into bag: inout DiagnosticBag
) throws(SourceError) -> [RawArticle] {
  let loader = ArticleLoader(options)
  var articles: [RawArticle] = []
  for source in sources {
    let errorsBefore = bag.errorCount
    let found: [RawArticle]
    switch source {
    case .path(let path): found = try loader.load(path, into: &bag)
    case .standardInput: found = try loader.load(standardInput, into: &bag)
    }
    if found.isEmpty, bag.errorCount == errorsBefore { bag.report(.noArticles(in: source)) }
    // Adding to nothing would copy every article.
    if articles.isEmpty { articles = found } else { articles += found }
  }
  return articles
}

/// What all sources of a run are read with.
private struct ArticleLoader {
  let options: LoadOptions
  let names: FieldNames

  init(_ options: LoadOptions) {
    self.options = options
    names = FieldNames(options.fieldNames)
  }

  func load(_ standardInput: () throws -> [UInt8], into bag: inout DiagnosticBag) throws(SourceError)
    -> [RawArticle]
  {
    let name = "<stdin>"
    let bytes: [UInt8]
    do {
      bytes = try standardInput()
    } catch {
      throw SourceError(path: name, message: "cannot read standard input: \(reason(of: error))")
    }
    try checkSize(bytes.count, of: name)
    return read(SourceText(name: name, bytes: bytes), isLines: false, into: &bag)
  }

  func load(_ path: String, into bag: inout DiagnosticBag) throws(SourceError) -> [RawArticle] {
    let written = SourcePath(path, in: options.currentDirectory)
    guard try written.isFolder() else {
      if written.kind == .mdx {
        bag.report(.program(written.name))
        return []
      }
      if written.kind == .markdown {
        var folder = MarkdownFolder("", options, names)
        folder.add(
          String(written.fileName), SourceText(name: written.name, bytes: try written.readAll()),
          isNamed: true)
        return folder.articles(into: &bag)
      }
      return try load(written, below: [], into: &bag)
    }
    let folder = try SourceFolder(listing: written)
    if folder.mdxCount > 0 { bag.report(.programs(folder.mdxCount, in: written.name)) }
    for link in folder.skippedLinks { bag.report(.skippedLink(written.appending(link).name)) }
    var articles: [RawArticle] = []
    for file in folder.files {
      articles += try load(written.appending(file), below: file.split(separator: "/").dropLast(), into: &bag)
    }
    return try articles + loadMarkdown(folder, in: written, into: &bag)
  }

  /// Reads the Markdown files of a folder.
  private func loadMarkdown(
    _ folder: SourceFolder, in written: SourcePath, into bag: inout DiagnosticBag
  ) throws(SourceError) -> [RawArticle] {
    var pages = MarkdownFolder(written.name, options, names)
    for file in folder.markdown {
      let path = written.appending(file)
      pages.add(file, SourceText(name: path.name, bytes: try path.readAll()))
    }
    for file in folder.categories {
      let path = written.appending(file)
      pages.addCategory(file, SourceText(name: path.name, bytes: try path.readAll()))
    }
    return pages.articles(into: &bag)
  }

  /// Reads a file that lies below the named folders of a source.
  private func load(
    _ path: SourcePath, below folders: ArraySlice<Substring>, into bag: inout DiagnosticBag
  ) throws(SourceError) -> [RawArticle] {
    let text = SourceText(name: path.name, bytes: try path.readAll())
    return read(
      text, isLines: path.kind == .jsonLines, id: path.stem, locale: localeName(in: folders), into: &bag)
  }

  private func read(
    _ text: SourceText, isLines: Bool, id: String? = nil, locale: String? = nil, into bag: inout DiagnosticBag
  ) -> [RawArticle] {
    var surroundings = ArticleSurroundings()
    surroundings.id = id.map { RawField($0, at: 0..<0) }
    surroundings.locale = (locale ?? options.assumedLocale).map { RawField($0, at: 0..<0) }
    return readArticles(in: text, isLines: isLines, names: names, surroundings: surroundings, into: &bag)
  }

  /// The folder that names a language: the outermost one whose name is a well-formed locale.
  ///
  /// One with two letters or more subtags (`de`, `pt-BR`) goes before one of three letters, because three
  /// letters are the name of many a folder that is no language: `faq`, `app`, `api`.
  private func localeName(in folders: ArraySlice<Substring>) -> String? {
    let candidates = folders.filter { LocaleCode($0) != nil }
    return (candidates.first { $0.utf8.count != 3 } ?? candidates.first).map(String.init)
  }
}

extension Diagnostic {
  fileprivate static func noArticles(in source: SourceLocation) -> Diagnostic {
    let name =
      switch source {
      case .path(let path): quoted(path)
      case .standardInput: "standard input"
      }
    return Diagnostic(
      .error, "no-articles", "there is no article in \(name)",
      hint: "articles are read from .md, .json, .jsonl and .ndjson files")
  }

  fileprivate static func program(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "unsupported-file", "\(quoted(path: name)) is MDX, which cannot be read",
      hint: "MDX needs a program to be shown; write the text as Markdown in a .md file")
  }

  fileprivate static func programs(_ count: Int, in folder: String) -> Diagnostic {
    Diagnostic(
      .warning, "unsupported-file",
      "\(count == 1 ? "1 MDX file" : "\(count) MDX files") in \(quoted(path: folder)) cannot be read",
      hint: "MDX needs a program to be shown; write the text as Markdown in a .md file")
  }

  fileprivate static func skippedLink(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, "skipped-link", "\(quoted(name)) is a symbolic link that is not followed",
      hint: "links to files inside the source folder are followed; name other places as sources of their own")
  }
}
