import HelpgenDiagnostics
import HelpgenModel
import Testing

@testable import HelpgenContent

@Suite("Slugs")
struct SlugTests {
  /// Bytes, because `==` of strings would not tell two spellings of “é” apart.
  private func bytes(_ slug: Slug?) -> [UInt8]? { slug.map { Array($0.text.utf8) } }

  @Test(
    "Slugs of titles",
    arguments: [
      ("Konto löschen", "konto-löschen"), ("v1.2.3 -- What's new?", "v1-2-3-whats-new"), ("Straße", "straße"),
      ("GROẞ", "groß"), ("設定", "設定"), ("日本語の\u{3000}見出し", "日本語の-見出し"), ("مرحبا بالعالم", "مرحبا-بالعالم"),
      ("हिन्दी में", "हिन्दी-में"), ("ไทย ภาษา", "ไทย-ภาษา"), ("Cafe\u{301}", "caf\u{E9}"), ("한국어", "한국어"),
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("İstanbul'da İade", "istanbulda-iade"),
      ("I\u{307}ade", "iade"),
      ("Işık", "işık"), ("ΟΔΟΣ", "οδοσ"), ("snake_case/and.dots", "snake-case-and-dots"),
      ("50 % off!", "50-off"),
      ("½ cup", "½-cup"), ("-- a --", "a"), ("C++", "c"), ("Donau\u{AD}dampf", "donaudampf"),
      ("комп\u{2019}ютер", "компютер"), ("комп\u{02BC}ютер", "компютер"), ("комп'ютер", "компютер"),
      ("می\u{200C}خواهم", "میخواهم"), ("⚙\u{FE0F} Settings", "settings"), ("🚀 Launch 🎉", "launch"),
      ("a \u{301}b", "a-b"), ("a-\u{301}\u{302}", "a"), ("\u{301}a", "a"), ("a\0b\nc", "a-b-c"),
      ("\u{202E}evil", "evil"), ("../../etc/passwd", "etc-passwd"),
    ])
  func derived(title: String, slug: String) {
    #expect(bytes(Slug(derivedFrom: title)) == Array(slug.utf8))
  }

  @Test(
    "Where no letter is left there is no slug",
    arguments: [
      "", " ", "🚀", "🚀🎉", "???", "--", "..", "'", "\u{301}", "\u{FE0F}", "👨\u{200D}👩\u{200D}👧", "\u{3164}",
      "$", "—",
    ])
  func none(_ title: String) {
    #expect(Slug(derivedFrom: title) == nil)
  }

  @Test(
    "Names that Windows keeps for itself get a number",
    arguments: [
      ("con", "con-1"), ("Nul", "nul-1"), ("COM1", "com1-1"), ("LPT9", "lpt9-1"), ("console", "console"),
    ])
  func reserved(title: String, slug: String) {
    #expect(Slug(derivedFrom: title)?.text == slug)
  }

  @Test("C055: long titles are cut between characters")
  func long() {
    let word = "設定"
    #expect(
      Slug(derivedFrom: String(repeating: word, count: 100))?.text == String(repeating: word, count: 33))
    #expect(
      Slug(derivedFrom: String(repeating: "a", count: 199) + "\u{E9}b")?.text
        == String(repeating: "a", count: 199))
    let marked = "e" + String(repeating: "\u{323}\u{5B0}", count: 20)
    let cut = Slug(derivedFrom: String(repeating: "a", count: 150) + marked)
    #expect(cut?.text == String(repeating: "a", count: 150))
    #expect(
      Slug(derivedFrom: String(repeating: "a", count: 199) + " bcd")?.text
        == String(repeating: "a", count: 199))
  }

  @Test("A character too long for any name is no slug")
  func endlessCharacter() {
    #expect(Slug(derivedFrom: "a" + String(repeating: "\u{5B0}", count: 300)) == nil)
    #expect(Slug(derivedFrom: "b a" + String(repeating: "\u{5B0}", count: 300))?.text == "b")
  }

  @Test(
    "C058: an explicit slug that is safe is kept as it is written",
    arguments: [
      "my-long-title", "FAQ", "d\u{ED}a", "設定", "v1.2", "a_b", "50%-off", "x%2f..%2f..%2fb", "--",
      "می\u{200C}خواهم",
      "a~b,c;d=e", String(repeating: "a", count: 255),
    ])
  func explicit(_ slug: String) throws {
    let (articles, report) = normalized(raw(slug: slug))
    #expect(report == [])
    let article = try #require(articles.first)
    #expect(bytes(article.slug) == Array(slug.utf8))
    #expect(article.isSlugExplicit)
  }

  @Test("An explicit slug is composed without a word")
  func composedSlug() throws {
    let (articles, report) = normalized(raw(slug: "di\u{301}a"))
    #expect(report == [])
    #expect(bytes(try #require(articles.first).slug) == Array("d\u{ED}a".utf8))
  }

  @Test(
    "C059, C061, C068, C055: an explicit slug that is not safe is mended, with a warning",
    arguments: [
      ("../../pwn2", "pwn2"), ("/var/tmp/pwn3", "var-tmp-pwn3"), ("a/b/c", "a-b-c"), ("a\\b", "a-b"),
      ("a b", "a-b"),
      ("q\"><img src=x onerror=alert(3)>", "q-img-src-x-onerror-alert-3"), (" padded ", "padded"),
      (".hidden", "hidden"),
      ("end.", "end"), ("con", "con-1"), ("a\u{202E}b", "ab"), ("a\u{301}\u{A0}b", "\u{E1}-b"),
      (String(repeating: "a", count: 400), String(repeating: "a", count: 200)),
    ])
  func mended(written: String, slug: String) throws {
    let (articles, report) = normalized(raw(title: "Title", slug: written))
    let article = try #require(articles.first)
    #expect(bytes(article.slug) == Array(slug.utf8))
    #expect(article.isSlugExplicit)
    #expect(
      report == [
        """
        warning[unsafe-slug] (a) <\(written)>: the slug \(quoted(written)) cannot be an address; this article \
        becomes \(quoted(slug))
        hint: use letters, digits, “-”, “_” and “.”, at most 255 bytes
        """
      ])
  }

  @Test(
    "C059: of an explicit slug without a letter nothing is left",
    arguments: ["..", ".", "", "/", "🚀/🎉", "\u{2028}"])
  func unmendable(_ written: String) throws {
    let (articles, report) = normalized(raw(id: "x", title: "My title", slug: written))
    let article = try #require(articles.first)
    #expect(article.slug.text == "my-title")
    #expect(!article.isSlugExplicit)
    #expect(article.origin.slug == raw(id: "x", title: "My title", slug: written).title?.range)
    #expect(
      report == [
        """
        warning[unsafe-slug] (x) <\(written)>: the slug \(quoted(written)) cannot be an address; this article \
        becomes “my-title”
        hint: use letters, digits, “-”, “_” and “.”, at most 255 bytes
        """
      ])
  }

  @Test("Without a letter in the title the id is the slug, and without one in the id a word is")
  func fallback() {
    let (articles, report) = normalized(raw(id: "Launch 1", title: "🚀"), raw(id: "🎉", title: "🚀"))
    #expect(report == [])
    #expect(articles.map(\.slug.text) == ["launch-1", "article"])
    #expect(articles.map(\.isSlugExplicit) == [false, false])
  }
}
