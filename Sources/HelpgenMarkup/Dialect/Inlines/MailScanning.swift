/// Finding addresses of mail in text.
extension [UInt8] {
  /// The text with marks for the addresses in it; `nil` where there are none.
  ///
  /// - Parameter add: Takes an address and gives the number of its mark.
  func markingMail(add: ([UInt8]) -> Int) -> [UInt8]? {
    var marked: [UInt8] = []
    var copied = 0
    var index = 0
    while let at = firstIndex(of: UInt8(ascii: "@"), in: index..<count) {
      index = at + 1
      guard let address = mailAddress(around: at, from: copied) else { continue }
      marked += self[copied..<address.lowerBound]
      Mark.append(add(Array(self[address])), to: &marked)
      copied = address.upperBound
      index = copied
    }
    return copied == 0 ? nil : marked + self[copied...]
  }

  /// The address around an `@`, not beginning before a place.
  private func mailAddress(around at: Int, from start: Int) -> Range<Int>? {
    var (first, isMessaging) = (at, false)
    while first > start {
      let byte = self[first - 1]
      if byte == UInt8(ascii: ":") {
        if hasScheme("mailto:", before: first, from: start) {
        } else if hasScheme("xmpp:", before: first, from: start) {
          isMessaging = true
        } else {
          break
        }
      } else if !byte.isInMailName {
        break
      }
      first -= 1
    }
    guard first < at, let end = endOfMailHost(at: at + 1, isMessaging: isMessaging) else { return nil }
    return first..<end
  }

  /// Whether a scheme ends before a place, itself behind something that is no word.
  private func hasScheme(_ scheme: StaticString, before end: Int, from start: Int) -> Bool {
    let first = end - scheme.utf8CodeUnitCount
    guard first >= start, hasWord(scheme, at: first, before: end) else { return false }
    guard !self[first..<end].contains(where: { (0x41...0x5A).contains($0) }) else { return false }
    return first == start || !self[first - 1].isASCIIWord
  }

  private func endOfMailHost(at start: Int, isMessaging: Bool) -> Int? {
    var (index, hasDot) = (start, false)
    scan: while index < count {
      switch self[index] {
      case UInt8(ascii: "."):
        guard index + 1 < count, self[index + 1].isASCIIWord else { break scan }
        hasDot = true
      case UInt8(ascii: "/") where isMessaging: break
      case UInt8(ascii: "-"), UInt8(ascii: "_"): break
      case let byte where byte.isASCIIWord: break
      default: break scan
      }
      index += 1
    }
    guard hasDot, self[index - 1].isASCIILetter, index == count || self[index] != UInt8(ascii: "@") else {
      return nil
    }
    return index
  }
}

extension UInt8 {
  fileprivate var isInMailName: Bool {
    isASCIIWord || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_")
  }
}
