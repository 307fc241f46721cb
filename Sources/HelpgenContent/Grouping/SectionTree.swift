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
    reading += order.sorted(indexes.map { articles[$0] })
    return Array(start..<reading.count)
  }
  let loose = append(tree.nodes[0].articles)
  var sections: [Section] = []
  var stack: [(node: Int, parent: Int?)] = order.sorted(tree, tree.nodes[0].children).reversed().map {
    ($0, nil)
  }
  while let (index, parent) = stack.popLast() {
    let node = tree.nodes[index]
    let slug = Slug(derivedFrom: node.title) ?? node.keys.last.flatMap { Slug(derivedFrom: $0) } ?? .section
    sections.append(
      Section(title: node.title, slug: slug, keys: node.keys, parent: parent, articles: append(node.articles))
    )
    let own = sections.count - 1
    stack += order.sorted(tree, node.children).reversed().map { ($0, own) }
  }
  return Edition(locale: locale, articles: reading, looseArticles: loose, sections: sections)
}

/// Sections under construction; the first node is the home page.
struct SectionTree {
  struct Node {
    var keys: [String]
    var title: String
    var order: Double?
    var children: [Int] = []
    var articles: [Int] = []
    // The article whose label the title comes from: the one with the smallest id, so that input order does not matter.
    var titleHolder: ArticleID?
  }

  private(set) var nodes = [Node(keys: [], title: "", order: nil, titleHolder: nil)]
  private var byKeys: [[String]: Int] = [:]

  /// Puts an article into its section, which is made where it is new.
  mutating func place(_ article: Article, at index: Int) {
    var current = 0
    for label in article.sections {
      let keys = nodes[current].keys + [label.key]
      let child = byKeys[keys] ?? addNode(keys, parent: current)
      describe(child, label, article.id)
      current = child
    }
    nodes[current].articles.append(index)
  }

  private mutating func addNode(_ keys: [String], parent: Int) -> Int {
    nodes.append(Node(keys: keys, title: "", order: nil, titleHolder: nil))
    nodes[parent].children.append(nodes.count - 1)
    byKeys[keys] = nodes.count - 1
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
