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
  /// An address that leads nowhere.
  struct Lost: Sendable {
    /// What the address is that of.
    enum Kind { case link, image, media }

    /// Why it leads nowhere.
    enum Reason {
      case noPage
      case noFile(near: String?)
      case refused(AttachedFile.Refusal)
    }

    let source: ArticleReference
    let address: String
    let kind: Kind
    let reason: Reason
  }

  /// A link to a place in another article.
  struct Reference: Sendable {
    let source: ArticleReference
    let address: String
    let target: ArticleReference
    let fragment: String
  }

  private(set) var lost: [Lost] = []
  private(set) var references: [Reference] = []
  /// The places that there are, as hashes: all places of a large site would be much to keep.
  private(set) var places: [UInt64] = []

  /// No findings.
  public init() {}

  /// Adds an address that leads nowhere.
  mutating func add(_ address: String, _ kind: Lost.Kind, _ reason: Lost.Reason, of source: ArticleReference)
  {
    lost.append(Lost(source: source, address: address, kind: kind, reason: reason))
  }

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
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in [UInt64(edition), UInt64(article)] { hash = (hash ^ number) &* 0x0000_0100_0000_01B3 }
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension SiteRenderer {
  /// Reports what the links of all batches come to; the findings are in plan order.
  public func reportLinks(_ findings: [LinkFindings], into diagnostics: inout DiagnosticBag) {
    reportLost(findings, into: &diagnostics)
    reportFragments(findings, into: &diagnostics)
    reportFooters(into: &diagnostics)
  }

  private func article(_ reference: ArticleReference) -> Article {
    plan.library.editions[reference.edition].articles[reference.article]
  }

  /// Reports each address that leads nowhere once, however many articles have it.
  private func reportLost(_ findings: [LinkFindings], into diagnostics: inout DiagnosticBag) {
    struct Key: Hashable {
      let address: String
      let kind: LinkFindings.Lost.Kind
    }
    var keys: [Key] = []
    var places: [Key: [LinkFindings.Lost]] = [:]
    for lost in findings.lazy.flatMap(\.lost) {
      let key = Key(address: lost.address, kind: lost.kind)
      if places[key] == nil { keys.append(key) }
      places[key, default: []].append(lost)
    }
    var suggestions = NameSuggestions(links)
    for key in keys {
      guard let places = places[key], let first = places.first else { continue }
      var near: String?
      if case .noPage = first.reason {
        near = suggestions.name(like: first.address.lastName, in: first.source.edition)
      }
      let others = places.dropFirst().map { article($0.source) }
      diagnostics.report(.lost(first, article(first.source), near, others))
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
      let known = ids[target] ?? render(target).ids
      ids[target] = known
      let near = closestMatch(to: reference.spellings.last ?? reference.fragment, among: known)
      diagnostics.report(
        .brokenFragment(article(reference.source), reference.address, of: article(target), near))
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
    guard let initial = name.initial else { return nil }
    let known = names[edition] ?? Dictionary(grouping: links.names(in: edition)) { $0.initial ?? 0 }
    names[edition] = known
    let length = name.utf8.count
    return closestMatch(
      to: name, among: known[initial, default: []].filter { abs($0.utf8.count - length) <= 3 })
  }
}

extension String {
  /// The first byte, a letter of ASCII as a small one.
  fileprivate var initial: UInt8? { utf8.first.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
}
