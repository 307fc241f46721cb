import Foundation
import HelpgenModel

/// What a file beside an article is called on the site: its name, made fit for every web host.
struct PublishedName {
  /// The name without its suffix.
  let stem: String
  /// The suffix with its dot; empty where there is none.
  let suffix: String

  init(_ file: SourcePath) {
    // In lower case, for names that differ in nothing else would be one on some file systems.
    let name = file.fileName.precomposedStringWithCanonicalMapping.lowercased()
    let scalars = Array(name.unicodeScalars)
    let dot = scalars.lastIndex(of: ".").flatMap { $0 > 0 && $0 < scalars.count - 1 ? $0 : nil }
    let suffix = scalars[(dot ?? scalars.count)...]
    let isPlain = suffix.dropFirst().allSatisfy { $0.isASCII && $0.properties.isAlphabetic || $0.isDigit }
    self.suffix = isPlain && suffix.count <= 12 ? String(String.UnicodeScalarView(suffix)) : ""
    stem = Self.stem(self.suffix.isEmpty ? scalars[...] : scalars[..<(dot ?? 0)])
  }

  /// Letters, digits, `-`, `_` and `.`; what else there is becomes `-`, once in a row and at neither end.
  private static func stem(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var stem = String.UnicodeScalarView()
    for scalar in scalars {
      let isKept =
        scalar.properties.isAlphabetic || scalar.isDigit || scalar == "_" || scalar == "."
        || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark
      if isKept { stem.append(scalar) } else if stem.last != "-" { stem.append("-") }
      if String(stem).utf8.count >= 100 { break }
    }
    let trimmed = String(stem).utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    let end = trimmed.lastIndex { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
    let name = end.map { String(Substring(trimmed[...$0])) } ?? ""
    return Slug(name)?.text ?? "file"
  }

  /// Where a file with these bytes is published.
  func path(_ fingerprint: Fingerprint) -> OutputPath? {
    OutputPath(["assets", "files", "\(stem).\(fingerprint.digits)\(suffix)"])
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
