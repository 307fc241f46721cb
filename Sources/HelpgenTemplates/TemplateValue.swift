/// What a template can show or decide by.
public enum TemplateValue: Sendable {
  /// Plain text, escaped when it is printed; as a section it is shown unless it is empty.
  case text(String)
  /// HTML, printed as it is; as a section it is shown unless it is empty.
  case html(HTML)
  /// Yes or no.
  case flag(Bool)
  /// Values that a section is repeated for.
  case list([TemplateValue])
  /// Values by name.
  case record(TemplateRecord)
  /// Nothing: printed as nothing, and no section is shown for it.
  case absent

  /// A list of records.
  public static func records(_ records: [TemplateRecord]) -> TemplateValue {
    .list(records.map { .record($0) })
  }

  /// A list of plain texts.
  public static func texts(_ texts: [String]) -> TemplateValue { .list(texts.map { .text($0) }) }

  /// A plain text, or nothing.
  public static func text(ifAny text: String?) -> TemplateValue { text.map { .text($0) } ?? .absent }

  /// A record, or nothing.
  public static func record(ifAny record: TemplateRecord?) -> TemplateValue {
    record.map { .record($0) } ?? .absent
  }
}

extension TemplateValue {
  /// Whether a section is shown for it.
  var isShown: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .html(let html): !html.bytes.isEmpty
    case .flag(let flag): flag
    case .list(let values): !values.isEmpty
    case .record: true
    case .absent: false
    }
  }

  /// Whether it is what a field is declared to hold; looks one level deep.
  fileprivate func fits(_ kind: TemplateShape.Kind) -> Bool {
    switch (self, kind) {
    case (.text, .text), (.html, .html), (.flag, .flag), (_, .any): true
    case (.record(let record), .record(let shape)): record.shape === shape()
    case (.list(let values), .list(let element)): values.first?.fits(element) ?? true
    default: false
    }
  }
}

/// Values by name, as a shape declares them.
public struct TemplateRecord: Sendable {
  /// What the values are.
  public let shape: TemplateShape

  let values: [TemplateValue]

  /// Gives a value for each field of the shape, in its order.
  ///
  /// Values that do not fit the shape are a mistake in the program, found in debug builds.
  public init(_ shape: TemplateShape, _ values: [TemplateValue]) {
    precondition(values.count == shape.fields.count, "“\(shape.name)” has \(shape.fields.count) fields")
    assert(Self.misfit(shape, values) == nil, Self.misfit(shape, values) ?? "")
    self.shape = shape
    self.values = values
  }

  private static func misfit(_ shape: TemplateShape, _ values: [TemplateValue]) -> String? {
    for (field, value) in zip(shape.fields, values) {
      if case .absent = value, field.isOptional { continue }
      if !value.fits(field.kind) { return "“\(field.name)” of “\(shape.name)” cannot be \(value)" }
    }
    return nil
  }
}
