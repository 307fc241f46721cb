public import HelpgenDiagnostics
public import HelpgenModel

/// `helpgen.lock`: what is to be remembered from run to run, and belongs to the content.
public struct LockFile: Sendable {
  /// Which text of its source each translation was made from.
  public var translations = TranslationLock()
  /// What else is in the file, as it is written: another version may know what it means.
  private var others: [(name: [UInt8], value: [UInt8])] = []

  /// An empty file.
  public init() {}

  /// The name of the file.
  public static let name = "helpgen.lock"
}

/// Reads a lock file; an empty one where there is none, and `nil` where it has errors.
public func loadLock(
  path: String, in directory: String, into diagnostics: inout DiagnosticBag
) throws(SourceError) -> LockFile? {
  let place = SourcePath(path, in: directory)
  guard place.exists else { return LockFile() }
  let text = try place.readText()
  do throws(JSONSyntaxError) {
    let root = try JSONDocument(parsing: text).root
    guard root.kind == .object else {
      diagnostics.report(.invalidLock("a lock file is an object", SourceSpan(text, root.range)))
      return nil
    }
    return LockFile(root, in: text)
  } catch {
    diagnostics.report(.invalidLock(error.message, SourceSpan(text, error.range)))
    return nil
  }
}

extension LockFile {
  fileprivate init(_ root: JSONValue, in text: SourceText) {
    for member in root.members {
      guard member.name == "translations" else {
        others.append((Array(text.bytes[member.key.range]), Array(text.bytes[member.value.range])))
        continue
      }
      for entry in member.value.members {
        for translation in entry.value.members {
          guard let locale = LocaleCode(translation.name) else { continue }
          translations[TranslationKey(entry.name), locale] = translation.value.string
        }
      }
    }
  }

  /// The file as it is kept: sorted, a translation a line, so that two branches that add some can be merged.
  public var bytes: [UInt8] {
    var members = others.map { name, value in name + Array(": ".utf8) + value }
    var own = Array("\"translations\": {".utf8)
    for (index, entry) in translations.entries.enumerated() {
      own += (index == 0 ? "\n    " : ",\n    ").utf8
      own += entry.key.quotedJSON + Array(": {".utf8)
      for (number, translation) in entry.translations.enumerated() {
        own += (number == 0 ? "\n      " : ",\n      ").utf8
        own += translation.locale.quotedJSON + Array(": ".utf8) + translation.fingerprint.quotedJSON
      }
      own += "\n    }".utf8
    }
    own += (translations.isEmpty ? "}" : "\n  }").utf8
    members.append(own)
    return Array("{\n  ".utf8) + Array(members.joined(separator: Array(",\n  ".utf8))) + Array("\n}\n".utf8)
  }
}

extension String {
  /// The text as a string of JSON.
  fileprivate var quotedJSON: [UInt8] {
    var json = [UInt8(ascii: "\"")]
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        json += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
      default: json.append(byte)
      }
    }
    return json + [UInt8(ascii: "\"")]
  }
}

extension Diagnostic {
  fileprivate static func invalidLock(_ message: String, _ span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .error, "invalid-lock", message, at: span,
      hint: "take the file from your repository again, or remove it and accept the translations anew")
  }
}
