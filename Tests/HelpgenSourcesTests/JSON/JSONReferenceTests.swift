import Foundation
import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenSources

@Suite("JSON against the reference")
struct JSONReferenceTests {
  @Test("values are those of JSONSerialization", arguments: 0..<40)
  func values(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = JSONGenerator.value(depth: 4, using: &generator)
      let document = try JSONDocument(parsing: SourceText(name: "a", bytes: Array(text.utf8)))
      let reference = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
      var reader = FieldReader(text: document.text, article: nil, place: "")
      #expect(isEqual(reader.any("", document.root), reference), "\(text)")
    }
  }

  @Test("accepts and rejects what JSONSerialization does", arguments: 0..<40)
  func acceptance(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 1000 + seed)
    var rejected = 0
    for _ in 0..<100 {
      var bytes = Array(JSONGenerator.value(depth: 3, using: &generator).utf8)
      JSONGenerator.damage(&bytes, using: &generator)
      let isReference: Bool
      do {
        _ = try JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
        isReference = true
      } catch {
        isReference = false
      }
      let isOurs: Bool
      do throws(JSONSyntaxError) {
        let document = try JSONDocument(parsing: SourceText(name: "a", bytes: bytes))
        isOurs = document.encodingFault == nil && isPortable(document.root)
      } catch {
        // JSONSerialization lets arrays end with a comma, against the grammar.
        if error.message.contains("a trailing comma") { continue }
        isOurs = false
      }
      if !isOurs { rejected += 1 }
      #expect(isOurs == isReference, "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect((10..<100).contains(rejected))
  }

  /// Whether a value has none of what the grammar allows and JSONSerialization refuses: halves of surrogate
  /// pairs, and numbers beyond a double.
  private func isPortable(_ value: JSONValue) -> Bool {
    value.loneSurrogate == nil
      && value.numberText.flatMap { Double($0) }?.isFinite != false
      && value.elements.allSatisfy(isPortable)
      && value.members.allSatisfy { isPortable($0.key) && isPortable($0.value) }
  }

  private func isEqual(_ ours: RawValue, _ theirs: Any) -> Bool {
    switch ours {
    case .null: return theirs is NSNull
    case .bool(let value): return (theirs as? NSNumber)?.boolValue == value
    case .number(let value): return (theirs as? NSNumber)?.doubleValue == Double(value)
    case .text(let value): return (theirs as? String).map { Array($0.utf8) == Array(value.utf8) } ?? false
    case .array(let values):
      guard let others = theirs as? [Any], others.count == values.count else { return false }
      return zip(values, others).allSatisfy { isEqual($0, $1) }
    case .object(let members):
      guard let others = theirs as? [String: Any], others.count == members.count else { return false }
      return members.allSatisfy { member in others[member.name].map { isEqual(member.value, $0) } ?? false }
    }
  }
}

/// Makes JSON texts of every kind.
enum JSONGenerator {
  static func value(depth: Int, using generator: inout SeededGenerator) -> String {
    let space = [" ", "", "\n", "\r\n", "\t "].randomElement(using: &generator) ?? ""
    switch Int.random(in: depth > 0 ? 0..<8 : 2..<8, using: &generator) {
    case 0:
      let elements = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
        value(depth: depth - 1, using: &generator)
      }
      return "[\(space)" + elements.joined(separator: ",\(space)") + "]"
    case 1:
      // Names differ, because a repeated one has no agreed meaning.
      let members = (0..<Int.random(in: 0..<5, using: &generator)).map { index in
        let name = string(using: &generator).dropLast()
        return "\(name)\(index)\"\(space):" + value(depth: depth - 1, using: &generator)
      }
      return "{" + members.joined(separator: "\(space),") + "\(space)}"
    case 2, 3:
      return string(using: &generator)
    case 4, 5:
      return ["0", "-0", "12", "-1.5", "1e3", "1E-3", "0.25e+2", "9007199254740993"].randomElement(
        using: &generator)
        ?? ""
    default:
      return ["true", "false", "null"].randomElement(using: &generator) ?? ""
    }
  }

  private static func string(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", "title", " ", "é", "€", "😀", "e\u{301}", "\u{202E}", "\\n", "\\\"", "\\\\", "\\/", "\\u0041",
      "\\u00e9",
      "\\ud83d\\ude00", "{", "]", ",", ":",
    ]
    let text = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }
    return "\"" + text.joined() + "\""
  }

  /// Removes, replaces or adds up to two bytes.
  static func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...2, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let byte = Array("{}[]\",:\\ntrue0123.e+-/' \n\t\u{7}".utf8).randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = byte
      default: bytes.insert(byte, at: place)
      }
    }
  }
}
