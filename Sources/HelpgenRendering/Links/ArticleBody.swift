import Foundation
import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// The text of an article with its links resolved, ready to be put on pages.
struct ArticleBody: Sendable {
  private let body: RenderedBody
  private let resolutions: [LinkResolution]

  /// What stands between an article's anchor and the id of a heading in it.
  static let idSeparator = "--"

  init(_ body: RenderedBody, _ resolver: LinkResolver) {
    self.body = body
    resolutions = body.links.map { link in
      link.target.isEmpty ? .broken : link.target.hasOwnScheme ? .unknown : resolver.resolve(link.target)
    }
  }

  /// The headings, in order.
  var outline: [OutlineEntry] { body.outline }

  /// The HTML for the article's own page.
  func html(on frame: PageFrame, _ plan: SitePlan) -> HTML {
    html(on: frame, plan, BodyPlacement(phrases: frame.voice.bodyPhrases))
  }

  /// The HTML for a page of many articles.
  func html(on frame: PageFrame, _ plan: SitePlan, anchor: String, topLevel: Int) -> HTML {
    html(
      on: frame, plan,
      BodyPlacement(
        idPrefix: anchor + Self.idSeparator, topLevel: topLevel, phrases: frame.voice.bodyPhrases))
  }

  private func html(on frame: PageFrame, _ plan: SitePlan, _ placement: BodyPlacement) -> HTML {
    let prefix = PageAddress.percentEncoded(placement.idPrefix)
    return HTML(
      body.html(placement) { index in
        let target = body.links[index].target
        switch resolutions[index] {
        case .page(let destination, let fragment):
          return .address(link(to: destination, fragment, on: frame, plan))
        case .heading(let fragment): return .address("#" + prefix + fragment)
        case .unknown: return .address(target)
        case .broken: return .nowhere
        }
      } image: {
        .shown(body.images[$0].source, size: nil)
      } file: {
        body.files[$0]
      })
  }

  private func link(
    to destination: LinkIndex.Destination, _ fragment: String?, on frame: PageFrame, _ plan: SitePlan
  ) -> String {
    let behind = fragment.map { "#" + $0 } ?? ""
    switch destination {
    case .root: return frame.link(to: plan.root) + behind
    case .home(let edition): return frame.link(to: plan.editions[edition].home) + behind
    case .section(let edition, let index):
      return frame.link(to: plan.editions[edition].sections[index]) + behind
    case .article(let edition, let index):
      let place = plan.editions[edition].articles[index]
      if place.fragment == nil { return frame.link(to: place) + behind }
      return frame.link(to: place) + (fragment.map { Self.idSeparator + $0 } ?? "")
    }
  }

  /// Reports links that lead nowhere, each address once.
  ///
  /// - Parameter names: The names of articles that are like one.
  func report(_ article: Article, _ names: (String) -> [String], into diagnostics: inout DiagnosticBag) {
    var seen: Set<String> = []
    for (link, resolution) in zip(body.links, resolutions) where seen.insert(link.target).inserted {
      switch resolution {
      case .broken:
        diagnostics.report(.brokenLink(article, link, closestMatch(to: link.name, among: names(link.name))))
      case .heading(let fragment) where !isThere(fragment):
        let near = closestMatch(to: fragment.removingPercentEncoding ?? fragment, among: body.ids)
        diagnostics.report(.brokenFragment(article, link, near))
      case .heading, .page, .unknown: break
      }
    }
  }

  /// Whether a fragment names a place in the text; `#` alone is its top.
  private func isThere(_ fragment: String) -> Bool {
    fragment.isEmpty || body.ids.contains(fragment)
      || fragment.removingPercentEncoding.map(body.ids.contains) ?? false
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
  fileprivate static func brokenLink(_ article: Article, _ link: BodyLink, _ near: String?) -> Diagnostic {
    let place = AddressInArticle(link.target, article)
    return Diagnostic(
      .warning, "broken-link", "the link to \(place.text) leads to no page; only its text is shown",
      at: place.span, article: article.id.text,
      hint: near.map { "did you mean “article:\($0)”?" }
        ?? "name an article by its id, as in “article:\(article.id)”, or a page by its address")
  }

  fileprivate static func brokenFragment(_ article: Article, _ link: BodyLink, _ near: String?) -> Diagnostic
  {
    let place = AddressInArticle(link.target, article)
    return Diagnostic(
      .warning, "broken-fragment", "the link to \(place.text) leads to no heading of the article",
      at: place.span, article: article.id.text, hint: near.map { "did you mean “#\($0)”?" })
  }
}

extension String {
  /// Whether an address has a scheme, but for helpgen's `article:`, or leads to another host.
  fileprivate var hasOwnScheme: Bool {
    if utf8.starts(with: "article:".utf8) { return false }
    if utf8.starts(with: "//".utf8) { return true }
    // A colon before any `/`, `?` or `#` ends a scheme (RFC 3986, 4.2).
    return utf8.prefix { !"/?#".utf8.contains($0) }.contains(UInt8(ascii: ":"))
  }
}

/// An address as messages show it, and where it is written.
struct AddressInArticle {
  /// The address as it is written, and its line.
  let text: String
  let span: SourceSpan

  init(_ address: String, _ article: Article) {
    // What libcmark leaves empty was an address of a kind that no page may have.
    guard
      let place = address.isEmpty
        ? article.content.placeOfUnsafeAddress : article.content.place(ofAddress: address)
    else {
      text = quoted(address)
      span = article.origin.contentSpan
      return
    }
    let written = quoted(String(decoding: article.content[place], as: UTF8.self))
    text = "\(written) in line \(article.contentLine(at: place.lowerBound)) of the Markdown"
    span = article.contentSpan(of: place)
  }
}
