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
    resolutions = body.links.map { resolver.resolve($0.target) }
  }

  /// The HTML for the article's own page.
  func html(on frame: PageFrame, _ plan: SitePlan) -> HTML {
    html(on: frame, plan, idPrefix: "", topLevel: 2)
  }

  /// The HTML for a page of many articles.
  func html(on frame: PageFrame, _ plan: SitePlan, anchor: String, topLevel: Int) -> HTML {
    html(on: frame, plan, idPrefix: anchor + Self.idSeparator, topLevel: topLevel)
  }

  private func html(on frame: PageFrame, _ plan: SitePlan, idPrefix: String, topLevel: Int) -> HTML {
    HTML(
      body.html(BodyPlacement(idPrefix: idPrefix, topLevel: topLevel)) { index in
        let target = body.links[index].target
        switch resolutions[index] {
        case .page(let destination, let fragment): return link(to: destination, fragment, on: frame, plan)
        case .heading(let fragment): return "#" + PageAddress.percentEncoded(idPrefix) + fragment
        case .unknown: return target
        case .broken: return nil
        }
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
    Diagnostic(
      .warning, "broken-link",
      "the link to \(quoted(link.target)) in line \(link.line) of the Markdown leads to no page; only its text is shown",
      at: article.origin.contentSpan, article: article.id.text,
      hint: near.map { "did you mean “article:\($0)”?" }
        ?? "name an article by its id, as in “article:\(article.id)”, or a page by its address")
  }

  fileprivate static func brokenFragment(_ article: Article, _ link: BodyLink, _ near: String?) -> Diagnostic
  {
    Diagnostic(
      .warning, "broken-fragment",
      "the link to \(quoted(link.target)) in line \(link.line) of the Markdown leads to no heading of the article",
      at: article.origin.contentSpan, article: article.id.text, hint: near.map { "did you mean “#\($0)”?" })
  }
}
