import HelpgenMarkup
import Testing

@Suite("Places of addresses")
struct AddressPlaceTests {
  private func place(_ text: String, _ address: String) -> Range<Int>? {
    AddressPlaces(Array(text.utf8)).place(of: address)
  }

  @Test(
    "are found in the author's spelling, and not within others",
    arguments: [
      ("see [x](a/b.md) and [y](b.md)", "b.md", 24..<28), ("[x](über.md)", "%C3%BCber.md", 4..<12),
      ("<a href=\"a?b&amp;c\">", "a?b&c", 9..<18), ("at https://a.b/c.", "https://a.b/c", 3..<16),
      ("[x](<a b>)", "a%20b", 5..<8), ("[x](nope\\_x.md)", "nope_x.md", 4..<14),
      ("<a href=s&amp;s>", "s&s", 8..<15),
      ("[x](<..\\\\..\\\\a.png>)", "..%5C..%5Ca.png", 5..<18), ("see www.a.b/c", "http://www.a.b/c", 4..<13),
      ("mail a@b.c!", "mailto:a@b.c", 5..<10), ("[x]: a.md\n\n[x]", "a.md", 5..<9),
    ])
  func found(text: String, address: String, range: Range<Int>) { #expect(place(text, address) == range) }

  @Test(
    "are not found in prose, code and comments",
    arguments: [
      ("x x [a](x)", "x", 8..<9), ("```\n[a](x)\n```\n\n[b](x)", "x", 20..<21),
      ("<!-- [a](x) -->\n\n[b](x)", "x", 21..<22),
      ("`[a](x)` [b](x)", "x", 13..<14), ("text x <a href='x'>", "x", 16..<17),
    ])
  func shown(text: String, address: String, range: Range<Int>) { #expect(place(text, address) == range) }

  @Test("are told apart where one address stands several times")
  func repeated() {
    var places = AddressPlaces(Array("[a](x) [b](x)".utf8))
    #expect((0..<3).map { _ in places.nextPlace(of: "x") } == [4..<5, 11..<12, 4..<5])
    #expect(places.nextPlace(of: "y") == nil)
  }

  @Test("are not made up")
  func absent() { #expect(place("[x](abc)", "ab") == nil) }

  @Test("of code to run are found")
  func unsafe() {
    #expect(AddressPlaces(Array("[x](JavaScript:a(1)) file:".utf8)).placeOfUnsafeAddress == 4..<19)
    #expect(AddressPlaces(Array("nothing".utf8)).placeOfUnsafeAddress == nil)
  }

  @Test("of images without a text are those in Markdown")
  func withoutText() {
    let text = Array("![a](x.png) <img src=\"y.png\" alt=\"\">\n\n![](x.png)".utf8)
    let body = renderBody(text, title: nil, MarkupOptions())
    let places = AddressPlaces(text)
    #expect(body.images.map(places.lacksText) == [false, false, true])
    #expect(places.placeWithoutText(of: body.images[2]) == 42..<47)
  }
}
