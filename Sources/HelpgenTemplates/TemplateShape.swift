/// What a kind of record offers to templates: its fields, in order.
///
/// Shapes are told apart by identity, so each is made once and kept, usually in a `static let`. Shapes may hold
/// themselves: `.list("sections", of: section)` looks its shape up only when it is needed.
public final class TemplateShape: Sendable {
  /// How diagnostics name it.
  public let name: String
  /// What it offers, in the order in which records give their values.
  public let fields: [Field]

  private let slots: SlotTable

  /// Lists the fields of a kind of record, each name once.
  public init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    slots = SlotTable(fields.map { NameKey($0.name) })
  }

  /// The place of a field among a record's values.
  func slot(of key: NameKey) -> Int? { slots[key] }

  /// What the field of that name holds.
  func kind(of name: String) -> Kind? {
    // The slot is found by hash, as when rendering; the comparison rules out another name of the same hash.
    guard let slot = slot(of: NameKey(name)), fields[slot].name == name else { return nil }
    return fields[slot].kind
  }
}

extension TemplateShape: Hashable {
  /// Whether both are the very same shape.
  public static func == (left: TemplateShape, right: TemplateShape) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TemplateShape {
  /// What a field holds.
  indirect enum Kind: Sendable {
    case text, html, flag, any
    case record(@Sendable () -> TemplateShape)
    case list(Kind)
  }

  /// A name that templates can use.
  public struct Field: Sendable {
    /// The name.
    public let name: String
    /// Whether records may give `.absent` for it.
    public private(set) var isOptional = false

    let kind: Kind

    /// Plain text, escaped when it is printed.
    public static func text(_ name: String) -> Field { Field(name: name, kind: .text) }

    /// HTML, printed as it is.
    public static func html(_ name: String) -> Field { Field(name: name, kind: .html) }

    /// Yes or no, for sections.
    public static func flag(_ name: String) -> Field { Field(name: name, kind: .flag) }

    /// A record, for sections and dotted names.
    public static func record(
      _ name: String, of shape: @autoclosure @escaping @Sendable () -> TemplateShape
    ) -> Field {
      Field(name: name, kind: .record(shape))
    }

    /// Records of one shape, for sections.
    public static func list(
      _ name: String, of shape: @autoclosure @escaping @Sendable () -> TemplateShape
    ) -> Field {
      Field(name: name, kind: .list(.record(shape)))
    }

    /// Plain texts, for sections that print `{{.}}`.
    public static func texts(_ name: String) -> Field { Field(name: name, kind: .list(.text)) }

    /// Anything, for templates that are not checked: a page cannot print it.
    public static func any(_ name: String) -> Field { Field(name: name, kind: .any) }

    /// The same field, which records may leave out.
    public var optional: Field {
      var field = self
      field.isOptional = true
      return field
    }

    private init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }
}

/// A name as templates and shapes compare it while rendering: its 64-bit FNV-1a hash.
struct NameKey: Hashable, Sendable {
  let value: UInt64

  init(_ name: String) {
    value = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

/// A small hash table from a name to its place, open addressing.
private struct SlotTable: Sendable {
  private var keys: [UInt64]
  private var slots: [Int]
  private let mask: Int

  init(_ names: [NameKey]) {
    var capacity = 4
    while capacity < names.count * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = Array(repeating: 0, count: capacity)
    slots = Array(repeating: -1, count: capacity)
    for (slot, name) in names.enumerated() {
      var index = Int(truncatingIfNeeded: name.value) & mask
      while slots[index] >= 0 {
        precondition(keys[index] != name.value, "a shape has two fields of one name")
        index = (index + 1) & mask
      }
      keys[index] = name.value
      slots[index] = slot
    }
  }

  subscript(name: NameKey) -> Int? {
    var index = Int(truncatingIfNeeded: name.value) & mask
    while slots[index] >= 0 {
      if keys[index] == name.value { return slots[index] }
      index = (index + 1) & mask
    }
    return nil
  }
}
