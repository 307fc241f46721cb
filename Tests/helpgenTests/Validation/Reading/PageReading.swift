extension PageFacts {
  /// Reads a page.
  ///
  /// - Parameter readsTokens: Whether its texts name their languages.
  init(path: String, html: [UInt8], readsTokens: Bool) {
    var reading = PageReading(path: path, html: html, readsTokens: readsTokens)
    reading.run()
    self = reading.facts
  }
}

/// A page being read.
private struct PageReading {
  var facts: PageFacts

  private var scanner: MarkupScanner
  private let readsTokens: Bool
  private var open: [(name: String, around: Surroundings)] = []

  /// What the elements around a place make of it.
  private struct Surroundings {
    var language: String?
    var direction: String?
    var isInHead = false
    var isInArticle = false
    /// Whether it is in the text of an article.
    var isInText = false
    /// Whether it is only read aloud.
    var isUnseen = false
    var isInHeading = false
    var isInName = false
    var isInAbsence = false
    var place = PageFacts.Link.Place.elsewhere
    /// The index of the link around it.
    var link: Int?
  }

  init(path: String, html: [UInt8], readsTokens: Bool) {
    facts = PageFacts(path: path)
    scanner = MarkupScanner(html)
    self.readsTokens = readsTokens
  }

  private var around: Surroundings { open.last?.around ?? Surroundings() }

  mutating func run() {
    while let piece = scanner.next() {
      switch piece {
      case .text(let range): read(text: range)
      case .start(let tag): read(tag)
      case .end(let name): close(name)
      }
    }
    for (name, _) in open { facts.flaws.append("<\(name)> has no end") }
  }

  private mutating func close(_ name: String) {
    guard open.last?.name == name else {
      facts.flaws.append("</\(name)> ends <\(open.last?.name ?? "")>")
      if let index = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(index...) }
      return
    }
    open.removeLast()
  }

  private mutating func read(_ tag: MarkupScanner.StartTag) {
    let own = surroundings(of: tag)
    for name in ["lang", "hreflang"] { if let value = tag[name] { facts.tags.insert(value) } }
    if own.isInHead || tag.name == "html" { readHead(tag) } else { readBody(tag, own) }
    if tag.isEmpty { return }
    open.append((tag.name, own))
    if tag.name == "script" || tag.name == "style" {
      let content = scanner.rawText(until: tag.name)
      if tag["type"] == "application/ld+json" { facts.structuredData.append(scanner.string(content)) }
    }
  }

  private mutating func surroundings(of tag: MarkupScanner.StartTag) -> Surroundings {
    var own = around
    if let language = tag["lang"] { own.language = language }
    // Without a direction of its own, `bdi` takes that of its text.
    own.direction = tag["dir"] ?? (tag.name == "bdi" ? "auto" : own.direction)
    switch tag.name {
    case "head": own.isInHead = true
    case "article": own.isInArticle = true
    case "h1": own.isInHeading = !own.isInText
    case "bdi": own.isInName = true
    case "a":
      if !own.isInText, tag["href"] != nil { own.link = facts.links.count }
    default: break
    }
    // In the text of an article, no class means anything here.
    if !own.isInText, tag["class"] != nil {
      if tag.has(class: "prose") { own.isInText = true }
      if tag.has(class: "unseen") { own.isUnseen = true }
      if tag.has(class: "absent") { own.isInAbsence = true }
      if tag.has(class: "language-menu") { own.place = .menu }
      if tag.has(class: "languages") { own.place = .languageList }
      if tag.has(class: "breadcrumb") { own.place = .breadcrumb }
      if tag.has(class: "notice") { own.place = .notice }
    }
    return own
  }

  private mutating func readHead(_ tag: MarkupScanner.StartTag) {
    switch (tag.name, tag["rel"] ?? tag["property"] ?? tag["name"] ?? tag["http-equiv"]) {
    case ("html", _): (facts.language, facts.direction) = (tag["lang"], tag["dir"])
    case ("link", "canonical"): facts.canonicals.append(tag["href"] ?? "")
    case ("link", "alternate"):
      if let hreflang = tag["hreflang"] {
        facts.alternates.append(PageFacts.Alternate(hreflang: hreflang, href: tag["href"] ?? ""))
      }
    case ("link", _): if let href = tag["href"] { facts.references[href] = .elsewhere }
    case ("script", _): if let source = tag["src"] { facts.references[source] = .elsewhere }
    case ("meta", "robots"): facts.isNoIndex = tag["content"]?.contains("noindex") ?? false
    case ("meta", "refresh"): facts.isRedirect = true
    case ("meta", "og:locale"): facts.openGraphLocales.append(tag["content"] ?? "")
    case ("meta", "og:locale:alternate"): facts.openGraphAlternates.append(tag["content"] ?? "")
    default: break
    }
  }

  private mutating func readBody(_ tag: MarkupScanner.StartTag, _ own: Surroundings) {
    if tag.name == "article" { facts.hasArticle = true }
    if own.isInArticle, own.isInText, facts.textLanguage == nil { facts.textLanguage = own.language }
    if !own.isInText, tag["class"] != nil {
      if tag.has(class: "language-menu") { facts.hasMenu = true }
      if own.isInArticle, tag.has(class: "notice") { facts.noticeCount += 1 }
    }
    if let reference = tag["href"] ?? tag["src"] { facts.references[reference] = .elsewhere }
    if tag.name == "a", own.link == facts.links.count, let href = tag["href"] {
      facts.links.append(
        PageFacts.Link(
          place: own.place, href: href, hreflang: tag["hreflang"], relation: tag["rel"],
          isCurrent: tag["aria-current"] != nil,
          language: own.language))
    }
    if own.isInAbsence, let link = own.link { facts.links[link].isMarkedAbsent = true }
    if tag.name == "bdi", let link = own.link {
      facts.links[link].nameLanguage = tag["lang"]
      facts.links[link].nameDirection = tag["dir"]
    }
    guard readsTokens else { return }
    for name in ["aria-label", "alt", "title"] {
      if let value = tag[name] { note(WordToken.all(in: value), own, isSeen: false) }
    }
  }

  private mutating func read(text range: Range<Int>) {
    let around = around
    if around.isInHead { return }
    if around.isInName, let link = around.link { facts.links[link].name += scanner.text(range) }
    if around.place == .notice, let link = around.link { facts.links[link].language = around.language }
    guard readsTokens, scanner.contains(WordToken.markBytes, in: range) else { return }
    let tokens = WordToken.all(in: scanner.text(range))
    note(tokens, around, isSeen: !around.isUnseen)
    if around.isInHeading { facts.headingTokens += tokens }
    if let link = around.link { facts.links[link].tokens += tokens }
  }

  private mutating func note(_ tokens: [WordToken], _ around: Surroundings, isSeen: Bool) {
    for token in tokens {
      facts.texts.append(
        PageFacts.TokenText(
          token: token, language: around.language, direction: isSeen ? around.direction : nil))
    }
  }
}
