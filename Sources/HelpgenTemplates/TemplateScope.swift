/// What names can mean at a place of a template: the values around it, innermost first.
///
/// A shape that is there twice is kept where it is found first, which finds the same names. So there are only so many
/// scopes, and following a partial that includes itself comes to an end.
struct TemplateScope: Hashable {
  /// A value around a place.
  enum Item: Hashable {
    case record(TemplateShape)
    case text, html
  }

  private var items: [Item]

  /// The scope of a page.
  init(_ shape: TemplateShape) { items = [.record(shape)] }

  /// The scope inside a section over a value of that kind; a flag adds nothing.
  func inside(_ kind: TemplateShape.Kind) -> TemplateScope {
    guard let item = kind.item else { return self }
    var scope = self
    scope.items = [item]
    for outer in items where outer != item {
      // Of plain values only the innermost has a name: `.`.
      if case .record = outer { scope.items.append(outer) }
    }
    return scope
  }

  /// What `.` means.
  var innermost: TemplateShape.Kind {
    switch items[0] {
    case .record(let shape): .record { shape }
    case .text: .text
    case .html: .html
    }
  }

  /// The shapes around the place, innermost first.
  var shapes: [TemplateShape] {
    items.compactMap { item in
      if case .record(let shape) = item { shape } else { nil }
    }
  }
}

extension TemplateShape.Kind {
  /// What a section over it shows its content for.
  fileprivate var item: TemplateScope.Item? {
    switch self {
    case .text: .text
    case .html: .html
    case .flag, .any: nil
    case .record(let shape): .record(shape())
    case .list(let element): element.item
    }
  }

  /// How diagnostics call it.
  var noun: String {
    switch self {
    case .text: "text"
    case .html: "HTML"
    case .flag: "a flag"
    case .any: "a value of any kind"
    case .record: "a record"
    case .list: "a list"
    }
  }
}
