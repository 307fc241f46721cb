import Foundation
import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// The text of an article with its links resolved, ready to be put on pages.
struct ArticleBody: Sendable {
  private let body: RenderedBody
  private let links: [LinkResolution]
  private let images: [ImageResolution]
  /// Where sounds and films come from.
  private let files: [ImageResolution]
  private let phrases: BodyPhrases
  private let opensNewTab: Bool

  /// What stands between an article's anchor and the id of a heading in it.
  static let idSeparator = "--"

  /// Resolves the links of a text.
  ///
  /// - Parameters:
  ///   - phrases: What helpgen says in the language of the text.
  ///   - opensNewTab: Whether links to other sites open a new tab.
  init(_ body: RenderedBody, _ resolver: LinkResolver, phrases: BodyPhrases, opensNewTab: Bool) {
    self.body = body
    self.phrases = phrases
    self.opensNewTab = opensNewTab
    // An address that no page may have is empty by now; one that was empty leads to the page itself.
    let empty: LinkResolution =
      body.links.contains { $0.target.isEmpty } && AddressPlaces(resolver.content).placeOfUnsafeAddress != nil
      ? .broken : .unknown
    links = body.links.map { $0.target.isEmpty ? empty : Self.resolve($0.target, body, resolver) }
    images = body.images.map { resolver.resolveImage($0.source) }
    files = body.files.map { resolver.resolveImage($0) }
  }

  private static func resolve(
    _ target: String, _ body: RenderedBody, _ resolver: LinkResolver
  ) -> LinkResolution {
    let resolution = resolver.resolve(target)
    guard case .heading(let fragment) = resolution, !body.hasPlace(named: fragment) else {
      return resolution
    }
    // On a page of many articles `#<id>` is another article.
    return resolver.article(named: fragment).map { .page($0, fragment: nil) } ?? resolution
  }

  /// The addresses of links that lead nowhere, in order.
  var lostLinks: [String] {
    zip(body.links, links).compactMap { link, resolution in
      switch resolution {
      case .broken, .missingFile, .refused: link.target
      case .page, .heading, .file, .external, .unknown: nil
      }
    }
  }

  /// The headings, in order.
  var outline: [OutlineEntry] { body.outline }

  /// The first words of the text.
  func beginning(atMost limit: Int) -> String { body.beginning(atMost: limit) }

  /// The HTML for the article's own page.
  func html(on frame: PageFrame, _ plan: SitePlan) -> HTML {
    html(on: frame, plan, BodyPlacement(phrases: phrases))
  }

  /// The HTML for a page of many articles.
  func html(on frame: PageFrame, _ plan: SitePlan, anchor: String, topLevel: Int) -> HTML {
    html(
      on: frame, plan,
      BodyPlacement(idPrefix: anchor + Self.idSeparator, topLevel: topLevel, phrases: phrases))
  }

  private func html(on frame: PageFrame, _ plan: SitePlan, _ placement: BodyPlacement) -> HTML {
    HTML(
      body.html(placement) {
        self.link($0, on: frame, plan, idPrefix: placement.idPrefix)
      } image: { index in
        switch images[index] {
        case .file(let file, let fragment, let size):
          .shown(frame.link(to: file).withFragment(fragment), size: size.map { ($0.width, $0.height) })
        case .elsewhere: .shown(body.images[index].source, size: nil)
        case .missing, .refused: .alternative
        }
      } file: { index in
        guard case .file(let file, let fragment, _) = files[index] else { return body.files[index] }
        return frame.link(to: file).withFragment(fragment)
      })
  }

  private func link(_ index: Int, on frame: PageFrame, _ plan: SitePlan, idPrefix: String) -> LinkPlacement {
    let target = body.links[index].target
    switch links[index] {
    case .page(let destination, let fragment):
      return .address(link(to: destination, fragment, on: frame, plan))
    case .heading(let fragment):
      let prefix = PageAddress.percentEncoded(idPrefix)
      // The top of an article is the article on a page of many.
      let isTop = fragment.isEmpty || fragment.lowercased() == "top" && !body.ids.contains(fragment)
      return .address("#" + (isTop ? String(prefix.dropLast(Self.idSeparator.count)) : prefix + fragment))
    case .file(let file, let fragment): return .address(frame.link(to: file).withFragment(fragment))
    case .external: return .otherSite(target, opensTab: opensNewTab)
    case .unknown: return .address(target)
    case .broken, .missingFile, .refused: return .nowhere
    }
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

  /// Reports what is wrong in the text, and finds out what must be told later; each address once.
  func report(
    _ source: ArticleReference, _ article: Article, _ findings: inout LinkFindings,
    into diagnostics: inout DiagnosticBag
  ) {
    var seen: Set<String> = []
    for (link, resolution) in zip(body.links, links) where seen.insert(link.target).inserted {
      switch resolution {
      case .broken: findings.add(link.target, .link, .noPage, of: source)
      case .missingFile(let near): findings.add(link.target, .link, .noFile(near: near), of: source)
      case .refused(let refusal): findings.add(link.target, .link, .refused(refusal), of: source)
      case .page(.article(let edition, let index), let fragment?) where RenderedBody.namesID(fragment):
        let target = ArticleReference(edition: edition, article: index)
        findings.add(
          LinkFindings.Reference(source: source, address: link.target, target: target, fragment: fragment))
      case .heading(let fragment) where !body.hasPlace(named: fragment):
        let near = closestMatch(to: fragment.removingPercentEncoding ?? fragment, among: body.ids)
        diagnostics.report(.brokenFragment(article, link, near))
      case .heading, .page, .file, .external, .unknown: break
      }
    }
    report(body.images.map(\.source), images, .image, of: source, &findings)
    report(body.files, files, .media, of: source, &findings)
    reportImages(article, into: &diagnostics)
  }

  /// Reports images without a text, and links that nobody could follow.
  private func reportImages(_ article: Article, into diagnostics: inout DiagnosticBag) {
    guard
      body.links.contains(where: { !$0.hasText })
        || body.images.contains(where: { $0.alternative?.isEmpty ?? true })
    else { return }
    var places = AddressPlaces(article.content)
    var seen: Set<String> = []
    for link in body.links where !link.target.isEmpty {
      let place = places.nextPlace(of: link.target)
      guard !link.hasText, seen.insert(link.target).inserted else { continue }
      diagnostics.report(.emptyLink(article, AddressInArticle(link.target, at: place, article)))
    }
    seen = []
    for image in body.images where seen.insert(image.source).inserted && places.lacksText(image) {
      diagnostics.report(.missingAlternative(article, image, places.placeWithoutText(of: image)))
    }
  }

  private func report(
    _ addresses: [String], _ resolutions: [ImageResolution], _ kind: LinkFindings.Lost.Kind,
    of source: ArticleReference, _ findings: inout LinkFindings
  ) {
    var seen: Set<String> = []
    for (address, resolution) in zip(addresses, resolutions) where seen.insert(address).inserted {
      switch resolution {
      case .missing(let near): findings.add(address, kind, .noFile(near: near), of: source)
      case .refused(let refusal): findings.add(address, kind, .refused(refusal), of: source)
      case .file, .elsewhere: break
      }
    }
  }
}

extension String {
  fileprivate func withFragment(_ fragment: String?) -> String { fragment.map { self + "#" + $0 } ?? self }
}

extension Diagnostic {
  fileprivate static func emptyLink(_ article: Article, _ place: AddressInArticle) -> Diagnostic {
    Diagnostic(
      .warning, "empty-link", "the link to \(place.text) has no text, so that nobody can follow it",
      at: place.span, article: article.id.text, hint: "write what it leads to between its brackets or tags")
  }

  fileprivate static func missingAlternative(
    _ article: Article, _ image: BodyImage, _ written: Range<Int>?
  ) -> Diagnostic {
    let place =
      written.map { AddressInArticle(image.source, at: $0, article) }
      ?? AddressInArticle(image.source, article)
    return Diagnostic(
      .warning, "missing-alt", "the image at \(place.text) has no alternative text", at: place.span,
      article: article.id.text,
      hint: article.format == .html
        ? "describe it for those who do not see it, or write alt=\"\" if it is only decoration"
        : "describe it for those who do not see it, ![like this](…), or write alt=\"\" if it is only decoration"
    )
  }

  fileprivate static func brokenFragment(_ article: Article, _ link: BodyLink, _ near: String?) -> Diagnostic
  {
    let place = AddressInArticle(link.target, article)
    return Diagnostic(
      .warning, "broken-fragment", "the link to \(place.text) leads to no heading of the article",
      at: place.span, article: article.id.text, hint: near.map { "did you mean “#\($0)”?" })
  }
}
