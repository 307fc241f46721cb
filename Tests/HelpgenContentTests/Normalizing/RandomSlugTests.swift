import Foundation
import HelpgenModel
import Testing

@testable import HelpgenContent

/// Whatever the text, its slug keeps the promises of slugs.
@Suite("Slugs of random texts")
struct RandomSlugTests {
  /// Where scalars are drawn from: scripts, marks, signs, what cannot be seen, and everything.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x61...0x7A, 0x00...0x1F, 0x80...0x24F, 0x2B0...0x2FF, 0x300...0x36F, 0x370...0x52F,
    0x590...0x6FF, 0x900...0xDFF, 0xE00...0xFFF, 0x1100...0x11FF, 0x13A0...0x13FF, 0x1C80...0x1CBF,
    0x1E00...0x1FFF, 0x2000...0x206F, 0x2100...0x218F, 0x2460...0x24FF, 0x3000...0x30FF, 0x4E00...0x4FFF,
    0xAB70...0xABBF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFB00...0xFFFF, 0x10400...0x1044F, 0x1D400...0x1D7FF,
    0x1F300...0x1FAFF, 0x2F800...0x2FA1F, 0xE0000...0xE01EF, 0x0...0x10FFFF,
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    let palette = (0..<3).compactMap { _ in Self.ranges.randomElement(using: &generator) }
    for _ in 0..<Int.random(in: 0...90, using: &generator) {
      let range = palette.randomElement(using: &generator) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
    }
    return String(text)
  }

  @Test("None, or valid, composed, short, and its own slug", arguments: 1...8)
  func properties(_ seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    var count = 0
    for _ in 0..<400 {
      let text = text(&generator)
      guard let slug = Slug(derivedFrom: text)?.text else { continue }
      count += 1
      let shown = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      #expect(Slug(slug) != nil, "\(shown)")
      #expect(Array(slug.utf8) == Array(slug.precomposedStringWithCanonicalMapping.utf8), "\(shown)")
      #expect(slug.utf8.count <= 200, "\(shown)")
      #expect(slug.utf8.first != UInt8(ascii: "-") && slug.utf8.last != UInt8(ascii: "-"), "\(shown)")
      #expect(!slug.utf8.elementsEqual("-".utf8) && !slug.contains("--"), "\(shown)")
      #expect(Slug(derivedFrom: slug).map { Array($0.text.utf8) } == Array(slug.utf8), "\(shown)")
      for scalar in slug.unicodeScalars {
        #expect(!scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace, "\(shown)")
      }
      let first = try #require(slug.unicodeScalars.first).properties.generalCategory
      #expect(first != .nonspacingMark && first != .spacingMark, "\(shown)")
    }
    #expect(count > 200)
  }

  @Test("As an id, a random text is an end of an address that fits", arguments: 1...4)
  func ids(_ seed: UInt64) {
    var generator = SeededGenerator(state: seed << 32)
    for _ in 0..<300 {
      guard let slug = Slug(identifying: text(&generator))?.text else { continue }
      #expect(Slug(slug) != nil)
      #expect(slug.utf8.count <= 200)
      #expect(Array(slug.utf8) == Array(slug.precomposedStringWithCanonicalMapping.utf8))
    }
  }
}
