/// A diagnostic as one line of JSON.
///
/// Members without a value are left out, `notes` apart. The end is the place right behind the span;
/// `byteOffset` counts from the first byte of the file, a byte order mark included.
func jsonForm(of diagnostic: Diagnostic, _ indexes: inout LineIndexes) -> String {
  var object = JSONObject()
  object.add("severity", diagnostic.severity.name)
  object.add("code", diagnostic.code.name)
  object.add("message", diagnostic.message)
  object.add(diagnostic.span, &indexes)
  if let article = diagnostic.article { object.add("article", article) }
  let notes = diagnostic.notes.map { note in
    var object = JSONObject()
    object.add("message", note.message)
    object.add(note.span, &indexes)
    return object.text
  }
  object.add("notes", raw: "[\(notes.joined(separator: ","))]")
  if let hint = diagnostic.hint { object.add("hint", hint) }
  return object.text + "\n"
}

/// A JSON object under construction.
private struct JSONObject {
  private var members = ""

  var text: String { "{\(members)}" }

  mutating func add(_ name: String, raw value: String) {
    members += (members.isEmpty ? "" : ",") + "\"\(name)\":\(value)"
  }

  mutating func add(_ name: String, _ value: String) {
    add(name, raw: escaped(value))
  }

  mutating func add(_ span: SourceSpan?, _ indexes: inout LineIndexes) {
    guard let span else { return }
    let index = indexes[span.text]
    let start = index.position(of: span.range.lowerBound)
    let end = index.position(of: span.range.upperBound)
    add("file", span.text.name)
    add("line", raw: String(start.line))
    add("column", raw: String(start.column))
    add("endLine", raw: String(end.line))
    add("endColumn", raw: String(end.column))
    add("byteOffset", raw: String(span.range.lowerBound))
  }

  /// A JSON string; what must not be printed is escaped even where JSON would allow it, as logs end up on
  /// terminals.
  private func escaped(_ text: String) -> String {
    var string = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": string += "\\\""
      case "\\": string += "\\\\"
      case "\n": string += "\\n"
      case "\r": string += "\\r"
      case "\t": string += "\\t"
      case _ where scalar.isPrintable: string.unicodeScalars.append(scalar)
      default:
        // Everything unprintable is in the basic plane: four digits are enough.
        let digits = String(scalar.value, radix: 16)
        string += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return string + "\""
  }
}
