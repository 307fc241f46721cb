/// HTML without what makes no difference: white space around blocks, and how the boxes of tasks are written.
///
/// In cmark-gfm a box stands before the paragraph that it belongs to; here it stands in it.
func comparable(_ html: String) -> String {
  let html = Array(html.utf8)
  var output: [UInt8] = []
  var isInCode = false
  var isBehindBlock = true
  var index = 0
  while index < html.count {
    guard html[index] == UInt8(ascii: "<") else {
      let isSpace = isSpace(html[index])
      // Behind a box any space is one.
      let isDoubled = html[index] == 0x20 && output.last == 0x20
      if isInCode || !(isSpace && isBehindBlock) && !isDoubled { output.append(html[index]) }
      isBehindBlock = isBehindBlock && isSpace
      index += 1
      continue
    }
    let end = (html[index...].firstIndex(of: UInt8(ascii: ">")) ?? html.count - 1) + 1
    let tag = String(decoding: html[index..<end], as: UTF8.self)
    isBehindBlock = isBlock(tag)
    if isBehindBlock, !isInCode {
      while let last = output.last, isSpace(last) { output.removeLast() }
    }
    output += (tag.hasPrefix("<input") ? tag.contains("checked") ? "<done>" : "<open>" : tag).utf8
    isInCode = tag.hasPrefix("<pre") || (isInCode && !tag.hasPrefix("</pre"))
    index = end
  }
  while let last = output.last, isSpace(last) { output.removeLast() }
  var result = String(decoding: output, as: UTF8.self)
  for box in ["<open>", "<done>"] { result = result.replacing("\(box)<p>", with: "<p>\(box) ") }
  return result
}

private let blocks: Set = [
  "p", "div", "table", "thead", "tbody", "tr", "th", "td", "ul", "ol", "li", "blockquote", "section", "pre",
  "hr",
  "h1", "h2", "h3", "h4", "h5", "h6",
]

private func isBlock(_ tag: String) -> Bool {
  blocks.contains(String(tag.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }))
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
