import Testing

@testable import HelpgenMarkup

/// Where links lead and pictures come from.
@Suite("Sanitizing: addresses")
struct AddressTests {
  @Test(
    "What runs code, or reads files, is no address",
    arguments: [
      "javascript:alert(1)", "JAVASCRIPT:x", " javascript:x", "java\nscript:x",
      "java\tscript:x",
      "java\r\nscript:x", "&#106;avascript:x", "&#x6A&#x61vascript:x", "javascript&colon;x",
      "java&Tab;script:x",
      "java&NewLine;script&colon;x", "vbscript:x", "data:text/html,x", "data:image/svg+xml,x", "data:,x",
      "file:///x",
      "blob:x", "view-source:javascript:x", "feed:javascript:x", "filesystem:x", "&#1;javascript:x",
      "javascript\n:x",
    ])
  func refused(_ address: String) {
    #expect(sanitized("<a href=\"\(address)\">a</a>") == "<a>a</a>")
    #expect(sanitized("<img src=\"\(address)\" alt=a>") == "<img alt=\"a\" />")
    #expect(leftOut(of: "<a href=\"\(address)\">a</a>").count == 1)
  }

  @Test(
    "Everything else is one",
    arguments: [
      "https://a.example/?b=1#c", "http://a.example/", "mailto:a@b.example", "tel:+1", "sms:1", "app://open",
      "../a",
      "//a.example/", "?a", "", "javascripts/x", "./javascript:x", "a b:c", "data:image/png;base64,AA==",
      "java%0Ascript:x", "ms-settings:display",
    ])
  func kept(_ address: String) {
    let written = address.replacing(" ", with: "%20")
    #expect(sanitized("<a href=\"\(address)\">a</a>") == "<a href=\"\(written)\">a</a>")
  }

  @Test("Addresses are written as libcmark writes them")
  func written() {
    let address = "/a b\\c[d]{e}|f^g`h'i\"j<k>l&m=é~ü%41%"
    #expect(
      sanitized(
        "<a href=\"\(address.replacing("\"", with: "&quot;").replacing("&m", with: "&amp;m"))\">a</a>")
        == html(
          "[a](<\(address.replacing("\\", with: "\\\\").replacing("<", with: "\\<").replacing(">", with: "\\>"))>)"
        )
        .dropFirst(3).dropLast(5))
  }

  @Test("White space around an address is none of it")
  func space() {
    #expect(sanitized("<a href=\"\n /a\u{1}b \t\">c</a>") == "<a href=\"/a%EF%BF%BDb\">c</a>")
  }

  @Test("Films and sounds come from the site itself or encrypted")
  func media() {
    #expect(sanitized("<video src=http://a.example/x>") == "<video controls=\"\"></video>")
    #expect(
      sanitized("<audio><source src=https://a.example/x type=audio/mp3>")
        == "<audio controls=\"\"><source src=\"https://a.example/x\" type=\"audio/mp3\" /></audio>")
  }

  private static let frame =
    " loading=\"lazy\" sandbox=\"allow-scripts allow-same-origin allow-presentation allow-popups\" "
    + "allowfullscreen=\"\"></iframe>"

  @Test("Frames show films of known servers, under the sandbox")
  func frames() {
    #expect(
      sanitized(
        "<iframe width=560 height='315' src='https://www.YouTube.com/embed/x?y=1' allow=camera onload=z>a</iframe>"
      )
        == "<iframe src=\"https://www.youtube-nocookie.com/embed/x?y=1\" title=\"Video\" width=\"560\" height=\"315\""
        + Self.frame)
    #expect(
      sanitized("<iframe src='//player.vimeo.com/video/1' title='A film' srcdoc='<script>'></iframe>")
        == "<iframe src=\"https://player.vimeo.com/video/1\" title=\"A film\"" + Self.frame)
  }

  @Test(
    "No other frame is shown",
    arguments: [
      "http://www.youtube.com/x", "https://www.youtube.com@evil.example/",
      "https://www.youtube.com.evil.example/",
      "https://www.youtube.com:8080/", "https://evil.example/www.youtube.com", "https:www.youtube.com/x", "",
      "/x",
      "https:\\\\www.youtube.com\\x", "https://evil.example\\@www.youtube.com/", "javascript:x",
      "data:text/html,x",
      "https://www.youtube.com\\@evil.example/", "https://www%2Eyoutube.com/",
    ])
  func otherFrames(_ address: String) {
    #expect(sanitized("a<iframe src=\"\(address)\"></iframe>b") == "ab")
    #expect(leftOut(of: "<iframe src=\"\(address)\"></iframe>").count == 1)
  }

  @Test("Which servers those are can be chosen")
  func chosenFrames() {
    let policy = SanitizingPolicy(frameHosts: ["a.example": "a.example"])
    #expect(sanitized("<iframe src=https://a.example/x></iframe>", policy).contains("https://a.example/x"))
    #expect(sanitized("<iframe src=https://www.youtube.com/x></iframe>", policy) == "")
  }

  @Test("The options of a text choose them, and YouTube's videos come from where they set no cookies")
  func optionsForFrames() {
    func html(_ hosts: [String], _ host: String) -> String {
      let text = Array("<iframe src=https://\(host)/x></iframe>".utf8)
      let options = MarkupOptions(videoHosts: hosts)
      return String(decoding: renderMarkdown(text, options).html, as: UTF8.self)
    }
    #expect(html(["a.example", "youtube.com"], "A.example").contains("src=\"https://a.example/x\""))
    #expect(html(["youtube.com"], "youtube.com").contains("src=\"https://www.youtube-nocookie.com/x\""))
    #expect(html(["a.example"], "player.vimeo.com") == "\n")
    #expect(html([], "www.youtube.com") == "\n")
  }
}
