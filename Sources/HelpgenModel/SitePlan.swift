/// Every page of a site and its address, decided before any page is rendered.
public struct SitePlan: Sendable {
  /// What the site is made of.
  public let library: Library
  /// The addresses of each of the library's editions, in the same order.
  public let editions: [EditionPlan]
  /// The page on top: the languages, or the way on where there is only one.
  public let root: PageAddress
  /// Every page.
  public let pages: [PlannedPage]
  /// The pages in groups that are rendered together, in plan order; every page is in one group.
  public let batches: [PageBatch]

  /// Puts a plan together.
  public init(
    library: Library, editions: [EditionPlan], root: PageAddress, pages: [PlannedPage], batches: [PageBatch]
  ) {
    self.library = library
    self.editions = editions
    self.root = root
    self.pages = pages
    self.batches = batches
  }
}

/// The addresses of one edition; the arrays run along `Edition.articles` and `Edition.sections`.
public struct EditionPlan: Sendable {
  /// The locale's home page.
  public let home: PageAddress
  /// Each article's place: a page of its own, or an accordion on another page; of an article that is only linked to, its
  /// place in its own edition.
  public private(set) var articles: [ArticlePlace]
  /// Each article's id on pages of many articles; unique, the same in every language, free of white space.
  public let anchors: [String]
  /// Each section's page.
  public let sections: [PageAddress]
  /// Each section's id on pages of many sections.
  public let sectionAnchors: [String]

  /// Collects addresses.
  public init(
    home: PageAddress, articles: [ArticlePlace], anchors: [String], sections: [PageAddress],
    sectionAnchors: [String]
  ) {
    self.home = home
    self.articles = articles
    self.anchors = anchors
    self.sections = sections
    self.sectionAnchors = sectionAnchors
  }

  /// Puts an article where it is in another edition.
  public mutating func place(_ article: Int, at place: ArticlePlace) { articles[article] = place }
}

/// Where an article is read.
public struct ArticlePlace: Sendable, Hashable {
  /// The page.
  public let page: PageAddress
  /// The id on the page; `nil` where the page is the article's own.
  public let fragment: String?

  /// Names a place.
  public init(page: PageAddress, fragment: String? = nil) {
    self.page = page
    self.fragment = fragment
  }

  /// A relative link to the place.
  public func link(from page: PageAddress) -> String { page.link(to: self.page, fragment: fragment) }
}

/// One page to render.
public struct PlannedPage: Sendable {
  /// What is on the page.
  public enum Content: Sendable {
    /// The languages of the site.
    case languages
    /// The way on to the only language.
    case redirect
    /// A locale's home.
    case home(Listing)
    /// A section, by its index in the edition.
    case section(Int, Listing)
    /// An article, by its index in the edition.
    case article(Int)
    /// What a host shows for an address that is not there.
    case notFound
  }

  /// What is on it.
  public let content: Content
  /// Where it is.
  public let address: PageAddress
  /// The index of the edition it belongs to; `nil` for the pages on top.
  public let edition: Int?

  /// Plans a page.
  public init(_ content: Content, at address: PageAddress, edition: Int?) {
    self.content = content
    self.address = address
    self.edition = edition
  }
}

/// The articles and sections a page lists.
public struct Listing: Sendable {
  /// The articles right on the page, as indexes into the edition.
  public var articles: [Int]
  /// Whether articles are shown as accordions with their text; otherwise as links.
  public var hasBodies: Bool
  /// The sections below, each before the sections in it.
  public var sections: [ListedSection]
  /// The addresses of all parts of a list that is too long for one page, this one's included; empty for one
  /// page.
  public var parts: [PageAddress]
  /// Which of `parts` this is, from 0.
  public var part: Int

  /// Lists articles and sections.
  public init(
    articles: [Int], hasBodies: Bool, sections: [ListedSection] = [], parts: [PageAddress] = [], part: Int = 0
  ) {
    self.articles = articles
    self.hasBodies = hasBodies
    self.sections = sections
    self.parts = parts
    self.part = part
  }
}

/// A section as a page lists it.
public struct ListedSection: Sendable {
  /// Its index in the edition.
  public let section: Int
  /// The articles shown with it; empty where it is only a link.
  public let articles: [Int]
  /// How many articles are in it and in the sections below it.
  public let articleCount: Int
  /// How many listed sections are around it.
  public let depth: Int

  /// Lists a section.
  public init(section: Int, articles: [Int], articleCount: Int, depth: Int) {
    self.section = section
    self.articles = articles
    self.articleCount = articleCount
    self.depth = depth
  }
}

/// Pages that are rendered together, because they show the same articles.
public struct PageBatch: Sendable {
  /// The pages, as a range of `SitePlan.pages`.
  public let pages: Range<Int>

  /// Groups pages.
  public init(pages: Range<Int>) { self.pages = pages }
}
