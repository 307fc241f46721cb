/// Text from content in “quotation marks”, made safe to print in a message.
///
/// Characters that would move the cursor, break the line or turn its direction are shown as `\n` or
/// `\u{202E}`; what goes beyond 60 Unicode scalars becomes `…`.
public func quoted(_ text: String) -> String {
  let limit = 60
  var shown = "“"
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex)
  for scalar in scalars[..<(end ?? scalars.endIndex)] {
    if let escape = scalar.visibleEscape {
      shown += escape
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  if let end, end < scalars.endIndex { shown += "…" }
  return shown + "”"
}

extension Unicode.Scalar {
  /// How to show a scalar that must not be printed as it is; `nil` where it can be.
  var visibleEscape: String? {
    switch value {
    case 0x20..<0x7F: nil
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x20, 0x7F..<0xA0: hexEscape
    // Marks, embeddings, overrides and isolates of direction: they reorder what is printed around them.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: hexEscape
    // Spaces without width, separators of lines and paragraphs, and what else cannot be seen.
    case 0x200B, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: hexEscape
    default: nil
    }
  }

  private var hexEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
