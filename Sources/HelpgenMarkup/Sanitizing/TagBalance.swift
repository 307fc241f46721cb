/// The elements that are open while tags are read, as far as it takes to bound what the parser makes of them.
///
/// An element for formatting that stays open is opened again in every later block, so a few kilobytes could
/// become gigabytes; and the parser's time grows with the square of the depth. Tags beyond the limits are
/// left out, each with its end tag. The count errs on the side of too many: only what is nested properly
/// counts as closed.
struct TagBalance {
  /// The most elements that are open at once.
  private static let depthLimit = 256
  /// The most elements for formatting that are open at once.
  static let formattingLimit = 8

  private enum Kind {
    case formatting, phrasing, paragraph, item, term, option, cell, row, rows, other
  }

  private struct Entry {
    var name: PackedName
    var kind: Kind
  }

  private var entries: [Entry] = []
  private var formattingCount = 0
  // How many elements of a name are open whose tags were left out; they are the innermost.
  private var leftOut: [PackedName: Int] = [:]

  /// Opens an element; whether its tag stays.
  mutating func open(_ name: PackedName, _ rule: ElementRule) -> Bool {
    let kind = Self.kind(of: rule)
    closeImplied(by: kind)
    let fits =
      entries.count < Self.depthLimit
      && (kind != .formatting || formattingCount < Self.formattingLimit)
    guard fits else {
      leftOut[name, default: 0] += 1
      return false
    }
    entries.append(Entry(name: name, kind: kind))
    if kind == .formatting { formattingCount += 1 }
    return true
  }

  /// Closes an element; whether its end tag stays.
  mutating func close(_ name: PackedName, _ rule: ElementRule) -> Bool {
    if let count = leftOut[name], count > 0 {
      leftOut[name] = count - 1
      return false
    }
    let passed: Set<Kind> =
      switch Self.kind(of: rule) {
      case .rows, .row: [.paragraph, .item, .term, .option, .cell, .row]
      case .other: [.paragraph, .item, .term, .option, .cell, .row, .rows]
      default: [.paragraph, .item, .term, .option]
      }
    if let index = entries.lastIndex(where: { $0.name == name || !passed.contains($0.kind) }),
      entries[index].name == name
    {
      while entries.count > index { remove(at: entries.count - 1) }
    }
    return true
  }

  /// Closes what ends by itself where an element of a kind begins, through the elements of a line.
  private mutating func closeImplied(by kind: Kind) {
    let ended: [(closed: Set<Kind>, passed: Set<Kind>)] =
      switch kind {
      case .formatting, .phrasing: []
      case .paragraph, .other: [([.paragraph], [])]
      case .item: [([.paragraph], []), ([.item], [])]
      case .term: [([.paragraph], []), ([.term], [])]
      case .option: [([.option], [])]
      case .cell: [([.cell], [.paragraph, .item, .term])]
      case .row: [([.row], [.paragraph, .item, .term, .cell])]
      case .rows: [([.rows], [.paragraph, .item, .term, .cell, .row])]
      }
    for (closed, passed) in ended {
      let stops = entries.lastIndex {
        closed.contains($0.kind)
          || !($0.kind == .formatting || $0.kind == .phrasing || passed.contains($0.kind))
      }
      guard let index = stops, closed.contains(entries[index].kind) else { continue }
      for position in (index..<entries.count).reversed() where entries[position].kind != .formatting {
        remove(at: position)
      }
    }
  }

  private mutating func remove(at index: Int) {
    if entries.remove(at: index).kind == .formatting { formattingCount -= 1 }
  }

  private static func kind(of rule: ElementRule) -> Kind {
    if rule.traits.contains(.formatting) { return .formatting }
    guard case .written(let element) = rule.treatment else {
      return rule.traits.isDisjoint(with: [.intricate, .form]) ? .phrasing : .other
    }
    switch element.shape {
    case .paragraph: return .paragraph
    case .item: return .item
    case .term: return .term
    case .cell: return .cell
    case .row: return .row
    case .rows: return .rows
    case .phrasing, .link, .media, .mediaPart, .ruby, .rubyText: return .phrasing
    default: return .other
    }
  }
}
