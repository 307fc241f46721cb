import HelpgenDiagnostics
import HelpgenModel

/// The Markdown files of a source, read as articles.
///
/// All files are cut and their front matter is read first, because a file alone tells neither its language nor
/// whether it stands for a section.
struct MarkdownFolder {
  /// A file that becomes an article or names a section, and its place.
  private struct Page {
    let file: MarkdownFile
    let parts: MarkdownParts
    let frontMatter: FrontMatter
    let place: PagePlace
    let locale: LocaleCode?
  }

  private let source: String
  private let options: LoadOptions
  private let names: FrontMatterNames
  private var files: [MarkdownFile] = []
  private var named: [MarkdownFile] = []
  private var categories: [(folders: [String], entry: SectionCatalog.Entry)] = []
  private var partials: [String] = []
  private var bag = DiagnosticBag()
  private var misspellings = Misspellings()

  /// Prepares to read the files of a source.
  init(_ source: String, _ options: LoadOptions, _ names: FieldNames) {
    self.source = source
    self.options = options
    self.names = FrontMatterNames(names)
  }

  /// Adds a Markdown file at a path below the source; one that was named itself is an article in any case.
  mutating func add(_ path: String, _ text: SourceText, isNamed: Bool = false) {
    let file = MarkdownFile(path: path, text, names: names, into: &bag)
    if isNamed {
      named.append(file)
    } else if Self.isPartial(file) {
      partials.append(text.name)
    } else if file.folders.isEmpty, Self.isNote(file) {
      bag.report(.readme(text.name))
    } else {
      files.append(file)
    }
  }

  /// Whether a file may be for those who write.
  private static func isNote(_ file: MarkdownFile) -> Bool {
    IndexName.isReadme(file.stem) && file.parts?.frontMatter == nil
  }

  /// Adds a `_category_` file at a path below the source.
  mutating func addCategory(_ path: String, _ text: SourceText) {
    let folders = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    let isJSON = path.lowercased().utf8.suffix(5).elementsEqual(".json".utf8)
    guard let entry = SectionCatalog.Entry(category: text, isJSON: isJSON, into: &bag) else { return }
    categories.append((folders, entry))
  }

  /// Jekyll and Docusaurus make no pages of what begins with `_`; `_posts` and other collections are some.
  private static func isPartial(_ file: MarkdownFile) -> Bool {
    let isHidden = file.stem.utf8.first == UInt8(ascii: "_") && !file.stem.utf8.starts(with: "_index".utf8)
    return isHidden
      || file.folders.contains { ["_includes", "_layouts", "_site", "_sass", "_data"].contains($0) }
  }

  /// The articles of all files that were added.
  mutating func articles(into result: inout DiagnosticBag) -> [RawArticle] {
    // Where nothing else is Markdown, as in folders of JSON, no README is an article.
    if files.allSatisfy(Self.isNote) {
      for file in files { bag.report(.readme(file.text.name)) }
      files = []
    }
    files += named
    let layout = FolderLayout(files, options, into: &bag, source: source)
    if let first = partials.first { bag.report(.partials(first, partials.count - 1)) }
    let pages = files.compactMap { file -> Page? in
      guard let parts = file.parts, let frontMatter = file.frontMatter else { return nil }
      let place = layout.place(of: file)
      let locale = file.ownLocale ?? place.locale.flatMap { LocaleCode($0) }
      return Page(file: file, parts: parts, frontMatter: frontMatter, place: place, locale: locale)
    }
    let folders = PageFolders(pages.map(\.place))
    var catalog = SectionCatalog(defaultLocale: options.defaultLocale.flatMap { LocaleCode($0) })
    for (path, entry) in categories {
      let place = layout.place(ofFolder: path)
      catalog.add(entry, (place.locale ?? options.defaultLocale).flatMap { LocaleCode($0) }, place.folders)
    }
    catalog.learn(numbered: folders.numbered)
    var articles = pages.map { read($0, folders) }
    for (page, article) in zip(pages, articles) where folders.isSectionIndex(page.place) {
      // A file that names a section by itself, even without saying so, names it after its folder.
      let title = article.hasOwnTitle ? article.article.title?.value : nil
      catalog.add(
        SectionCatalog.Entry(title: title, order: article.article.order?.value), page.locale,
        page.place.folders)
    }
    for index in articles.indices { complete(&articles[index], pages[index], catalog, folders) }
    let found = zip(pages, articles).filter { page, article in
      // An index without a text only names its section, or the language.
      let isName = article.isBlank && (folders.isSectionIndex(page.place) || folders.isHome(page.place))
      return !isName && !article.isFaulty
    }.map(\.1.article)
    bag.merge(misspellings.bag)
    result.merge(bag)
    return SharedIDs(found).inFolders(found)
  }

  /// An article, and what was read with it.
  private struct ReadPage {
    var article: RawArticle
    var hasOwnTitle = false
    var isBlank = false
    var isFaulty = false
  }

  /// Reads front matter and body of a file.
  private mutating func read(_ page: Page, _ folders: PageFolders) -> ReadPage {
    let text = page.file.text
    var article = RawArticle(in: text, at: 0..<text.bytes.count)
    var values = FrontMatterValues(text)
    article.locale = page.place.locale.map { RawField($0, at: 0..<0) }
    let pathLocale = article.locale
    page.frontMatter.fill(&article, with: &values)
    article.locale = article.locale ?? pathLocale
    let body = MarkdownBody(text, page.parts.body, title: article.title?.value)
    article.content = body.content
    article.isContentVerbatim = true
    article.title = article.title ?? body.title
    bag.merge(values.bag)
    for member in page.frontMatter.others {
      let suggestion = names.nearest(to: member.key)
      guard let suggestion, page.frontMatter[suggestion.field] == nil, names[member.key] == nil else {
        continue
      }
      misspellings.note(
        member.key, SourceSpan(text, member.keyRange), article.id?.value,
        suggestion: suggestion.name)
    }
    return ReadPage(
      article: article, hasOwnTitle: article.title != nil, isBlank: body.isBlank, isFaulty: values.isFaulty)
  }

  /// The position of what introduces a section or a language.
  private static let first = -1_000_000.0

  /// Adds what the path of a file says.
  private func complete(
    _ page: inout ReadPage, _ source: Page, _ catalog: SectionCatalog, _ folders: PageFolders
  ) {
    let place = source.place
    let isIndex = folders.isIndex(place)
    let path = place.folders + (isIndex && !place.folders.isEmpty ? [] : [isIndex ? "index" : place.stem])
    let written = isIndex ? place.folders.last ?? "index" : place.stem
    let plain = folders.plainName(of: place.folders + (isIndex ? [] : [place.stem]), written)
    func here<Value>(_ value: Value) -> RawField<Value> { RawField(value, at: 0..<0) }
    let key = path.joined(separator: "/")
    page.article.file = ArticleFile(path: key, folders: place.folders)
    if page.article.id != nil { page.article.translationKey = page.article.translationKey ?? here(key) }
    page.article.id = page.article.id ?? here(key)
    page.article.title = page.article.title ?? here(PlainName.title(of: plain.name))
    let isSectionIndex = folders.isSectionIndex(place)
    if !isSectionIndex, !folders.isHome(place), page.article.slug == nil, Slug(plain.name) != nil {
      page.article.slug = here(plain.name)
    }
    page.article.updatedAt = page.article.updatedAt ?? plain.date.map { here(.text($0)) }
    if place.folders.contains("_drafts") { page.article.draft = page.article.draft ?? here(true) }
    if isSectionIndex {
      // Its number is that of the section; what introduces a section comes first in it.
      page.article.order = here(Self.first)
    } else {
      page.article.order = page.article.order ?? (folders.isHome(place) ? Self.first : plain.number).map(here)
    }
    let labels = catalog.labels(
      isIndex && !isSectionIndex ? place.folders.dropLast() : place.folders, source.locale)
    if page.article.section == nil, !labels.isEmpty { page.article.section = here(.labels(labels)) }
  }
}

extension Diagnostic {
  fileprivate static func readme(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, "unpublished-file",
      "\(quoted(path: name)) is not published: it may be for those who write, and not for readers",
      hint: "to publish it, call it “index.md” or give it front matter; otherwise move it out of the source")
  }

  fileprivate static func partials(_ first: String, _ others: Int) -> Diagnostic {
    let files = others == 0 ? "" : " and \(others) more Markdown file\(others == 1 ? "" : "s")"
    return Diagnostic(
      .warning, "unpublished-file",
      "\(quoted(path: first))\(files) \(others == 0 ? "is" : "are") not published: names that begin with “_” are for "
        + "parts of other pages",
      hint: "to publish such a file, rename it")
  }
}
