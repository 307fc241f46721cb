import HelpgenDiagnostics
import HelpgenModel

/// The body of a Markdown file, and the title that it gives itself.
struct MarkdownBody {
  /// The text below the title.
  let content: RawField<[UInt8]>
  /// The title; `nil` where front matter gives one or there is none.
  let title: RawField<String>?

  /// Whether there is nothing to read.
  var isBlank: Bool { content.value.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// Takes the title out of a body, or a heading at its beginning that repeats the title of the front matter.
  ///
  /// A title in the middle gives way to spaces, so that the rest keeps its place.
  init(_ text: SourceText, _ body: Range<Int>, title given: String?) {
    let bytes = text.bytes
    guard let found = BodyTitle.find(in: bytes, body), given == nil || found.isFirst && found.text == given
    else {
      (content, title) = (RawField(Array(bytes[body]), at: body), nil)
      return
    }
    title = given == nil ? RawField(found.text, at: found.words) : nil
    if found.isFirst {
      let rest = found.range.upperBound..<body.upperBound
      content = RawField(Array(bytes[rest]), at: rest)
      return
    }
    var kept = Array(bytes[body])
    for index in found.range where bytes[index] != 0x0A && bytes[index] != 0x0D {
      kept[index - body.lowerBound] = 0x20
    }
    content = RawField(kept, at: body)
  }
}
