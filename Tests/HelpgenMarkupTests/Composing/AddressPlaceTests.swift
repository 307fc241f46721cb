import HelpgenMarkup
import Testing

@Suite("Places of addresses")
struct AddressPlaceTests {
  @Test(
    "are found in the author's spelling, and not within others",
    arguments: [
      ("see [x](a/b.md) and [y](b.md)", "b.md", 24..<28), ("[x](über.md)", "%C3%BCber.md", 4..<12),
      ("<a href=\"a?b&amp;c\">", "a?b&c", 9..<18), ("at https://a.b/c.", "https://a.b/c", 3..<16),
      ("[x](<a b>)", "a%20b", 5..<8),
    ])
  func found(text: String, address: String, place: Range<Int>) {
    #expect(Array(text.utf8).place(ofAddress: address) == place)
  }

  @Test("are not made up")
  func absent() { #expect(Array("[x](abc)".utf8).place(ofAddress: "ab") == nil) }

  @Test("of code to run are found")
  func unsafe() {
    #expect(Array("[x](JavaScript:a(1)) file:".utf8).placeOfUnsafeAddress == 4..<19)
    #expect(Array("nothing".utf8).placeOfUnsafeAddress == nil)
  }
}
