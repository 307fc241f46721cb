import Foundation
public import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel

/// An article by its edition and its index there.
struct ArticleReference: Sendable, Hashable {
  let edition: Int
  let article: Int
}

/// What can be said of the links in a batch of pages only when all batches are rendered.
///
/// A link may lead to a heading of an article that another batch renders, and one broken address may stand in
/// hundreds of articles.
public struct LinkFindings: Sendable {
  /// A link that leads to no page.
  struct Broken: Sendable {
    let source: ArticleReference
    let link: BodyLink
  }

  /// A link to a place in another article.
  struct Reference: Sendable {
    let source: ArticleReference
    let link: BodyLink
    let target: ArticleReference
    let fragment: String
  }

  private(set) var broken: [Broken] = []
  private(set) var references: [Reference] = []
  /// The places that there are, as hashes: all places of a large site would be much to keep.
  private(set) var places: [UInt64] = []

  /// No findings.
  public init() {}

  /// Adds a link that leads to no page.
  mutating func add(_ broken: Broken) { self.broken.append(broken) }

  /// Adds a link to a place in another article.
  mutating func add(_ reference: Reference) { references.append(reference) }

  /// Adds the places in an article.
  mutating func add(_ ids: Set<String>, of article: ArticleReference) {
    for id in ids { places.append(article.hash(of: id)) }
  }
}

extension ArticleReference {
  /// A number for a place in the article.
  ///
  /// Two places have the same one so rarely that the broken link which stays untold for it does not count.
  func hash(of id: String) -> UInt64 {
    var hash = UInt64(edition) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(article)
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension SiteRenderer {
  /// Reports what the links of all batches come to; the findings are in plan order.
  public func reportLinks(_ findings: [LinkFindings], into diagnostics: inout DiagnosticBag) {
    reportBroken(findings, into: &diagnostics)
    reportFragments(findings, into: &diagnostics)
  }

  private func article(_ reference: ArticleReference) -> Article {
    plan.library.editions[reference.edition].articles[reference.article]
  }

  /// Reports each broken address once, however many articles have it.
  private func reportBroken(_ findings: [LinkFindings], into diagnostics: inout DiagnosticBag) {
    var addresses: [String] = []
    var places: [String: [LinkFindings.Broken]] = [:]
    for broken in findings.lazy.flatMap(\.broken) {
      if places[broken.link.target] == nil { addresses.append(broken.link.target) }
      places[broken.link.target, default: []].append(broken)
    }
    var suggestions = NameSuggestions(links)
    for address in addresses {
      guard let places = places[address], let first = places.first else { continue }
      let near = suggestions.name(like: first.link.name, in: first.source.edition)
      let others = places.dropFirst().map { (article($0.source), $0.link) }
      diagnostics.report(.brokenLink(article(first.source), first.link, near, others))
    }
  }

  private func reportFragments(_ findings: [LinkFindings], into diagnostics: inout DiagnosticBag) {
    // Ids are compared as they are written and decoded, as browsers do.
    var missing: Set<UInt64> = []
    for reference in findings.lazy.flatMap(\.references) {
      for id in reference.spellings { missing.insert(reference.target.hash(of: id)) }
    }
    guard !missing.isEmpty else { return }
    for findings in findings {
      for place in findings.places { missing.remove(place) }
    }
    var ids: [ArticleReference: Set<String>] = [:]
    for reference in findings.lazy.flatMap(\.references) {
      let target = reference.target
      guard reference.spellings.allSatisfy({ missing.contains(target.hash(of: $0)) }) else { continue }
      // Only what somebody got wrong is rendered again, to say what may have been meant.
      let known = ids[target] ?? render(article(target)).ids
      ids[target] = known
      let near = closestMatch(to: reference.spellings.last ?? reference.fragment, among: known)
      diagnostics.report(
        .brokenFragment(article(reference.source), reference.link, of: article(target), near))
    }
  }
}

extension LinkFindings.Reference {
  /// The fragment as it is written, and decoded where that differs.
  fileprivate var spellings: [String] {
    guard let decoded = fragment.removingPercentEncoding, decoded != fragment else { return [fragment] }
    return [fragment, decoded]
  }
}

/// Finds names of articles that are like misspelled ones.
private struct NameSuggestions {
  private let links: LinkIndex
  /// The names of an edition by their first byte.
  private var names: [Int: [UInt8: [String]]] = [:]

  init(_ links: LinkIndex) { self.links = links }

  /// The name in an edition that is most like one: a slip rarely touches the first letter.
  mutating func name(like name: String, in edition: Int) -> String? {
    guard let initial = name.utf8.first else { return nil }
    let known = names[edition] ?? Dictionary(grouping: links.names(in: edition)) { $0.utf8.first ?? 0 }
    names[edition] = known
    let length = name.utf8.count
    return closestMatch(
      to: name, among: known[initial, default: []].filter { abs($0.utf8.count - length) <= 3 })
  }
}

extension BodyLink {
  /// The last name of the address.
  fileprivate var name: String {
    let path = target.utf8.prefix { !"#?".utf8.contains($0) }
    let name = path.split { "/:".utf8.contains($0) }.last ?? path
    let text = String(Substring(name))
    return text.hasSuffix(".md") ? String(text.dropLast(3)) : text
  }
}

extension Diagnostic {
  fileprivate static func brokenLink(
    _ article: Article, _ link: BodyLink, _ near: String?, _ others: [(article: Article, link: BodyLink)]
  ) -> Diagnostic {
    let place = AddressInArticle(link.target, article)
    var notes = others.prefix(3).map { other in
      let place = AddressInArticle(other.link.target, other.article)
      return Note("so does the one in article \(quoted(other.article.id.text))", at: place.span)
    }
    if others.count > notes.count {
      let rest = others.count - notes.count
      notes.append(Note("and those in \(rest) more article\(rest == 1 ? "" : "s")"))
    }
    return Diagnostic(
      .warning, "broken-link", "the link to \(place.text) leads to no page; only its text is shown",
      at: place.span, article: article.id.text, notes: notes,
      hint: near.map { "did you mean “article:\($0)”?" }
        ?? "name an article by its id, as in “article:ID”, or a page by its address")
  }

  fileprivate static func brokenFragment(
    _ article: Article, _ link: BodyLink, of target: Article, _ near: String?
  ) -> Diagnostic {
    let place = AddressInArticle(link.target, article)
    return Diagnostic(
      .warning, "broken-fragment",
      "the link to \(place.text) leads to no heading of article \(quoted(target.id.text))",
      at: place.span, article: article.id.text, hint: near.map { "did you mean “#\($0)”?" })
  }
}
