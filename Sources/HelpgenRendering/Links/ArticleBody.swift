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
    resolutions = body.links.map { $0.target.isEmpty ? .broken : resolver.resolve($0.target) }
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
        case .external, .unknown: return .address(target)
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

  /// Reports links to headings that are not there, and finds out what must be told later; each address once.
  func report(
    _ reference: ArticleReference, _ article: Article, _ findings: inout LinkFindings,
    into diagnostics: inout DiagnosticBag
  ) {
    findings.add(body.ids, of: reference)
    var seen: Set<String> = []
    for (link, resolution) in zip(body.links, resolutions) where seen.insert(link.target).inserted {
      switch resolution {
      case .broken: findings.add(LinkFindings.Broken(source: reference, link: link))
      case .page(.article(let edition, let index), let fragment?):
        let target = ArticleReference(edition: edition, article: index)
        findings.add(
          LinkFindings.Reference(source: reference, link: link, target: target, fragment: fragment))
      case .heading(let fragment) where !isThere(fragment):
        let near = closestMatch(to: fragment.removingPercentEncoding ?? fragment, among: body.ids)
        diagnostics.report(.brokenFragment(article, link, near))
      case .heading, .page, .external, .unknown: break
      }
    }
  }

  /// Whether a fragment names a place in the text; `#` alone is its top.
  private func isThere(_ fragment: String) -> Bool {
    fragment.isEmpty || body.ids.contains(fragment)
      || fragment.removingPercentEncoding.map(body.ids.contains) ?? false
  }
}

extension Diagnostic {
  fileprivate static func brokenFragment(_ article: Article, _ link: BodyLink, _ near: String?) -> Diagnostic
  {
    let place = AddressInArticle(link.target, article)
    return Diagnostic(
      .warning, "broken-fragment", "the link to \(place.text) leads to no heading of the article",
      at: place.span, article: article.id.text, hint: near.map { "did you mean “#\($0)”?" })
  }
}
