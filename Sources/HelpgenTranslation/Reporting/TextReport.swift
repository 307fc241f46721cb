import HelpgenModel

extension StatusSheet {
  /// How many articles are listed for people.
  private static var listLength: Int { 20 }

  /// The status for people: a table of languages, the worst articles, and what has another structure.
  public var text: String {
    var lines: [String] = []
    if let source {
      lines.append("\(sourceCount == 1 ? "1 article" : "\(sourceCount) articles") in “\(source)”")
    } else {
      lines.append("no article is in the language that others are translated from")
    }
    if locales.isEmpty { return lines[0] + ", and no other language\n" }
    lines += ["", table]
    list("Worst articles", worstArticles.map(summary), into: &lines)
    list(
      "Articles without a source", orphans.map { "  \($0.locale)  \($0.id ?? $0.key)  \($0.title)" },
      into: &lines)
    list(
      "Structure other than the source’s",
      drifting.map { entry in
        "  \(entry.locale)  \(entry.id ?? entry.key): "
          + entry.translation.drift.map(\.summary).joined(separator: ", ")
      }, into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ title: String, _ items: [String], into lines: inout [String]) {
    guard !items.isEmpty else { return }
    lines += ["", "\(title):"] + items.prefix(Self.listLength)
    let rest = items.count - Self.listLength
    if rest > 0 { lines.append("  and \(rest) more, which “--format json” lists") }
  }

  private func summary(_ row: ArticleRow) -> String {
    var locales: [(status: String, tags: [String])] = []
    for entry in row.entries.values.sorted(by: { $0.locale < $1.locale }) {
      let status = entry.translation.status
      if status == .translated { continue }
      let tag = entry.locale.tag
      if let index = locales.firstIndex(where: { $0.status == status.name }) {
        locales[index].tags.append(tag)
      } else {
        locales.append((status.name, [tag]))
      }
    }
    let parts = locales.sorted { $0.status < $1.status }.map {
      "\($0.status) in \($0.tags.joined(separator: ", "))"
    }
    return "  \(row.head.key): \(parts.joined(separator: "; "))"
  }

  private var table: String {
    let header = ["locale", "translated", "partial", "copy", "outdated", "missing", "orphan", "%"]
    var rows = [header] + locales.map { Self.cells($0.locale.tag, $0.counts) }
    if locales.count > 1 { rows.append(Self.cells("total", total)) }
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return "  " + cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// All languages together.
  var total: StatusCounts { locales.reduce(into: StatusCounts()) { $0.add($1.counts) } }

  private static func cells(_ name: String, _ counts: StatusCounts) -> [String] {
    let numbers = [
      counts.translated, counts.partial, counts.copies, counts.outdated, counts.missing, counts.orphans,
      counts.percentTranslated,
    ]
    return [name] + numbers.map(String.init)
  }
}

extension StatusCounts {
  fileprivate mutating func add(_ other: StatusCounts) {
    translated += other.translated
    partial += other.partial
    copies += other.copies
    outdated += other.outdated
    missing += other.missing
    orphans += other.orphans
  }
}
