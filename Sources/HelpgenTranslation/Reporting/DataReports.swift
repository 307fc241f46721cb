import HelpgenModel

/// Reports for programs.
extension StatusSheet {
  /// The status as JSON: one object.
  public var json: String {
    var json = "{\n  \"source\": \(source.map { $0.tag.jsonString } ?? "null"),\n"
    json += "  \"articles\": \(sourceCount),\n  \"locales\": ["
    json += locales.map { row in
      let counts = row.counts
      return "\n    {\"locale\": \(row.locale.tag.jsonString), \"percent\": \(counts.percentTranslated), "
        + "\"translated\": \(counts.translated), \"partial\": \(counts.partial), "
        + "\"copy-of-source\": \(counts.copies), \"outdated\": \(counts.outdated), "
        + "\"missing\": \(counts.missing), \"orphan\": \(counts.orphans)}"
    }.joined(separator: ",")
    json += "\n  ],\n  \"translations\": ["
    json += entries.map { "\n    " + Self.json($0) }.joined(separator: ",")
    return json + "\n  ]\n}\n"
  }

  private static func json(_ entry: Entry) -> String {
    let translation = entry.translation
    var members = ["\"key\": \(entry.key.jsonString)", "\"locale\": \(entry.locale.tag.jsonString)"]
    if let id = entry.id { members.append("\"id\": \(id.jsonString)") }
    members += [
      "\"title\": \(entry.title.jsonString)", "\"status\": \(translation.status.name.jsonString)",
      "\"sourceShare\": \(translation.sourceShare.twoDigits)", "\"isOutdated\": \(translation.isOutdated)",
    ]
    if translation.isRepeated { members.append("\"isRepeated\": true") }
    if !translation.drift.isEmpty {
      members.append("\"drift\": [\(translation.drift.map(json).joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func json(_ drift: StructureDrift) -> String {
    var members = [
      "\"kind\": \(drift.kind.rawValue.jsonString)", "\"source\": \(drift.source)",
      "\"translation\": \(drift.translation)",
    ]
    for (name, names) in [("lacking", drift.lacking), ("added", drift.added)] where !names.isEmpty {
      members.append("\"\(name)\": [\(names.map(\.jsonString).joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// The status as CSV (RFC 4180): one line for each translation that is there or should be.
  public var csv: String {
    let header = ["key", "locale", "id", "title", "status", "source share", "outdated", "drift"]
    let lines = entries.map { entry in
      let translation = entry.translation
      return [
        entry.key, entry.locale.tag, entry.id ?? "", entry.title, translation.status.name,
        translation.sourceShare.twoDigits, translation.isOutdated ? "yes" : "no",
        translation.drift.map(\.summary).joined(separator: "; "),
      ]
    }
    return ([header] + lines).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension Double {
  /// A share with two digits, rounded down: 1 only where it is.
  fileprivate var twoDigits: String {
    let hundredths = Int(self * 100)
    if hundredths >= 100 { return "1" }
    return hundredths == 0 ? "0" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}

extension String {
  /// The text as a string of JSON.
  fileprivate var jsonString: String {
    var json = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      // Also what ends lines in JavaScript.
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  /// The text as a field of CSV.
  fileprivate var csvField: String {
    let isPlain = utf8.allSatisfy { byte in
      byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"") && byte != 0x0A && byte != 0x0D
    }
    // Spreadsheets take what begins so for a formula, which a title must not become.
    let isFormula = utf8.first.map { "=+-@\t".utf8.contains($0) } ?? false
    if isPlain, !isFormula { return self }
    var field = String.UnicodeScalarView(isFormula ? "\"'".unicodeScalars : "\"".unicodeScalars)
    for scalar in unicodeScalars {
      if scalar == "\"" { field.append(scalar) }
      field.append(scalar)
    }
    return String(field) + "\""
  }
}
