public import HelpgenDiagnostics
public import HelpgenModel

/// How addresses are made and what pages hold.
public struct PlanningOptions: Sendable {
  /// Which kinds of pages are written.
  public var pages: PageKinds
  /// How links name pages.
  public var links: LinkStyle
  /// The pattern of articles' addresses.
  public var permalink: Permalink
  /// The most articles on a page of accordions or in one part of a list.
  public var accordionLimit: Int

  /// The most bytes of Markdown on a page of accordions.
  public static let accordionByteLimit = 1_000_000

  /// Chooses how addresses are made.
  public init(
    pages: PageKinds = .both, links: LinkStyle = .folder, permalink: Permalink = .slug,
    accordionLimit: Int = 200
  ) {
    self.pages = pages
    self.links = links
    self.permalink = permalink
    self.accordionLimit = accordionLimit
  }
}

/// The pages of one language and their addresses.
public struct PlannedEdition: Sendable {
  let batches: [[PlannedPage]]
  let addresses: EditionPlan
}

/// Decides every page of one language of a library; languages may be planned in any order and at the same time.
///
/// - Throws: `UnusableAddress` where a name cannot be a file at all, which no content that passed the earlier stages causes.
public func planEdition(
  _ index: Int, of library: Library, _ options: PlanningOptions, into diagnostics: inout DiagnosticBag
) throws(UnusableAddress) -> PlannedEdition {
  let planning = try EditionPlanning(library.editions[index], at: index, options, into: &diagnostics)
  return PlannedEdition(batches: planning.batches, addresses: planning.addresses)
}

/// Puts the plans of all languages of a library together.
///
/// - Throws: `UnusableAddress`, as `planEdition` does.
public func plan(
  _ library: Library, _ planned: [PlannedEdition], _ options: PlanningOptions
) throws(UnusableAddress) -> SitePlan {
  let top = try address([], options)
  var pages: [PlannedPage] = []
  var batches: [PageBatch] = []
  for batch in planned.flatMap(\.batches) {
    batches.append(PageBatch(pages: pages.count..<pages.count + batch.count))
    pages += batch
  }
  let rootContent: PlannedPage.Content = library.onlyEdition != nil ? .redirect : .languages
  var rootPages = [PlannedPage(rootContent, at: top, edition: nil)]
  if let notFound = OutputPath(["404.html"]) {
    rootPages.append(PlannedPage(.notFound, at: PageAddress(file: notFound), edition: nil))
  }
  batches.append(PageBatch(pages: pages.count..<pages.count + rootPages.count))
  return SitePlan(
    library: library, editions: linked(planned.map(\.addresses), in: library), root: top,
    pages: pages + rootPages,
    batches: batches)
}

/// Puts articles that are only linked to where they are in their own language.
private func linked(_ plans: [EditionPlan], in library: Library) -> [EditionPlan] {
  var linked = plans
  for (index, edition) in library.editions.enumerated() {
    for (article, standing) in edition.standings.enumerated() where standing.kind == .linked {
      guard let source = standing.source else { continue }
      linked[index].place(article, at: plans[source.edition].articles[source.article])
    }
  }
  return linked
}

/// Decides every page of a site and its address.
///
/// - Throws: `UnusableAddress`, as `planEdition` does.
public func plan(
  _ library: Library, _ options: PlanningOptions, into diagnostics: inout DiagnosticBag
) throws(UnusableAddress) -> SitePlan {
  var planned: [PlannedEdition] = []
  for index in library.editions.indices {
    planned.append(try planEdition(index, of: library, options, into: &diagnostics))
  }
  return try plan(library, planned, options)
}

/// An address that no file can have.
public struct UnusableAddress: Error, Sendable {
  /// The components.
  public let components: [String]

  /// What is wrong, for people.
  public var message: String { "no file can be called “\(components.joined(separator: "/"))”" }
}

/// The address of `index.html` in a folder.
func address(_ folder: [String], _ options: PlanningOptions) throws(UnusableAddress) -> PageAddress {
  guard let address = PageAddress(folder: folder, links: options.links) else {
    throw UnusableAddress(components: folder)
  }
  return address
}
