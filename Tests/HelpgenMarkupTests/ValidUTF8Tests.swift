import Testing

@testable import HelpgenMarkup

/// Whether bytes are UTF-8, compared with what the standard library says.
@Suite("Valid UTF-8")
struct ValidUTF8Tests {
  /// Puts bytes at all places around the ends of the words that are read.
  private func isAlike(_ bytes: [UInt8]) -> Bool {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    return [0, 3, 5, 7, 32].allSatisfy { before in
      [0, 1, 9].allSatisfy { after in
        let text = [UInt8](repeating: 0x61, count: before) + bytes + [UInt8](repeating: 0x61, count: after)
        return text.isUTF8 == isValid
      }
    }
  }

  @Test("All characters of one and two bytes, and all other pairs")
  func pairs() {
    for first in UInt8.min...UInt8.max {
      for second in stride(from: UInt8(0x3F), through: 0xC3, by: 1) {
        if !isAlike([first, second]) { Issue.record("\([first, second])") }
      }
    }
  }

  @Test("Bytes at the limits of three and four")
  func limits() {
    let limits: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    for first in UInt8(0xDF)...0xFF {
      for second in limits {
        for third in limits {
          if !isAlike([first, second, third]) { Issue.record("\([first, second, third])") }
          for fourth in limits where !isAlike([first, second, third, fourth]) {
            Issue.record("\([first, second, third, fourth])")
          }
        }
      }
    }
  }

  @Test(
    "Texts of many languages",
    arguments: ["ノート、中文。", "Ελληνικά и русский", "العربية עברית", "हिन्दी में", "😀 emoji 👩‍👩‍👧", "\u{0}\u{10FFFF}"])
  func languages(_ text: String) {
    var bytes = Array(String(repeating: text, count: 20).utf8)
    #expect(bytes.isUTF8)
    for index in bytes.indices {
      let byte = bytes[index]
      bytes[index] = 0xFF
      #expect(!bytes.isUTF8)
      bytes[index] = byte
      #expect(bytes[..<index].isUTF8Slice == (String(validating: bytes[..<index], as: UTF8.self) != nil))
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isUTF8Slice: Bool { Array(self).isUTF8 }
}
