/// Makes tags and texts up, the same for the same seed.
struct RandomHTML {
  private var generator: SplitMix

  /// Begins anew.
  init(seed: UInt64) { generator = SplitMix(state: seed) }

  private static let names = """
    a b i em strong code s small u p p div div span ul ol li li dl dt dd table table caption colgroup \
    col thead tbody tfoot tr tr td td th h1 h2 blockquote pre details summary img br hr wbr input video \
    audio source track iframe ruby rt rp rb rtc font center big tt nobr strike form button select option \
    textarea title style script svg math template noscript object marquee applet xmp listing plaintext \
    frameset head body html meta link image dialog label fieldset legend main section aside x-y YOUR-KEY \
    email figure figcaption picture kbd mark q foreignObject mi annotation-xml desc menu dir address nav \
    isindex keygen menuitem noembed noframes
    """.split(separator: " ").map(String.init)

  private static let attributes = [
    "", " id=\"x\"", " name=n", " class=\"callout x\"", " href=\"/u?a=1&b=2\"", " href=javascript:x",
    " onclick=\"x\"",
    " style=\"text-align:center\"", " title='a\"b<c'", " type=checkbox", " src=\"i.png\"", " align=LEFT",
    " width=3",
    " a=1 b=2", "/", " /", " href='#f'", " type=hidden", " alt=\"&quot;\"", " x='>'", " encoding=text/html",
    " open",
    " colspan=2", " title=\"\u{1}\"",
  ]

  private static let texts = [
    "text", " ", "\n", "a & b", "&amp;", "&lt;b&gt;", "&nbsp;", "<", "< ", "</ x>", "<!", "<!-- c -->",
    "<!--", "-->",
    "<?php x ?>", "<![CDATA[x]]>", "<!DOCTYPE html>", "&copy", "&#1;", "&#x80;", "\r\n", "\r", "\u{1}",
    "\u{FFFE}",
    "é", "日本", "\"", "'", "&list=3", "\u{A0}", "\0", "*x*", "`c`", "\n\n", "- ", "> ", "\n\n# h\n\n",
    "[l](/u)",
    "![i](u)", "**b**", "    code\n", "1. ", "---\n", "<a", "<a href=\"", "</", "]]>", "\t", "\u{C}",
    "~~", "~~s~~", "www.a.b", "http://a.b/c", "a@b.c", "\n\n| a | b |\n|---|:-:|\n| ", " | ", " |\n| ",
    "[^n]",
    "\n\n[^n]: ", "\n\n[^m]: ", "[^m]", "\n\n    ", "- [ ] ", "\n- [x] ",
  ]

  /// A text of up to 18 pieces; in Markdown more of it stands between empty lines.
  mutating func text(isMarkdown: Bool) -> String {
    var text = ""
    var open: [String] = []
    for _ in 0..<Int.random(in: 1...18, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...3:
        let name = pick(Self.names)
        text += "<\(name)"
        for _ in 0..<Int.random(in: 0...2, using: &generator) { text += pick(Self.attributes) }
        text += ">"
        open.append(name)
      case 4...5: if let name = open.popLast() { text += "</\(name)>" }
      case 6: text += "</\(pick(Self.names))>"
      case 7: text += isMarkdown ? "\n\n" : pick(Self.texts)
      default: text += pick(Self.texts)
      }
    }
    if Bool.random(using: &generator) { text += open.reversed().map { "</\($0)>" }.joined() }
    return text
  }

  /// One of several.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  /// A part of bytes.
  mutating func cut(_ bytes: [UInt8], to length: Int) -> [UInt8] {
    let start = Int.random(in: 0...max(0, bytes.count - length), using: &generator)
    return Array(bytes[start..<min(bytes.count, start + length)])
  }

  /// Bytes with parts missing, doubled, changed, and something foreign in between.
  mutating func mutated(_ bytes: [UInt8], with foreign: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...30, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1:
        bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 2: bytes[start] = pick(Array("<>/\"'=&;! -\n\r\0\u{1}p".utf8))
      default: bytes.insert(contentsOf: foreign, at: start)
      }
    }
    return bytes
  }
}

/// A small generator of numbers that everybody can write down: SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
