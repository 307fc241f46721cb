import HelpgenModel
import Testing

@Suite("Fingerprint and PixelSize")
struct FingerprintTests {
  @Test("A fingerprint is FNV-1a in sixteen digits, in however many pieces the bytes come")
  func fingerprint() {
    // The test values of the IETF's draft on FNV.
    #expect(Fingerprint().digits == "cbf29ce484222325")
    #expect(Fingerprint(Array("a".utf8)).digits == "af63dc4c8601ec8c")
    #expect(Fingerprint(Array("foobar".utf8)).digits == "85944171f73967e8")
    var pieces = Fingerprint()
    pieces.add(Array("foo".utf8))
    pieces.add(Array("bar".utf8))
    #expect(pieces == Fingerprint(Array("foobar".utf8)))
    #expect(Fingerprint(Array("77kepQFQ8Kl".utf8)).digits.utf8.count == 16)
  }

  @Test(
    "A picture has from one to a million pixels each way",
    arguments: [(1, 1, true), (1_000_000, 3, true), (0, 1, false), (1, -1, false), (1, 1_000_001, false)])
  func size(width: Int, height: Int, isSize: Bool) {
    #expect((PixelSize(width: width, height: height) != nil) == isSize)
  }
}
