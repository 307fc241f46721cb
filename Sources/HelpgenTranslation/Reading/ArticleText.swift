import HelpgenMarkup
import HelpgenModel

/// An article as it is compared: its words and its structure.
struct ArticleText {
  /// The words, those of the title first.
  private(set) var words = Words()
  /// How many blocks are the title's: one, or none.
  private(set) var titleBlockCount = 0
  /// Everything but the words.
  let contents: BodyContents

  /// Reads an article.
  init(_ article: Article, _ markup: MarkupOptions) {
    let body =
      switch article.format {
      case .markdown: renderBody(article.content, title: nil, markup)
      case .html: renderHTMLBody(article.content, title: nil, markup)
      }
    contents = body.contents
    let title = Array(article.title.utf8)
    words.addBlock(title, 0..<title.count)
    titleBlockCount = words.blocks.count
    for block in contents.blocks { words.addBlock(contents.text, block) }
  }

  /// Whether the body has words.
  var hasProse: Bool { words.blocks.count > titleBlockCount }

  /// What the words of the body count that are not written like names.
  var plainWeight: Int {
    words.blocks.dropFirst(titleBlockCount).joined().reduce(0) { weight, index in
      words.words[index].isName ? weight : weight + words.words[index].weight
    }
  }

  /// Whether the body has nothing that readers see.
  var isBlank: Bool {
    contents.blocks.isEmpty && contents.imageCount == 0 && contents.codeBlockCount == 0
      && !contents.hasInlineCode
  }
}
