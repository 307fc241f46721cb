import HelpgenModel
import Testing

@Suite("BaseURL")
struct BaseURLTests {
  @Test(
    "brings an address to one form",
    arguments: [
      ("https://help.example", "https://help.example/"),
      ("https://help.example/", "https://help.example/"),
      ("HTTPS://Help.Example", "https://help.example/"),
      ("http://localhost:8080/docs", "http://localhost:8080/docs/"),
      ("https://help.example:443/a", "https://help.example/a/"),
      ("http://help.example:80", "http://help.example/"),
      ("https://help.example:80", "https://help.example:80/"),
      ("https://help.example:", "https://help.example/"),
      ("https://help.example:0443", "https://help.example/"),
      ("https://[2001:DB8::1]:8443/x", "https://[2001:db8::1]:8443/x/"),
      ("https://127.0.0.1", "https://127.0.0.1/"),
      ("https://help.example./A/b", "https://help.example./A/b/"),
      ("https://user.github.io/~me/a%2fb/", "https://user.github.io/~me/a%2fb/"),
      ("https://help.example/aide/é", "https://help.example/aide/%C3%A9/"),
    ])
  func forms(written: String, text: String) throws {
    #expect(try BaseURL(written).text == text)
  }

  @Test("C046: with and without a slash at the end it is the same address, and the path is taken as it is")
  func slash() throws {
    #expect(try BaseURL("https://help.example/docs") == BaseURL("https://help.example/docs/"))
    let url = try BaseURL("https://help.example/en")
    #expect(url.origin == "https://help.example")
    #expect(url.path == "/en/")
    #expect("\(url)" == "https://help.example/en/")
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("help.example", .scheme), ("ftp://help.example", .scheme), ("//help.example", .scheme), ("", .scheme),
      ("https:/help.example", .scheme),
      ("https://", .host), ("https:///a", .host), ("https://münchen.example", .host), ("https://a b", .host),
      ("https://-a.example", .host), ("https://a..example", .host), ("https://[::1", .host),
      ("https://[]", .host), ("https://[x::]", .host), ("https://.", .host),
      ("https://me:secret@help.example", .credentials),
      ("https://help.example:x", .port), ("https://help.example:0", .port),
      ("https://help.example:65536", .port),
      ("https://help.example:99999999999999999999", .port), ("https://[::1]8", .port),
      ("https://help.example?a", .queryOrFragment), ("https://help.example/#a", .queryOrFragment),
      ("https://help.example//a", .pathPart), ("https://help.example/a//", .pathPart),
      ("https://help.example/../a", .pathPart), ("https://help.example/.", .pathPart),
      ("https://help.example/a b", .pathCharacter), ("https://help.example/a%2", .pathCharacter),
      ("https://help.example/a%zz", .pathCharacter), ("https://help.example/\"", .pathCharacter),
      ("https://help.example/a\\b", .pathCharacter), ("https://help.example/\u{0}", .pathCharacter),
    ] as [(String, BaseURL.Flaw)])
  func flaws(written: String, flaw: BaseURL.Flaw) {
    #expect(throws: flaw) { try BaseURL(written) }
  }
}
