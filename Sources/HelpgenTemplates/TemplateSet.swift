public import HelpgenDiagnostics

/// A template as it was read.
public struct TemplateSource: Sendable {
  /// What pages and other templates call it, such as `layout`.
  public let name: String
  /// Its text.
  public let text: SourceText

  /// Names a text.
  public init(_ name: String, _ text: SourceText) {
    self.name = name
    self.text = text
  }
}

/// A template that is rendered by itself, and what it is rendered with.
public struct TemplatePage: Sendable {
  /// The name of the template.
  public let name: String
  /// What its records are.
  public let shape: TemplateShape

  /// Says what a template is rendered with.
  public init(_ name: String, _ shape: TemplateShape) {
    self.name = name
    self.shape = shape
  }
}

/// Templates that include and extend each other, compiled.
public struct TemplateSet: Sendable {
  private let program: TemplateProgram
  private let pages: [String: TemplateShape]

  /// Compiles templates and checks every name that the pages use; `nil` where an error was reported.
  ///
  /// Where two templates have one name, the later one counts, so a theme can replace a part of another.
  public static func compile(
    _ sources: [TemplateSource], pages: [TemplatePage], into bag: inout DiagnosticBag
  ) -> TemplateSet? {
    let errorCount = bag.errorCount
    let builder = ProgramBuilder()
    for source in sources {
      var parser = TemplateParser(source, builder: builder)
      parser.run(into: &bag)
    }
    guard bag.errorCount == errorCount else { return nil }
    let program = builder.link()
    var check = TemplateCheck(program)
    for page in pages { check.add(page, into: &bag) }
    check.run(into: &bag)
    guard bag.errorCount == errorCount else { return nil }
    let shapes = pages.map { ($0.name, $0.shape) }
    return TemplateSet(program: program, pages: Dictionary(shapes) { $1 })
  }

  /// The template of a page; `nil` unless it was named as one when the set was compiled.
  public func template(_ name: String) -> Template? {
    guard let shape = pages[name], let entry = program.entries[name] else { return nil }
    return Template(shape: shape, program: program, entry: entry)
  }

  /// A template for values of any kind; names that nothing offers are rendered as nothing.
  public func uncheckedTemplate(_ name: String) -> UncheckedTemplate? {
    program.entries[name].map { UncheckedTemplate(program: program, entry: $0) }
  }
}

/// The template of a page, checked against what its records offer.
public struct Template: Sendable {
  /// What its records are.
  public let shape: TemplateShape

  fileprivate let program: TemplateProgram
  fileprivate let entry: Int

  /// Appends the page to `output`; the record has the template's shape.
  public func render(
    _ record: TemplateRecord, into output: inout [UInt8]
  ) throws(TemplateDepthError) {
    precondition(record.shape === shape, "“\(record.shape.name)” is not “\(shape.name)”")
    var renderer = TemplateRenderer(program, .record(record), outputStart: output.count)
    try renderer.run(from: entry, into: &output)
  }
}

/// A template whose names were not checked.
public struct UncheckedTemplate: Sendable {
  fileprivate let program: TemplateProgram
  fileprivate let entry: Int

  /// Appends what the template makes of a value to `output`.
  public func render(
    _ value: TemplateValue, into output: inout [UInt8]
  ) throws(TemplateDepthError) {
    var renderer = TemplateRenderer(program, value, outputStart: output.count)
    try renderer.run(from: entry, into: &output)
  }
}

/// Templates that include each other without end, or for data that is nested too deeply.
public struct TemplateDepthError: Error {
  /// How many templates and blocks can be inside each other.
  public static let limit = 2000

  /// The last template that was included.
  public let name: String
  /// The tag that included it.
  public let span: SourceSpan

  /// What to tell the user: one sentence without a full stop.
  public var message: String {
    "“\(name)” is included \(Self.limit) levels deep; it includes itself without end, or the data is nested too deeply"
  }
}
