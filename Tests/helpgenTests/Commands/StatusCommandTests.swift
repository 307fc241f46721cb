import Foundation
import Testing

/// `helpgen status` from outside.
@Suite("helpgen status")
struct StatusCommandTests {
  private let english = "Open the settings of your account and choose the entry for passwords & \\\"keys\\\"."
  private let german = "Öffnen Sie die Einstellungen Ihres Kontos und wählen Sie den Eintrag für Kennwörter."

  /// Two articles in English, of which German has one and French a copy.
  private func site() throws -> Workplace {
    let workplace = try Workplace()
    try workplace.write(
      #"""
      [{"id":"a","title":"Passwords <b>","content":"\#(english)","locale":"en","section":"Account"},
       {"id":"b","title":"=SUM(A1)","content":"Text {name}","locale":"en","section":"R&D"},
       {"id":"a","title":"Kennwörter <b>","content":"\#(german) [x](https://a.b)","locale":"de"},
       {"id":"a","title":"Passwords <b>","content":"\#(english)","locale":"fr"},
       {"id":"z","title":"Ohne","content":"Quelle","locale":"de"}]
      """#, to: "content/a.json")
    return workplace
  }

  @Test("Tells people the languages, the worst first, and what is wrong")
  func human() async throws {
    let workplace = try site()
    let outcome = try await workplace.helpgen("status")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "")
    #expect(
      outcome.text == """
        2 articles in “en”

          locale  translated  partial  copy  outdated  missing  orphan   %
          fr               0        0     1         0        1       0   0
          de               1        0     0         0        1       1  50
          total            1        0     1         0        2       1  25

        Worst articles:
          b: missing in de, fr
          a: copy-of-source in fr

        Articles without a source:
          de  z  Ohne

        Structure other than the source’s:
          de  a: links 0 → 1

        """)
    #expect(!workplace.exists("output"))
  }

  @Test("Tells programs everything")
  func data() async throws {
    let workplace = try site()
    let json = try await workplace.helpgen("status", "--format", "json", "--locale", "de")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
    #expect(object["source"] as? String == "en")
    #expect(object["articles"] as? Int == 2)
    #expect((object["locales"] as? [[String: Any]])?.map { $0["percent"] as? Int } == [50])
    let translations = try #require(object["translations"] as? [[String: Any]])
    #expect(translations.map { $0["status"] as? String } == ["translated", "missing", "orphan"])
    #expect(translations.map { $0["id"] as? String } == ["a", nil, "z"])
    let csv = try await workplace.helpgen("status", "--format=csv", "--locale", "fr")
    #expect(
      csv.text == "key,locale,id,title,status,source share,outdated,drift\r\n"
        + "a,fr,a,Passwords <b>,copy-of-source,1,no,\r\nb,fr,,\"'=SUM(A1)\",missing,0,no,\r\n")
  }

  @Test("The page needs nothing else and says what titles say")
  func page() async throws {
    let html = try await site().helpgen("status", "--format", "html").text
    #expect(html.contains("<bdi lang=\"en\">Passwords &lt;b&gt;</bdi>"))
    #expect(
      html.contains(
        "<tr><th scope=\"row\"><bdi>R&amp;D</bdi></th><td class=\"h0\">0</td><td class=\"h0\">0</td>"))
    #expect(html.contains("<td class=\"h0\">copy</td>"))
    #expect(!html.contains("<script") && !html.contains("src=") && !html.contains("href="))
    let page = try Page(html)
    #expect(page.text.contains("Structure other than the source’s"))
  }

  @Test("A floor that is broken is an exit code, and one of no language a mistake")
  func floors() async throws {
    let workplace = try site()
    #expect(try await workplace.helpgen("status", "-q", "--fail-under", "de=50,fr=0").ending == .exit(0))
    let broken = try await workplace.helpgen("status", "--fail-under", "de=51", "--fail-under", "fr=1")
    #expect(broken.ending == .exit(4))
    #expect(
      broken.errors.contains(
        "error[translation-floor]: “de” is translated to 50 %, which is less than 51 %: 1 of 2 articles"))
    #expect(broken.errors.contains("“fr” is translated to 0 %"))
    for (floor, message) in [
      ("it=5", "--fail-under names “it”, which nothing is translated into"),
      ("en=5", "--fail-under names “en”, which nothing is translated into"),
      ("de", "--fail-under needs languages with numbers from 0 to 100, but got “de”"),
      ("de=101", "--fail-under needs languages with numbers from 0 to 100, but got “de=101”"),
      ("x_=1", "--fail-under needs a language tag, but got “x_”"),
    ] {
      let outcome = try await workplace.helpgen("status", "--fail-under", floor)
      #expect(outcome.ending == .exit(2))
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test("What is accepted is written down, sorted, beside what else is in the file")
  func accept() async throws {
    let workplace = try site()
    try workplace.write(
      #"{"addresses": {"a": [1]}, "translations": {"gone": {"de": "1", "fr": "2"}}}"#, to: "helpgen.lock")
    let outcome = try await workplace.helpgen("status", "--accept", "de")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.errors == "1 translation accepted\n")
    let lock = try workplace.text("helpgen.lock")
    #expect(
      try lock.replacing(Regex("\"[0-9a-f]{16}\""), with: "\"HASH\"") == """
        {
          "addresses": {"a": [1]},
          "translations": {
            "a": {
              "de": "HASH"
            },
            "gone": {
              "fr": "2"
            }
          }
        }

        """)
    try workplace.write(
      try workplace.text("content/a.json").replacing("Open the settings", with: "Close the settings"),
      to: "content/a.json")
    #expect(try await workplace.helpgen("status", "--locale", "de").text.contains("a: outdated in de"))
    #expect(try await workplace.helpgen("status", "--accept", "it").ending == .exit(2))
    #expect(try await workplace.helpgen("status", "de").ending == .exit(2))
    #expect(try workplace.text("helpgen.lock") == lock)
    try workplace.write("[", to: "helpgen.lock")
    let invalid = try await workplace.helpgen("status", "--accept")
    #expect(invalid.ending == .exit(2))
    #expect(invalid.errors.hasPrefix("error[invalid-lock]: "))
    #expect(try workplace.text("helpgen.lock") == "[")
  }

  @Test("C141: drafts are neither sources nor translations, and no language has more than all")
  func drafts() async throws {
    let workplace = try Workplace()
    try workplace.write(
      """
      [{"id":"a","title":"A","content":"x","locale":"en","translationKey":"k1"},
       {"id":"a-fr","title":"Af","content":"x","locale":"fr","translationKey":"k1"},
       {"id":"d","title":"D","content":"x","locale":"en","translationKey":"k2","draft":true},
       {"id":"e-fr","title":"E","content":"x","locale":"fr","translationKey":"k3"}]
      """, to: "content/a.json")
    let status = try await workplace.helpgen("status")
    #expect(status.text.contains("fr               1        0     0         0        0       1  100"))
    #expect(status.text.contains("fr  e-fr  E"))
    let drafts = try await workplace.helpgen("status", "--drafts")
    #expect(drafts.text.contains("fr               1        0     0         0        1       1  50"))
  }

  @Test("C143: an empty text is no translation, two spellings of a language are one, and doubles count once")
  func empty() async throws {
    let workplace = try Workplace()
    try workplace.write(
      """
      [{"id":"a","title":"A","content":"long source text here","locale":"en","translationKey":"k1"},
       {"id":"a-fr","title":"","content":"","locale":"fr","translationKey":"k1"},
       {"id":"a-de","title":"A","content":"long source text here","locale":"de","translationKey":"k1"},
       {"id":"a-pt","title":"Ap","content":"texto","locale":"pt_BR","translationKey":"k1"},
       {"id":"a-pt2","title":"Ap2","content":"texto","locale":"pt-BR","translationKey":"k1"}]
      """, to: "content/a.json")
    let outcome = try await workplace.helpgen("status", "--format", "json", "--diagnostics", "short")
    #expect(outcome.errors.contains("“a-pt” and “a-pt2” are both the “pt-BR” translation of “k1”"))
    #expect(outcome.text.contains(#""locale": "fr", "percent": 0, "translated": 0"#))
    #expect(outcome.text.contains(#""locale": "pt-BR", "percent": 100, "translated": 1"#))
    // Four words are few, but title and text are the source's to the letter.
    #expect(
      outcome.text.contains(#""id": "a-de", "title": "A", "status": "copy-of-source", "sourceShare": 1"#))
  }
}
