import HelpgenDiagnostics

/// A YAML text as a tree of values with places.
///
/// Aliases and tags are refused: settings need neither, and without them a small text cannot become a large tree.
struct YAMLDocument {
  /// How deep lists and mappings may nest.
  static let maximumDepth = 64

  /// The value of the document; `nil` where the text holds none.
  let root: YAMLNode?

  /// Reads one document; `nil` where the text has errors that leave no sure meaning.
  ///
  /// `range` limits the reading to a part of the text, such as front matter.
  static func read(
    _ text: SourceText, in range: Range<Int>? = nil, into bag: inout DiagnosticBag
  ) -> YAMLDocument? {
    var builder = YAMLBuilder(YAMLPlaces(text, in: range ?? 0..<text.bytes.count))
    let root: YAMLNode?
    do throws(YAMLParser.Failure) {
      root = try builder.build()
    } catch {
      bag.merge(builder.bag)
      bag.report(.yamlSyntax(error, builder.places))
      return nil
    }
    bag.merge(builder.bag)
    return builder.isBroken ? nil : YAMLDocument(root: root)
  }
}

/// A builder of trees out of events, with a stack in the place of recursion.
private struct YAMLBuilder {
  let places: YAMLPlaces
  var bag = DiagnosticBag()
  var isBroken = false
  private var open: [Collection] = []
  private var root: YAMLNode?

  /// A list or a mapping whose end has not come yet.
  private struct Collection {
    let start: Int
    let isFlow: Bool
    let isMapping: Bool
    var items: [YAMLNode] = []
    var members: [YAMLMember] = []
    var key: (text: String, range: Range<Int>)?
    var keys: [String: Range<Int>] = [:]
  }

  init(_ places: YAMLPlaces) { self.places = places }

  /// The value of the document.
  mutating func build() throws(YAMLParser.Failure) -> YAMLNode? {
    var parser = try YAMLParser(places.bytes)
    var documentCount = 0
    while true {
      let next = try parser.next()
      let range = places.bytes(ofCharacters: next.characters)
      if next.hasTag { refuse(.tag(places.span(range))) }
      switch next.event {
      case .documentStart:
        documentCount += 1
        if documentCount > 1 {
          refuse(.secondDocument(places.span(range)))
          return root
        }
      case .scalar(let text, let isPlain, let isBlock):
        add(YAMLNode(value: .scalar(text, isPlain: isPlain), range: isBlock ? places.trimmed(range) : range))
      case .sequenceStart(let isFlow), .mappingStart(let isFlow):
        var isMapping = false
        if case .mappingStart = next.event { isMapping = true }
        guard open.count < YAMLDocument.maximumDepth else {
          refuse(.depth(places.span(range)))
          return nil
        }
        open.append(Collection(start: range.lowerBound, isFlow: isFlow, isMapping: isMapping))
      case .collectionEnd: close(at: range.upperBound)
      case .alias(let name):
        refuse(.alias(name, places.span(range)))
        add(YAMLNode(value: .scalar("", isPlain: true), range: range))
      case .streamEnd: return root
      }
    }
  }

  private mutating func refuse(_ diagnostic: Diagnostic) {
    bag.report(diagnostic)
    isBroken = true
  }

  /// Ends the innermost collection and adds it to the one around it.
  private mutating func close(at end: Int) {
    guard let collection = open.popLast() else { return }
    let last = collection.isMapping ? collection.members.last?.value.range : collection.items.last?.range
    // libyaml ends a block collection where the next token begins, comments and empty lines included.
    let range = collection.start..<max(collection.start, collection.isFlow ? end : last?.upperBound ?? end)
    let value: YAMLNode.Value =
      collection.isMapping ? .mapping(collection.members) : .sequence(collection.items)
    add(YAMLNode(value: value, range: range))
  }

  /// Puts a complete value where it belongs: a key, the value of a key, an item or the root.
  private mutating func add(_ node: YAMLNode) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let top = open.count - 1
    guard open[top].isMapping else {
      open[top].items.append(node)
      return
    }
    guard let key = open[top].key else {
      if case .scalar(let text, _) = node.value {
        open[top].key = (text, node.range)
      } else {
        refuse(.complexKey(places.span(node.range)))
        open[top].key = ("", node.range)
      }
      return
    }
    open[top].key = nil
    if let first = open[top].keys.updateValue(key.range, forKey: key.text) {
      open[top].keys[key.text] = first
      bag.report(.duplicateKey(key.text, places.span(key.range), first: places.span(first)))
    } else {
      let range = node.range.isEmpty ? key.range : node.range
      let value = YAMLNode(value: node.value, range: range)
      open[top].members.append(YAMLMember(key: key.text, keyRange: key.range, value: value))
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateKey(_ key: String, _ span: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "duplicate-key", "\(quoted(key)) is set twice", at: span,
      notes: [Note("the first one is here", at: first)], hint: "remove one of them")
  }

  fileprivate static func alias(_ name: String, _ span: SourceSpan) -> Diagnostic {
    feature("an alias, \(quoted("*" + name)), is not supported here", span, "repeat the value itself")
  }

  fileprivate static func tag(_ span: SourceSpan) -> Diagnostic {
    feature(
      "a type in front of a value is not supported here", span,
      "leave it out, and put text that looks like something else in quotation marks")
  }

  fileprivate static func secondDocument(_ span: SourceSpan) -> Diagnostic {
    feature("a second document begins here", span, "remove “---” and keep everything in one document")
  }

  fileprivate static func complexKey(_ span: SourceSpan) -> Diagnostic {
    feature(
      "a list or a mapping cannot be a name here", span, "put the name before “:” in quotation marks")
  }

  fileprivate static func depth(_ span: SourceSpan) -> Diagnostic {
    feature(
      "lists and mappings are nested more than \(YAMLDocument.maximumDepth) levels deep", span,
      "use fewer levels")
  }

  private static func feature(_ message: String, _ span: SourceSpan, _ hint: String) -> Diagnostic {
    Diagnostic(.error, "yaml-feature", message, at: span, hint: hint)
  }
}
