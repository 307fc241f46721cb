import HelpgenModel

/// The report as a page that needs nothing else.
extension StatusSheet {
  /// How many articles the page lists.
  private static var listLength: Int { 500 }

  /// The status as a page of HTML: a heat map of sections and languages, and the worst articles.
  public var html: String {
    var html = Self.top
    html += "<h1>Translations</h1>\n"
    if let source {
      html +=
        "<p>\(sourceCount) \(sourceCount == 1 ? "article" : "articles") in <b>\(source.tag.escaped)</b>, "
        + "\(locales.count) other \(locales.count == 1 ? "language" : "languages").</p>\n"
    } else {
      html += "<p>No article is in the language that others are translated from.</p>\n"
    }
    if !locales.isEmpty {
      html += summaryTable + heatMap + articleTable + driftTable
    }
    return html + "</main>\n</body>\n</html>\n"
  }

  private var summaryTable: String {
    let names = ["Translated", "Partial", "Copy of source", "Outdated", "Missing", "Without source"]
    let rows = locales.map { row in
      let counts = row.counts
      let numbers = [
        counts.translated, counts.partial, counts.copies, counts.outdated, counts.missing, counts.orphans,
      ]
      return
        "<tr><th scope=\"row\">\(row.locale.tag.escaped)</th>\(Self.heat(counts.translated, of: counts.sources))"
        + numbers.map { "<td>\($0)</td>" }.joined() + "</tr>\n"
    }
    let head = (["Language", "%"] + names).map { "<th scope=\"col\">\($0)</th>" }.joined()
    return
      "<h2>Languages</h2>\n<div class=\"scroll\"><table>\n<tr>\(head)</tr>\n\(rows.joined())</table></div>\n"
  }

  private var heatMap: String {
    var sections: [String] = []
    var cells: [String: [LocaleCode: StatusCounts]] = [:]
    for entry in entries where entry.isCounted {
      let section = entry.section ?? ""
      if cells[section] == nil { sections.append(section) }
      cells[section, default: [:]][entry.locale, default: StatusCounts()].count(entry.translation.status)
    }
    guard sections.count > 1 else { return "" }
    sections.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let rows = sections.map { section in
      let name = section.isEmpty ? "<i>none</i>" : "<bdi>\(section.escaped)</bdi>"
      return "<tr><th scope=\"row\">\(name)</th>"
        + locales.map { row in
          let counts = cells[section]?[row.locale] ?? StatusCounts()
          return Self.heat(counts.translated, of: counts.sources)
        }.joined() + "</tr>\n"
    }
    return "<h2>Sections</h2>\n<p>How many of a hundred articles are translated.</p>\n"
      + "<div class=\"scroll\"><table class=\"map\">\n\(localeHead("Section"))\n\(rows.joined())</table></div>\n"
  }

  private func localeHead(_ first: String) -> String {
    "<tr><th scope=\"col\">\(first)</th>"
      + locales.map { "<th scope=\"col\">\($0.locale.tag.escaped)</th>" }.joined() + "</tr>"
  }

  private var articleTable: String {
    let worst = worstArticles
    guard !worst.isEmpty else { return "" }
    let rows = worst.prefix(Self.listLength).map { row in
      "<tr><th scope=\"row\"><bdi lang=\"\(row.head.titleLocale.tag.escaped)\">\(row.head.title.escaped)</bdi> "
        + "<small>\(row.head.key.escaped)</small></th>"
        + locales.map { Self.cell(row.entries[$0.locale]) }.joined() + "</tr>\n"
    }
    let rest = worst.count - Self.listLength
    return "<h2>Worst articles</h2>\n<div class=\"scroll\"><table class=\"map\">\n\(localeHead("Article"))\n"
      + rows.joined() + "</table></div>\n" + (rest > 0 ? "<p>And \(rest) more.</p>\n" : "")
  }

  private static func cell(_ entry: Entry?) -> String {
    guard let status = entry?.translation.status else { return "<td></td>" }
    switch status {
    case .translated: return "<td class=\"h10\">✓</td>"
    case .partial(let share): return "<td class=\"h5\" title=\"partial\">\(share.percent) % source</td>"
    case .copyOfSource, .missing: return "<td class=\"h0\">\(status == .missing ? "missing" : "copy")</td>"
    case .outdated: return "<td class=\"h7\">outdated</td>"
    case .orphan: return "<td>no source</td>"
    }
  }

  private var driftTable: String {
    let drifting = drifting
    guard !drifting.isEmpty else { return "" }
    let rows = drifting.prefix(Self.listLength).map { entry in
      "<tr><td>\(entry.locale.tag.escaped)</td><th scope=\"row\"><bdi>\((entry.id ?? entry.key).escaped)</bdi></th>"
        + "<td class=\"text\">\(entry.translation.drift.map(\.summary).joined(separator: ", ").escaped)</td></tr>\n"
    }
    let rest = drifting.count - Self.listLength
    return "<h2>Structure other than the source’s</h2>\n<div class=\"scroll\"><table>\n"
      + "<tr><th scope=\"col\">Language</th><th scope=\"col\">Article</th><th scope=\"col\">What differs</th></tr>\n"
      + rows.joined() + "</table></div>\n" + (rest > 0 ? "<p>And \(rest) more.</p>\n" : "")
  }

  /// A cell that shows a share, in one of eleven colors.
  private static func heat(_ count: Int, of all: Int) -> String {
    if all == 0 { return "<td></td>" }
    return "<td class=\"h\(count * 10 / all)\">\(count * 100 / all)</td>"
  }

  private static let top: String = {
    func heat(saturation: Int, lightness: Int) -> String {
      (0...10).map { ".h\($0){background:hsl(\($0 * 12),\(saturation)%,\(lightness)%)}" }.joined(
        separator: "\n")
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="robots" content="noindex">
      <title>Translations</title>
      <style>
      :root{color-scheme:light dark}
      body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff}
      main{max-width:75rem;margin:auto;padding:1rem}
      .scroll{overflow-x:auto}
      table{border-collapse:collapse}
      th,td{padding:.25rem .6rem;border:1px solid rgba(128,128,128,.4);text-align:end;vertical-align:top}
      th[scope=row],td.text{text-align:start;font-weight:normal}
      .map td{text-align:center}
      small{opacity:.75}
      \(heat(saturation: 70, lightness: 82))
      @media (prefers-color-scheme:dark){
      body{color:#e6e8eb;background:#14171a}
      \(heat(saturation: 45, lightness: 26))
      }
      </style>
      </head>
      <body>
      <main>

      """
  }()
}

extension String {
  /// The text so that it means itself in HTML.
  fileprivate var escaped: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
