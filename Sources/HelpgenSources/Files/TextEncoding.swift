import HelpgenDiagnostics

/// Whether a text is UTF-8 from the beginning to the end; what else it is, is reported.
func isReadable(_ text: SourceText, into bag: inout DiagnosticBag) -> Bool {
  if let encoding = ForeignEncoding(of: text.bytes) {
    bag.report(.unsupportedEncoding(encoding, in: text))
    return false
  }
  let whole = text.bytes
  let bytes = whole.span
  var fault: JSONEncodingFault?
  var index = 0
  while index < bytes.count {
    let length = bytes[index] < 0x80 ? 1 : lengthOfUTF8Sequence(in: bytes, at: index, end: bytes.count)
    if length == 0 { fault = JSONEncodingFault(first: fault?.first ?? index, count: (fault?.count ?? 0) + 1) }
    index += max(1, length)
  }
  if let fault { bag.report(.invalidUTF8(fault, in: text)) }
  return fault == nil
}

/// An encoding that is not UTF-8, told by a byte order mark or by where zeros stand.
enum ForeignEncoding: String {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  init?(of bytes: [UInt8]) {
    let first = Array(bytes.prefix(4))
    let zeros = first.map { $0 == 0 }
    if first == [0xFF, 0xFE, 0, 0] || first == [0, 0, 0xFE, 0xFF] {
      self = .utf32
    } else if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else if zeros == [true, true, true, false] || zeros == [false, true, true, true] {
      self = .utf32
    } else if zeros == [true, false, true, false] || zeros == [false, true, false, true] {
      self = .utf16
    } else {
      return nil
    }
  }
}

extension Diagnostic {
  /// A text in another encoding.
  static func unsupportedEncoding(_ encoding: ForeignEncoding, in text: SourceText) -> Diagnostic {
    Diagnostic(
      .error, "unsupported-encoding", "the text is \(encoding.rawValue), and only UTF-8 can be read",
      at: SourceSpan(text, 0..<2),
      hint: "save it as UTF-8, or convert it: iconv -f \(encoding.rawValue) -t UTF-8 OLD.json > NEW.json")
  }

  /// A text with bytes that are not UTF-8.
  static func invalidUTF8(_ fault: JSONEncodingFault, in text: SourceText) -> Diagnostic {
    let others = fault.count == 1 ? "" : "; there are \(fault.count - 1) more"
    return Diagnostic(
      .error, "invalid-utf8", "the text is not UTF-8: this byte belongs to no character\(others)",
      at: SourceSpan(text, fault.first..<fault.first + 1),
      hint: "save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 OLD.json > NEW.json")
  }
}
