import HelpgenModel
import Testing

@testable import HelpgenSources

@Suite("Sizes of pictures")
struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> PixelSize? { ImageHeader(bytes).size }
  private func size(_ text: String) -> String? { size(Array(text.utf8)).map { "\($0.width) \($0.height)" } }

  @Test("Read from what Pillow writes", arguments: Picture.all)
  func pictures(picture: Picture) {
    #expect(picture.bytes.count > 30)
    #expect(size(picture.bytes) == PixelSize(width: picture.width, height: picture.height))
  }

  @Test("A file that ends early has no size, or the one it had", arguments: Picture.all)
  func truncations(picture: Picture) {
    let whole = size(picture.bytes)
    var last: PixelSize?
    for count in 0...picture.bytes.count {
      let size = size(Array(picture.bytes.prefix(count)))
      #expect(size == nil || size == whole)
      #expect(size != nil || last == nil)
      last = size
    }
  }

  @Test("Any bytes are fine", arguments: Picture.all)
  func anyBytes(picture: Picture) {
    var random = SeededGenerator(seed: UInt64(picture.bytes.count))
    for _ in 0..<2_000 {
      var bytes = picture.bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        bytes[index] = Bool.random(using: &random) ? 0xFF : .random(in: 0...255, using: &random)
      }
      if let size = size(bytes) { #expect(size.width > 0 && size.height > 0) }
    }
  }

  @Test(
    "Numbers that no picture has are no size",
    arguments: [
      "\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR\0\0\0\0\0\0\0\u{01}",
      "\u{89}PNG\r\n\u{1A}\n\0\0\0\rIHDR\u{7F}\u{FF}\u{FF}\u{FF}\0\0\0\u{01}",
      "\u{FF}\u{D8}\u{FF}\u{E0}\0\0", "\u{FF}\u{D8}\u{FF}\u{E0}\0\u{01}\u{FF}", "\u{FF}\u{D8}\u{FF}\u{D9}",
      "GIF89a\0\0\u{01}\0", "RIFF\0\0\0\0WEBPVP8L....\0\0\0\0\0", "RIFF\0\0\0\0WAVEVP8X",
    ])
  func nothing(latin: String) {
    #expect(size(latin.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }) == nil)
  }

  @Test("Notes in a JPEG that lead in circles or out of them say nothing of how the camera was held")
  func hostileNotes() {
    let picture = "\u{FF}\u{C0}\0\u{11}\u{08}\0\u{02}\0\u{03}"
    for notes in [
      "Exif\0\0II\u{2A}\0\u{FF}\u{FF}\u{FF}\u{FF}", "Exif\0\0II\u{2A}\0\0\0\0\0",
      "Exif\0\0MM\0\u{2A}\0\0\0\u{08}\u{FF}\u{FF}",
      "Exif\0\0XX", "Exif\0\0",
    ] {
      let latin =
        "\u{FF}\u{D8}\u{FF}\u{E1}\0" + String(Unicode.Scalar(UInt8(notes.unicodeScalars.count + 2))) + notes
        + picture
      #expect(
        size(latin.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
          == PixelSize(width: 3, height: 2))
    }
  }

  @Test(
    "Drawings say it in their first tag",
    arguments: [
      ("<svg width=\"3\" height='2'/>", "3 2"), ("<svg width=\"3px\" height=\"1in\">", "3 96"),
      ("<svg viewBox=\"0 0 24 12\">", "24 12"), ("<svg viewBox=\" -1,-1 , 24.4 11.6 \">", "24 12"),
      ("<svg width=\"48\" viewBox=\"0 0 24 12\">", "48 24"),
      ("<svg height=\"3pt\" viewBox=\"0 0 24 12\">", "8 4"),
      ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 24 12\">", "24 12"),
      ("<svg width=\"1e2\" height=\"2em\" viewBox=\"0 0 1 1\">", "100 100"),
      (
        "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <svg width=\"9\"> -->\r\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD\" \"x\" [ <!ENTITY a \"b\"> ]>\n<svg:svg\txmlns:svg=\"x\" title=\"a>b\" width = \"3\" height=\"2\">",
        "3 2"
      ),
    ])
  func drawings(text: String, wanted: String) { #expect(size(text) == wanted) }

  @Test(
    "Other drawings have no size",
    arguments: [
      "", "<", "<svg", "<svg>", "<svg/>", "<svg width=\"3\">", "<svg width=\"3\" height=\"2\"",
      "<svg width=3 height=2>",
      "<svg width=\"0\" height=\"2\">", "<svg width=\"-3\" height=\"2\">",
      "<svg width=\"inf\" height=\"nan\">",
      "<svg width=\"1e999\" height=\"2\">", "<svg width=\"9999999\" height=\"2\">",
      "<svg viewBox=\"0 0 0 12\">",
      "<svg viewBox=\"0 0 12\">", "<svg viewBox=\"0 0 1e300 1e-300\">",
      "<html><svg width=\"3\" height=\"2\">",
      "<!-- <svg width=\"3\" height=\"2\">", "<!DOCTYPE svg [ <svg width=\"3\" height=\"2\">", "text",
      "<svgx width=\"3\" height=\"2\">",
      "<svg width height=\"2\">", "<svg =\"3\">",
    ])
  func otherDrawings(text: String) { #expect(size(text) == nil) }

  @Test("A drawing's first tag is not looked for without end")
  func farAway() {
    #expect(size(String(repeating: " ", count: 1 << 17) + "<svg width=\"3\" height=\"2\">") == nil)
  }
}
