import HelpgenModel

/// Orders the articles of a locale and groups them into sections; the order says which entry each article was.
func edition(
  of entries: [GatheredEntry], in locale: LocaleCode, isHidden: Bool
) -> (edition: Edition, order: [Int]) {
  var tree = SectionTree()
  for (index, entry) in entries.enumerated() { tree.place(entry, at: index) }
  let readingOrder = ReadingOrder(locale)

  // Depth first without recursion: sections are taken from a stack, their children pushed in reverse.
  var reading: [Int] = []
  reading.reserveCapacity(entries.count)
  func append(_ indexes: [Int]) -> [Int] {
    let start = reading.count
    reading += readingOrder.sorted(indexes, of: entries)
    return Array(start..<reading.count)
  }
  let loose = append(tree.nodes[0].articles)
  var sections: [Section] = []
  var stack = readingOrder.sorted(tree.nodes[0].children, of: tree.nodes).reversed().map {
    (node: $0, parent: Int?.none)
  }
  while let (index, parent) = stack.popLast() {
    let node = tree.nodes[index]
    let slug = Slug(derivedFrom: node.title) ?? Slug(derivedFrom: node.key) ?? .section
    let keys = (parent.map { sections[$0].keys } ?? []) + [node.key]
    sections.append(
      Section(
        title: node.title, language: node.language, slug: slug, keys: keys, parent: parent,
        articles: append(node.articles)))
    let own = sections.count - 1
    stack += readingOrder.sorted(node.children, of: tree.nodes).reversed().map { ($0, own) }
  }
  let edition = Edition(
    locale: locale, isHidden: isHidden, articles: reading.map { entries[$0].article },
    standings: reading.map { entries[$0].standing }, looseArticles: loose, sections: sections)
  return (edition, reading)
}

/// Sections under construction; the first node is the home page.
struct SectionTree {
  struct Node {
    let key: String
    var title = ""
    var order: Double?
    var children: [Int] = []
    var articles: [Int] = []
    /// The language of the title, where it is not that of the edition.
    var language: LocaleCode?
    // The article whose label the title comes from: the one with the smallest id, so that input order does not matter.
    var titleHolder: ArticleID?
  }

  /// Where a node hangs.
  private struct Place: Hashable {
    let parent: Int
    let key: String
  }

  private(set) var nodes = [Node(key: "")]
  private var places: [Place: Int] = [:]

  /// Puts an article into its section, which is made where it is new.
  mutating func place(_ entry: GatheredEntry, at index: Int) {
    var current = 0
    for (depth, label) in entry.sections.enumerated() {
      let place = Place(parent: current, key: label.key)
      current = places[place] ?? addNode(at: place)
      let language = depth < entry.ownLabelCount ? nil : entry.article.locale
      describe(current, label, entry.article.id, language)
    }
    nodes[current].articles.append(index)
  }

  private mutating func addNode(at place: Place) -> Int {
    nodes.append(Node(key: place.key))
    nodes[place.parent].children.append(nodes.count - 1)
    places[place] = nodes.count - 1
    return nodes.count - 1
  }

  /// Gives a section the title of the smallest id, one in the edition's own language if there is any, and the smallest
  /// order that any article names.
  private mutating func describe(
    _ index: Int, _ label: SectionLabel, _ id: ArticleID, _ language: LocaleCode?
  ) {
    let node = nodes[index]
    let isCloser = language == nil && node.language != nil
    let isFarther = language != nil && node.language == nil
    if node.titleHolder.map({ isCloser || !isFarther && id < $0 }) ?? true {
      nodes[index].title = label.title
      nodes[index].titleHolder = id
      nodes[index].language = language
    }
    if let order = label.order { nodes[index].order = min(order, node.order ?? order) }
  }
}
