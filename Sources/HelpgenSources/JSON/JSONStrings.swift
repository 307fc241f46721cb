/// Replaces the escapes between the quotes of a string that the scanner has accepted.
///
/// A lone surrogate becomes U+FFFD.
func decodedJSONString(in bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
  var decoded: [UInt8] = []
  decoded.reserveCapacity(range.count)
  let span = bytes.span
  var plain = range.lowerBound
  var index = plain
  while index < range.upperBound {
    guard span[index] == UInt8(ascii: "\\") else {
      index += 1
      continue
    }
    decoded += bytes[plain..<index]
    if let byte = escapedByte(span[index + 1]) {
      decoded.append(byte)
      index += 2
    } else {
      let escape = JSONEscape(in: bytes[range], at: index)
      decoded += escape.scalar.flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
      index = escape.range.upperBound
    }
    plain = index
  }
  decoded += bytes[plain..<range.upperBound]
  return decoded
}

/// What a backslash and a letter other than `u` stand for.
private func escapedByte(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "u"): nil
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "t"): 0x09
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  default: letter
  }
}

/// The bytes of the first escaped surrogate without its partner.
func firstLoneSurrogate(in raw: ArraySlice<UInt8>) -> Range<Int>? {
  var rest = raw
  while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
    var next = backslash + 2
    if raw[backslash + 1] == UInt8(ascii: "u") {
      let escape = JSONEscape(in: raw, at: backslash)
      if escape.scalar == nil { return escape.range }
      next = escape.range.upperBound
    }
    rest = rest[next...]
  }
  return nil
}

/// An escape with `u` in a string that the scanner has accepted; the two halves of a surrogate pair are one.
private struct JSONEscape {
  /// What it stands for; `nil` for a lone surrogate.
  let scalar: Unicode.Scalar?
  let range: Range<Int>

  init(in raw: ArraySlice<UInt8>, at backslash: Int) {
    let unit = jsonCodeUnit(in: raw, at: backslash + 2) ?? 0
    if (0xD800..<0xDC00).contains(unit), let low = lowSurrogateEscape(in: raw, at: backslash + 6) {
      scalar = Unicode.Scalar(0x10000 + UInt32(unit - 0xD800) << 10 + UInt32(low - 0xDC00))
      range = backslash..<backslash + 12
    } else {
      scalar = Unicode.Scalar(unit)
      range = backslash..<backslash + 6
    }
  }
}

/// The four hexadecimal digits at `position`; `nil` unless there are four.
func jsonCodeUnit(in bytes: ArraySlice<UInt8>, at position: Int) -> UInt16? {
  guard position + 4 <= bytes.endIndex else { return nil }
  var unit: UInt16 = 0
  for byte in bytes[position..<position + 4] {
    guard let digit = byte.hexadecimalValue else { return nil }
    unit = unit << 4 | UInt16(digit)
  }
  return unit
}

/// The second half of a surrogate pair, if that is what the escape at `position` is.
func lowSurrogateEscape(in bytes: ArraySlice<UInt8>, at position: Int) -> UInt16? {
  guard position + 6 <= bytes.endIndex, bytes[position] == UInt8(ascii: "\\"),
    bytes[position + 1] == UInt8(ascii: "u"), let unit = jsonCodeUnit(in: bytes, at: position + 2),
    (0xDC00...0xDFFF).contains(unit)
  else { return nil }
  return unit
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
