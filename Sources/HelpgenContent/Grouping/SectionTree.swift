import HelpgenModel

/// Orders the articles of a locale and groups them into sections.
func edition(of articles: [Article], in locale: LocaleCode) -> Edition {
  var tree = SectionTree()
  for (index, article) in articles.enumerated() { tree.place(article, at: index) }
  let order = ReadingOrder(locale)

  // Depth first without recursion: sections are taken from a stack, their children pushed in reverse.
  var reading: [Article] = []
  reading.reserveCapacity(articles.count)
  func append(_ indexes: [Int]) -> [Int] {
    let start = reading.count
    reading += order.sorted(indexes, of: articles).map { articles[$0] }
    return Array(start..<reading.count)
  }
  let loose = append(tree.nodes[0].articles)
  var sections: [Section] = []
  var stack = order.sorted(tree.nodes[0].children, of: tree.nodes).reversed().map {
    (node: $0, parent: Int?.none)
  }
  while let (index, parent) = stack.popLast() {
    let node = tree.nodes[index]
    let slug = Slug(derivedFrom: node.title) ?? Slug(derivedFrom: node.key) ?? .section
    let keys = (parent.map { sections[$0].keys } ?? []) + [node.key]
    sections.append(
      Section(title: node.title, slug: slug, keys: keys, parent: parent, articles: append(node.articles)))
    let own = sections.count - 1
    stack += order.sorted(node.children, of: tree.nodes).reversed().map { ($0, own) }
  }
  return Edition(locale: locale, articles: reading, looseArticles: loose, sections: sections)
}

/// Sections under construction; the first node is the home page.
struct SectionTree {
  struct Node {
    let key: String
    var title = ""
    var order: Double?
    var children: [Int] = []
    var articles: [Int] = []
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
  mutating func place(_ article: Article, at index: Int) {
    var current = 0
    for label in article.sections {
      let place = Place(parent: current, key: label.key)
      current = places[place] ?? addNode(at: place)
      describe(current, label, article.id)
    }
    nodes[current].articles.append(index)
  }

  private mutating func addNode(at place: Place) -> Int {
    nodes.append(Node(key: place.key))
    nodes[place.parent].children.append(nodes.count - 1)
    places[place] = nodes.count - 1
    return nodes.count - 1
  }

  /// Gives a section the title of the smallest id and the smallest order that any article names.
  private mutating func describe(_ index: Int, _ label: SectionLabel, _ id: ArticleID) {
    if nodes[index].titleHolder.map({ id < $0 }) ?? true {
      nodes[index].title = label.title
      nodes[index].titleHolder = id
    }
    if let order = label.order { nodes[index].order = min(order, nodes[index].order ?? order) }
  }
}
