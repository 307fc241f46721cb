import Foundation
import HelpgenDiagnostics
import HelpgenTemplates
import Testing

/// The official specification of Mustache, except for lambdas.
@Suite struct MustacheSuiteTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/suites/mustache")

  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  static let files = [
    "comments", "delimiters", "dynamic-names", "inheritance", "interpolation", "inverted", "partials",
    "sections",
  ]

  @Test(.enabled(if: isPresent, "../shared/suites is not there"), arguments: files)
  func suite(_ file: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file + ".json"))
    let suite = try JSONDecoder().decode(SpecificationFile.self, from: data)
    #expect(!suite.tests.isEmpty)
    for test in suite.tests {
      let partials = (test.partials ?? [:]).sorted { $0.key < $1.key }
      let output = try rendered(test.template, with: test.data.value, partials: partials)
      #expect(output == test.expected, "\(file): \(test.name): \(test.desc)")
    }
  }

  private func rendered(
    _ template: String, with value: TemplateValue, partials: [(key: String, value: String)]
  ) throws -> String {
    var bag = DiagnosticBag()
    let sources = [source("the template", template)] + partials.map { source($0.key, $0.value) }
    let set = try #require(TemplateSet.compile(sources, pages: [], into: &bag), "\(bag.diagnostics)")
    var output: [UInt8] = []
    try #require(set.uncheckedTemplate("the template")).render(value, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}

private struct SpecificationFile: Decodable {
  struct Example: Decodable {
    var name: String
    var desc: String
    var data: JSONValue
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  var tests: [Example]
}

private enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Int.self) {
      self = .number(String(number))
    } else if let number = try? container.decode(Double.self) {
      self = .number(String(number))
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  var value: TemplateValue {
    switch self {
    case .null: .absent
    case .bool(let bool): .flag(bool)
    case .number(let text), .text(let text): .text(text)
    case .array(let values): .list(values.map(\.value))
    case .object(let members): .record(record(members.sorted { $0.key < $1.key }))
    }
  }

  private func record(_ members: [(key: String, value: JSONValue)]) -> TemplateRecord {
    let fields = members.map { TemplateShape.Field.any($0.key) }
    return TemplateRecord(TemplateShape("object", fields), members.map(\.value.value))
  }
}
