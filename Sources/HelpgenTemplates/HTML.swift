/// A piece of HTML: bytes that are printed as they are.
public struct HTML: Sendable, Hashable {
  /// The markup, in UTF-8.
  public let bytes: [UInt8]

  /// Vouches for bytes that are HTML already.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Makes HTML that shows a plain text.
  public init(escaping text: String) {
    var bytes: [UInt8] = []
    HTML.appendEscaped(text, to: &bytes)
    self.bytes = bytes
  }
}

extension HTML {
  /// Appends a plain text so that it means itself inside an element and inside a quoted attribute value.
  ///
  /// Works on bytes: a quote that carries a combining mark is a quote to a browser.
  public static func appendEscaped(_ text: String, to output: inout [UInt8]) {
    var text = text
    // The buffer is only read inside the closure; this is the way to a string's bytes without copying them.
    text.withUTF8 { unsafe appendEscaped($0, to: &output) }
  }

  /// Appends plain text that is there as UTF-8, as the other `appendEscaped` does.
  public static func appendEscaped(_ text: [UInt8], to output: inout [UInt8]) {
    // The buffer is only read inside the closure; the two forms share one loop.
    unsafe text.withUnsafeBufferPointer { unsafe appendEscaped($0, to: &output) }
  }

  /// Copies runs between special bytes as a whole.
  private static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var runStart = 0
    for index in 0..<text.count {
      // In bounds: `index` is below `count`.
      guard let reference = unsafe reference(for: text[index]) else { continue }
      // In bounds: `runStart` never passes `index`.
      unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart..<index]))
      output.append(contentsOf: reference.utf8)
      runStart = index + 1
    }
    // In bounds: `runStart` never passes `count`.
    unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: text[runStart...]))
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
