/// Text from content in “quotation marks”, made safe to print in a message.
///
/// Characters that would move the cursor, break the line or turn its direction are shown as `\n` or
/// `\u{202E}`; what goes beyond 60 Unicode scalars becomes `…`.
public func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex) ?? scalars.endIndex
  return "“" + String(scalars[..<end]).printable + (end < scalars.endIndex ? "…”" : "”")
}

/// A path in “quotation marks”, made safe as `quoted(_:)` does but never shortened.
public func quoted(path: String) -> String { "“\(path.printable)”" }

extension String {
  /// The text with everything escaped that must not reach a terminal as it is.
  var printable: String {
    if unicodeScalars.allSatisfy(\.isPrintable) { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if let escape = scalar.visibleEscape {
        shown += escape
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension Unicode.Scalar {
  /// How to show a scalar that must not be printed as it is; `nil` where it can be.
  var visibleEscape: String? {
    switch self {
    case _ where isPrintable: nil
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether a scalar neither moves the cursor, nor breaks the line, nor reorders what is around it, nor
  /// hides.
  var isPrintable: Bool {
    switch value {
    case 0x20..<0x7F: true
    case 0..<0x20, 0x7F..<0xA0: false
    // Marks, embeddings, overrides and isolates of direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    // Spaces without width, separators of lines and paragraphs, and what else cannot be seen. Joiners may
    // stay: Persian and emoji need them.
    case 0x200B, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: false
    default: true
    }
  }
}
