/// Names that say nothing about what is inside.
private let emptyNames: Set = [
  "Util", "Utils", "Utility", "Utilities", "Helper", "Helpers", "Common", "Core", "Extension", "Extensions",
  "Manager", "Managers", "Misc", "Miscellaneous", "Shared", "Stuff", "Base",
]

/// Holds that a folder's or file's name says what is inside: its last word is none of the empty ones.
///
/// `CommonMark` is a name, `ArticleManager` and `String+Extensions` are not.
func checkName(ofPath path: String) -> [Finding] {
  guard let name = path.split(separator: "/").last?.split(separator: ".").first else { return [] }
  let pieces = name.split { $0 == "+" || $0 == "-" || $0 == "_" }
  return pieces.compactMap { piece in
    let bare = piece.count > 5 && piece.hasSuffix("Tests") ? piece.dropLast(5) : piece
    let word = lastWord(of: bare)
    guard emptyNames.contains(word) else { return nil }
    return Finding(path: path, line: nil, message: "“\(word)” does not say what is inside")
  }
}

/// The last word of a name in camel case, with a capital.
private func lastWord(of name: Substring) -> String {
  let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
  let word = name[start...]
  return word.prefix(1).uppercased() + word.dropFirst()
}
