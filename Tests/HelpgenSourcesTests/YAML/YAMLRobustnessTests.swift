import HelpgenDiagnostics
import Testing

@testable import HelpgenSources

@Suite("YAML of any bytes")
struct YAMLRobustnessTests {
  private static let sample = """
    \u{FEFF}# Hilfe
    sources: [content, 'mehr']\r
    title: {en: "Hélp \\u00e9", de: >
      Hilfe}
    tagline:
      "zh-Hant": |
        說明 😀
      no: &x ~
    accordion: {limit: 20, exclusive: true}
    permalink: '{section}/{slug}'
    locales:
    - en
    -\tpt_BR
    """

  /// Reads bytes, and checks that each error has a place inside of the text.
  private func read(_ bytes: [UInt8]) {
    var bag = DiagnosticBag()
    let text = SourceText(name: "helpgen.yml", bytes: bytes)
    let configuration = SiteConfiguration.read(text, into: &bag)
    #expect((configuration == nil) == (bag.errorCount > 0))
    for diagnostic in bag.diagnostics {
      #expect(diagnostic.span.map { $0.range.upperBound <= bytes.count } == true)
      #expect(!diagnostic.message.isEmpty)
    }
  }

  @Test("every beginning of a text is read or reported")
  func prefixes() {
    let bytes = Array(Self.sample.utf8)
    for count in 0...bytes.count { read(Array(bytes[..<count])) }
  }

  @Test("every text with one other byte is read or reported")
  func mutations() {
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      for byte in Array("\u{0}\t\n :-[]{}'\"&*!|>#%@?,~a".utf8) + [0x80, 0xC3, 0xE2, 0xF0, 0xFF] {
        var changed = bytes
        changed[index] = byte
        read(changed)
      }
    }
  }

  @Test("every text without one byte, or with one twice, is read or reported")
  func edits() {
    let bytes = Array(Self.sample.utf8)
    for index in bytes.indices {
      read(Array(bytes[..<index] + bytes[(index + 1)...]))
      read(Array(bytes[...index] + bytes[index...]))
    }
  }
}
