import Foundation
import HelpgenDiagnostics
import HelpgenModel

/// A Markdown file of a source: where it lies, and what is in it.
struct MarkdownFile {
  /// The folders below the source that it is in.
  let folders: [String]
  /// Its name without suffix.
  let stem: String
  /// The text.
  let text: SourceText
  /// The body and the front matter's place; `nil` where the file could not be cut.
  let parts: MarkdownParts?
  /// The front matter; `nil` where it could not be read.
  let frontMatter: FrontMatter?

  /// Reads a file at a path below its source.
  init(path: String, _ text: SourceText, names: FrontMatterNames, into bag: inout DiagnosticBag) {
    var folders = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    let name = folders.removeLast()
    self.folders = folders
    stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    self.text = text
    guard isReadable(text, into: &bag), let parts = MarkdownParts(text, into: &bag) else {
      (self.parts, frontMatter) = (nil, nil)
      return
    }
    self.parts = parts
    if let range = parts.frontMatter {
      frontMatter = FrontMatter(text, in: range, names: names, into: &bag)
    } else {
      frontMatter = FrontMatter()
    }
  }

  /// The language that the front matter names.
  var ownLocale: LocaleCode? { frontMatter?[.locale]?.value.text.flatMap { LocaleCode($0) } }
}

/// A name that may tell a language: a well-formed tag of one that ISO 639 knows.
struct LanguageName {
  /// The language.
  let locale: LocaleCode
  /// Whether the name has a script or a region, or another subtag.
  let isLong: Bool

  /// Reads the name of a folder or a suffix; `nil` for `faq`, `js` and whatever else is no language.
  init?(_ name: String) {
    // What is written counts, and not what it stands for: `sh` is old for Serbian, and the end of many a name.
    let language = name.prefix { $0 != "-" && $0 != "_" }
    guard let locale = LocaleCode(name), Locale.LanguageCode(language.lowercased()).isISOLanguage else {
      return nil
    }
    self.locale = locale
    isLong = name.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Whether it has three letters, as many a word has.
  var isThreeLetters: Bool { !isLong && locale.language.utf8.count == 3 }
}

/// A name of a folder or file without the number or date in front of it.
struct PlainName {
  /// The name without what is in front, or all of it where nothing is.
  let name: String
  /// The number in front, as in `01-start`.
  let number: Double?
  /// The date in front, as in `2024-01-05-start`.
  let date: String?

  /// Takes a name as it is.
  init(whole name: String) { (self.name, number, date) = (name, nil, nil) }

  /// Reads a name.
  init(_ written: String) {
    let bytes = Array(written.utf8)
    if bytes.count > 11, bytes[10] == UInt8(ascii: "-") {
      let date = String(decoding: bytes[..<10], as: UTF8.self)
      if Moment(date)?.secondOfDay == nil, Moment(date) != nil {
        (name, number, self.date) = (String(decoding: bytes[11...], as: UTF8.self), nil, date)
        return
      }
    }
    let digits = bytes.prefix { $0.isASCIIDigit }
    let rest = bytes[digits.count...].drop { "-_. ".utf8.contains($0) }
    let isNumbered = (1...4).contains(digits.count) && rest.startIndex > digits.count && !rest.isEmpty
    // `7.0-notes` is a version, `2024-11-notes` a date.
    if isNumbered, let first = rest.first, !first.isASCIIDigit {
      name = String(decoding: rest, as: UTF8.self)
      number = Double(String(decoding: digits, as: UTF8.self))
    } else {
      (name, number) = (written, nil)
    }
    date = nil
  }

  /// The name as a title: words with a capital in front.
  static func title(of name: String) -> String {
    var words: [UInt8] = []
    for byte in name.utf8 {
      if "-_ ".utf8.contains(byte) {
        if !words.isEmpty, words.last != 0x20 { words.append(0x20) }
      } else {
        words.append(byte)
      }
    }
    if words.last == 0x20 { words.removeLast() }
    let text = words.isEmpty ? name : String(decoding: words, as: UTF8.self)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
