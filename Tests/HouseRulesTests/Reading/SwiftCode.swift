/// A Swift file as the house rules see it: tokens, without what comments and strings say.
struct SwiftCode {
  /// Its path from the package's root, with `/` between components.
  let path: String
  /// Its tokens in order.
  let tokens: [SwiftToken]
  /// The lines, from 1, that have a `//` comment that says something; documentation comments do not count.
  let commentLines: Set<Int>
  /// How many lines it has.
  let lineCount: Int

  /// Reads a file's text.
  init(path: String, text: String) {
    var lexer = SwiftLexer(text)
    lexer.readCode()
    self.path = path
    tokens = lexer.tokens
    commentLines = lexer.commentLines
    lineCount = lexer.bytes.last == UInt8(ascii: "\n") ? lexer.line - 1 : lexer.line
  }

  /// The name of the target the file belongs to: the folder below `Sources` or `Tests`.
  var target: String {
    let components = path.split(separator: "/")
    return components.count > 2 ? String(components[1]) : ""
  }

  /// Whether the file is part of what is shipped.
  var isSource: Bool { path.hasPrefix("Sources/") }

  /// Whether the token at `index` is there and is `text`.
  func has(_ text: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind != .string && tokens[index].text == text
  }

  /// Whether the tokens from `index` on are `texts`.
  func has(_ texts: [String], at index: Int) -> Bool {
    texts.indices.allSatisfy { has(texts[$0], at: index + $0) }
  }

  /// Whether the token at `index` touches the one before it.
  func isAttached(at index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  /// The index behind the bracket that closes the one at `index`.
  func end(ofBracketAt index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count where tokens[position].kind == .punctuation {
      switch tokens[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
    }
    return tokens.count
  }

  /// Reports a breach at a token.
  func finding(at token: SwiftToken, _ message: String) -> Finding {
    Finding(path: path, line: token.line, message: message)
  }
}

/// The smallest thing of a Swift file that means something.
struct SwiftToken {
  /// What it is.
  enum Kind {
    /// A word: a name or a keyword; a name in backticks is `escapedName` instead.
    case word
    case escapedName
    case number
    case punctuation
    /// A string without its quotes; an interpolation inside it follows as tokens of its own.
    case string
    case regex
  }

  let kind: Kind
  let text: String
  /// The line it begins on, from 1.
  let line: Int
  /// Where it begins and ends in the file's bytes.
  let start: Int
  let end: Int
  /// Whether it is a string that has values put into it.
  var isInterpolated = false
}

/// A breach of a house rule, and where it is.
struct Finding: Hashable, CustomStringConvertible {
  let path: String
  /// The line, from 1; `nil` where the whole file is meant.
  let line: Int?
  let message: String

  var description: String {
    line.map { "\(path):\($0): \(message)" } ?? "\(path): \(message)"
  }
}
