/// The attributes an element keeps, in the order they are written in.
struct CleanAttributes {
  private(set) var list: [(name: AttributeName, value: [UInt8])] = []

  /// Adds an attribute, unless there is one of that name.
  mutating func add(_ name: AttributeName, _ value: [UInt8] = []) {
    if !has(name) { list.append((name, value)) }
  }

  /// Whether there is an attribute of a name.
  func has(_ name: AttributeName) -> Bool { list.contains { $0.name == name } }
}

/// Decides which attributes of an element stay, and with which values.
struct AttributeCleaning {
  let policy: SanitizingPolicy
  // An id belongs to the element that has it first, as links find it there.
  private var ids: Set<[UInt8]> = []

  /// Begins a text, in which no id was given yet.
  init(policy: SanitizingPolicy) { self.policy = policy }

  /// The attributes that stay; `nil` where the element must go.
  ///
  /// - Parameter isRepeated: Whether a parser made the element a second time from one tag; an `id` stands
  ///   only once.
  mutating func clean(
    _ attributes: [HTMLAttribute], of element: SafeElement, isCentering: Bool = false,
    isRepeated: Bool = false,
    into dropped: inout [String]
  ) -> CleanAttributes? {
    for attribute in attributes {
      if case .handler(let name) = attribute.name { dropped.append(name) }
    }
    if element == .iframe { return frame(attributes, into: &dropped) }
    var clean = CleanAttributes()
    let style = attributes.value(of: .style).map(InlineStyle.init)
    let hasID = attributes.contains { $0.name == .known(.id) && !$0.value.isEmpty }
    if isCentering { clean.add(.align, style?.alignment ?? Array("center".utf8)) }

    for attribute in attributes {
      let name: AttributeName
      switch attribute.name {
      case .known(let known): name = known
      case .anchor where element == .a && !hasID: name = .id
      case .style:
        if let style { add(style, of: element, to: &clean) }
        continue
      case .anchor, .handler, .other: continue
      }
      guard name.belongs(to: element), !(isRepeated && name == .id) else { continue }
      let aligned = name == .align ? style?.alignment : nil
      guard let value = aligned ?? value(name, of: element, attribute.value, into: &dropped) else { continue }
      if name != .id || ids.insert(value).inserted { clean.add(name, value) }
    }
    return complete(clean, of: element)
  }

  private func add(_ style: InlineStyle, of element: SafeElement, to clean: inout CleanAttributes) {
    if let alignment = style.alignment, AttributeName.align.belongs(to: element), element != .img,
      element != .table
    {
      clean.add(.align, alignment)
    }
    if let width = style.width, element == .img || element == .video { clean.add(.width, width) }
    if style.isHidden { clean.add(.hidden) }
  }

  /// Adds what an element must have; `nil` where it may not stand at all.
  private func complete(_ clean: CleanAttributes, of element: SafeElement) -> CleanAttributes? {
    var clean = clean
    switch element {
    case .input:
      // Only the boxes of task lists, which nobody can tick.
      guard clean.has(.type) else { return nil }
      clean.add(.disabled)
    case .video, .audio: clean.add(.controls)
    // Without them there is nothing to see.
    case .img: return clean.has(.src) || clean.has(.alt) ? clean : nil
    // Nothing is left of it, and bare it would be taken for a placeholder.
    case .source, .track: return clean.list.isEmpty ? nil : clean
    default: break
    }
    return clean
  }
}

extension [HTMLAttribute] {
  /// The value of the first attribute of a name.
  func value(of name: HTMLAttribute.Name) -> [UInt8]? { first { $0.name == name }?.value }
}
