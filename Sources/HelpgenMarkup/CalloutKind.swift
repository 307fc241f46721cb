/// What a callout tells its reader.
public enum CalloutKind: String, Sendable, CaseIterable {
  /// Something worth knowing.
  case note
  /// Something that helps.
  case tip
  /// Something that must be known.
  case important
  /// Something that can go wrong.
  case warning
  /// Something that cannot be undone.
  case caution

  /// The kind of a word, in any case: its own name, or what others call it.
  init?(word: some Collection<UInt8>) {
    guard word.count < 16 else { return nil }
    guard let kind = Self.words[String(decoding: word.map(\.asciiLowercased), as: UTF8.self)] else {
      return nil
    }
    self = kind
  }

  private static let words: [String: CalloutKind] = [
    "note": .note, "info": .note, "information": .note, "abstract": .note, "summary": .note, "seealso": .note,
    "tip": .tip, "hint": .tip, "success": .tip, "check": .tip, "important": .important,
    "warning": .warning, "warn": .warning, "attention": .warning, "alert": .warning,
    "caution": .caution, "danger": .caution, "error": .caution, "failure": .caution, "bug": .caution,
  ]

  /// The kind that a symbol stands for which begins a text.
  ///
  /// - Returns: It, and how many bytes the symbol has, with the selector of its look.
  static func symbol(_ text: ArraySlice<UInt8>) -> (CalloutKind, length: Int)? {
    for (symbol, kind) in symbols where text.starts(with: symbol.utf8) {
      let length = symbol.utf8.count
      let selector: [UInt8] = [0xEF, 0xB8, 0x8F]
      return (kind, text.dropFirst(length).starts(with: selector) ? length + selector.count : length)
    }
    return nil
  }

  private static let symbols: [(String, CalloutKind)] = [
    ("\u{2139}", .note), ("\u{1F4DD}", .note), ("\u{1F5D2}", .note), ("\u{1F4CC}", .note),
    ("\u{1F4A1}", .tip), ("\u{2705}", .tip), ("\u{2757}", .important), ("\u{203C}", .important),
    ("\u{2755}", .important), ("\u{26A0}", .warning), ("\u{1F6A7}", .warning), ("\u{1F6D1}", .caution),
    ("\u{26D4}", .caution), ("\u{1F6AB}", .caution), ("\u{1F6A8}", .caution), ("\u{2620}", .caution),
  ]
}
