import Foundation
import HelpgenModel
import HelpgenRendering

/// What is wrong with a rendered site: everything that must hold for every page of any site.
///
/// Texts of articles must not hold links inside the site or headings of the first level.
func faults(of site: RenderedSite) -> [String] {
  var pages: [String: HTMLPage] = [:]
  for path in site.pagePaths {
    pages[path] = HTMLPage(String(decoding: site.files[path] ?? [], as: UTF8.self))
  }
  var faults = site.plan.pages.map(\.address.file.text).filter { pages[$0] == nil }.map { "no “\($0)”" }
  for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
    faults += page.faults.map { "\(path): \($0)" }
    faults += page.formFaults.map { "\(path): \($0)" }
    faults += site.linkFaults(path, page, pages)
  }
  return faults
}

extension HTMLPage {
  /// What is wrong with the page by itself.
  fileprivate var formFaults: [String] {
    var faults: [String] = []
    if Set(ids).count < ids.count { faults.append("an id twice") }
    if ids.contains(where: { $0.isEmpty || $0.contains(where: \.isWhitespace) }) {
      faults.append("a wrong id")
    }
    let isRedirect = elements.contains { $0["http-equiv"] == "refresh" }
    if all("h1").count != (isRedirect ? 0 : 1) { faults.append("\(all("h1").count) first headings") }
    if all("title").count != 1 || first("title")?.text.isEmpty != false { faults.append("no title") }
    for element in elements {
      for (name, value) in element.attributes {
        if name.lowercased().hasPrefix("on") { faults.append("the attribute \(name)") }
        if name == "style" { faults.append("an inline style") }
        if ["lang", "hreflang"].contains(name), value != "x-default", LocaleCode(value)?.tag != value {
          faults.append("the language “\(value)”")
        }
      }
      if element.name == "script", element["src"] == nil, element["type"] != "application/ld+json" {
        faults.append("an inline script")
      }
    }
    if let html = first("html"), let locale = html["lang"].flatMap({ LocaleCode($0) }) {
      if html["dir"] != locale.direction.rawValue { faults.append("the direction of \(locale)") }
    } else {
      faults.append("no language")
    }
    return faults
  }
}

extension RenderedSite {
  /// Links of a page that do not lead to a file of the site and a place on it.
  fileprivate func linkFaults(_ path: String, _ page: HTMLPage, _ pages: [String: HTMLPage]) -> [String] {
    var faults: [String] = []
    for element in page.elements {
      for name in ["href", "src"] {
        guard let link = element[name] else { continue }
        guard let target = target(of: link, on: path) else {
          if !link.contains("//elsewhere.example/") {
            faults.append("\(path): “\(link)” leads out of the site")
          }
          continue
        }
        if files[target.file] == nil { faults.append("\(path): “\(link)” leads to no file") }
        if let fragment = target.fragment, pages[target.file]?.ids.contains(fragment) != true {
          faults.append("\(path): “\(link)” leads to no place")
        }
      }
    }
    return faults
  }

  /// The file and the id that a link leads to; `nil` where that is outside of the site.
  func target(of link: String, on path: String) -> (file: String, fragment: String?)? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]).removingPercentEncoding : nil
    if parts[0].isEmpty { return (path, fragment) }
    var components = path.split(separator: "/").dropLast().map(String.init)
    var rest = parts[0]
    if let base = rendering.baseURL, rest.hasPrefix(base.text) {
      (components, rest) = ([], rest.dropFirst(base.text.count))
    } else if let base = rendering.baseURL, rest.hasPrefix("/") {
      guard rest.hasPrefix(base.path), !rest.hasPrefix("//") else { return nil }
      (components, rest) = ([], rest.dropFirst(base.path.count))
    } else if rest.contains(":") || rest.hasPrefix("/") {
      return nil
    }
    for part in rest.split(separator: "/") where part != "." {
      if part != ".." {
        guard let name = String(part).removingPercentEncoding else { return nil }
        components.append(name)
      } else if components.popLast() == nil {
        return nil
      }
    }
    if rest.isEmpty || rest.last == "/" { components.append("index.html") }
    return (components.joined(separator: "/"), fragment)
  }
}
