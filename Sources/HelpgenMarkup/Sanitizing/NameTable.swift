/// What is known by names, quick to look up: the names are few and known beforehand, so that nobody can choose them to
/// collide.
struct NameTable<Value: Sendable>: Sendable {
  private var slots: [(name: PackedName, value: Value)?]

  /// Takes over names with their values.
  init(_ values: [PackedName: Value]) {
    var capacity = 16
    while capacity < values.count * 4 { capacity *= 2 }
    slots = Array(repeating: nil, count: capacity)
    // Sorted, for the order of a dictionary is another one in every run.
    for (name, value) in values.sorted(by: { $0.key < $1.key }) { slots[slot(of: name)] = (name, value) }
  }

  /// The value of a name; `nil` where it is unknown.
  subscript(name: PackedName) -> Value? { slots[slot(of: name)]?.value }

  /// Where a name is, or would be.
  private func slot(of name: PackedName) -> Int {
    var index = name.mixed & (slots.count - 1)
    while let other = slots[index], other.name != name { index = (index + 1) & (slots.count - 1) }
    return index
  }
}
