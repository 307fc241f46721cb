import Foundation
import HelpgenModel
import HelpgenTranslation
import Testing

/// The first look of a survey that tells the status alone: it may spare reading, and change nothing.
@Suite("First look")
struct GlanceTests {
  /// The translations whose status differs with and without the first look.
  private func differences(_ library: Library) -> [String] {
    let full = translationStatus(of: library, TranslationOptions())
    let quick = translationStatus(of: library, TranslationOptions(depth: .status))
    return library.editions.indices.flatMap { edition in
      library.editions[edition].articles.indices.compactMap { number in
        let place = LibraryPlace(edition: edition, article: number)
        guard full[place]?.status != quick[place]?.status else { return nil }
        let (one, other) = (full[place]?.status, quick[place]?.status)
        let article = library.editions[edition].articles[number]
        let told = "\(article.id) \(String(describing: one)) \(String(describing: other))"
        return "\(told):\n\(String(decoding: article.content, as: UTF8.self))"
      }
    }
  }

  @Test("A survey of the status alone tells neither shares nor drift, and counts the same")
  func statusAlone() throws {
    let library = library([
      try article("s", "en", english), try article("t", "de", english + "\n\n## Mehr\n"),
      try article("u", "fr", title: "Titre", ""),
    ])
    let full = translationStatus(of: library, TranslationOptions())
    let quick = translationStatus(of: library, TranslationOptions(depth: .status))
    let place = LibraryPlace(edition: 0, article: 0)
    #expect(full[place]?.status == .copyOfSource)
    #expect(full[place]?.drift.isEmpty == false)
    #expect(quick[place]?.status == .copyOfSource)
    #expect(quick[place]?.sourceShare == 0)
    #expect(quick[place]?.drift.isEmpty == true)
    #expect(quick.editions.map(\.counts) == full.editions.map(\.counts))
  }

  @Test(
    "Words of the source are found whatever stands in and around them",
    arguments: [
      "Open the **set**tings of your <b>acc</b>ount and [choose](a.md \"x\") the en&#116;ry for pass<!-- -->words.",
      "Open the `x` settings of <span title=\"nicht alles\">your</span> account and choose the entry for passwords.",
      "Öffnen Sie `alles\n\nOpen the settings of your account and choose the entry` for passwords.",
      "[a]: b \"Eine lange Anzeige\nOpen the settings\nof your account and choose\nthe entry for passwords.",
      "| Wort | Noch |\n|---|---|\n| Open the settings of your account | ja | und viele Wörter die niemand sieht |\n",
      "<div>\nOpen the settings <!-- und viel mehr -->\n\n<!-- a\n\nb -->of your account and choose the entry\n</div>\n",
      "    Viele Wörter stehen hier in einem Block von Code und mehr\n\nOpen the settings of your account now.",
      "```\nViele Wörter stehen hier\n```\n\n- Open the settings\n  of your account and choose\n",
      "![Viele Wörter die niemand](sieht.png)Open the settings of your account and choose the entry.",
      "<https://viele.example/worte> Open the settings of your ac\\count and choose\\\nthe entry for passwords.",
      "- ```\n  Viele Wörter\n- Open the settings of your account and choose the entry for passwords\n```\nund mehr Wörter",
      "Open the settings of your account {{ viele Wörter die niemand sieht }} and choose the entry for passwords.",
    ])
  func hidden(_ text: String) throws {
    let library = library([
      try article("s", "en", english),
      try article("t", "de", title: "Ein Titel", text + "\n\n" + filler),
      try article("u", "fr", title: "Reset your password", text),
    ])
    #expect(differences(library) == [])
  }

  private let filler = "Wir senden Ihnen eine Nachricht mit einem Link und Sie folgen ihm."

  @Test(
    "Words that nobody sees do not hide a copy",
    arguments: [
      "`D`\n\nS", "`` a ` D ``\n\nS", "`` D ``\n\nS", "`a\nD` S", "```\nD\n```\n\nS",
      "~~~~\n~~~\nD\n~~~~\n\nS", "    D\n\nS",
      "\tD\n\nS",
      "- a\n\n      D\n\nS", "-     D\n\nS", "> ```\n> D\n> ```\n\nS", "- ```\n  a\n\nS\n\n```\nD\n```",
      "<!-- D -->\n\nS",
      "<!--\n\nD\n\n-->\n\nS", "<pre>\nD\n</pre>\n\nS", "<script>\n\nD\n</script>\n\nS",
      "<select>D</select>\n\nS",
      "a <code>D</code>\n\nS", "<span title=\"D\">a</span> S", "<span title='D'>a</span> S",
      "<div>\n`<!--` D --> a\n</div>\n\nS",
      "| a |\n|---|\n| b | D |\n\nS", "a\n|-\n|`a|` | D\n\nS", "[a]: b \"D\"\n\nS", "[a]:\nb\n'D'\n\nS",
      "[a](b \"D\") S", "![D](a.png) S",
      "![D][a] S\n\n[a]: b.png", "[^1]: D\n\nS", "[^1]: a\n\n    D\n\nS", "a `b\n- c` D `d`\n\nS",
      "::: note\n```\nD\n```\n:::\n\nS",
      "P D\n\nS", "\\<!-- `D`\n\nS", "<div>\n\\<!-- D -->\n</div>\n\nS", "1. a\n\n       D\n\nS",
      "<?php D ?>\n\nS", "<svg>D</svg>\n\nS",
    ])
  func decoys(_ template: String) throws {
    let decoy = repeatElement("Wir senden Ihnen eine Nachricht mit einem Link und Sie folgen", count: 60)
    let signs = repeatElement("{=};$", count: 50).joined()
    let text =
      template.replacing("S", with: english).replacing("P", with: signs)
      .replacing("D", with: decoy.joined(separator: " ")) + "\n\n" + filler
    let library = library([
      try article("s", "en", english), try article("t", "de", title: "Ein Titel", text),
    ])
    let status = translationStatus(of: library, TranslationOptions())
    #expect(status[LibraryPlace(edition: 0, article: 0)]?.status != .translated)
    #expect(differences(library) == [])
  }

  @Test(
    "Words are the source's however they are put together",
    arguments: [
      "H**T**", "*H*T", "<b>H</b>T", "[H](a.md)T", "H[T](a.md)", "H<!-- a -->T",
      "H<span title=\"a b\">T</span>", "H![a](b.png)T",
      "[HT](a.md \"b c\")", "H[](a \"b c\")T", "<i><b>H</b></i>T", "H<img src='a'>T", "HT `a`",
      "HT <!-- a b -->", "HT ![a b](c)", "(HT)",
      "HT &amp;", "HT\n", "HT<br>", "HT 5", "HT a.b", "HT https://a.b/c", "HT <span title=\"a b\"></span>",
    ])
  func pieces(_ form: String) throws {
    let marked = Mixer.words("Open the settings of your account and choose the entry for passwords").map {
      word in
      let half = word.index(word.startIndex, offsetBy: word.count / 2)
      return form.replacing("H", with: "\u{1}").replacing("T", with: "\u{2}")
        .replacing("\u{1}", with: word[..<half]).replacing("\u{2}", with: word[half...])
    }.joined(separator: " ")
    let plain = "Open the settings of your account and choose the entry for passwords"
    for (source, text) in [(plain, marked), (marked, plain), (marked, marked)] {
      let library = library([
        try article("s", "en", source), try article("t", "de", title: "Ein Titel", text + "\n\n" + filler),
      ])
      let status = translationStatus(of: library, TranslationOptions())
      #expect(status[LibraryPlace(edition: 0, article: 0)]?.status != .translated)
      #expect(differences(library) == [])
    }
  }

  @Test(
    "Short blocks count, and blocks of HTML across empty lines",
    arguments: [
      ("- the entry\n\n- choose it\n\n- reset now", "- the entry\n\n- choose it\n\n- reset now"),
      ("the entry\n\nchoose it\n\nreset now", "|the entry|choose it|reset now|\n|-|-|-|"),
      (
        "Reset it now and then choose the entry",
        "<b>\nReset it\n\n<b>\nnow and\n\n<b>\nthen choose\n\n<b>\nthe entry\n"
      ),
    ])
  func blocks(_ source: String, _ text: String) throws {
    let library = library([
      try article("s", "en", source), try article("t", "de", title: "Ein Titel", text + "\n\n" + filler),
    ])
    let status = translationStatus(of: library, TranslationOptions())
    #expect(status[LibraryPlace(edition: 0, article: 0)]?.status != .translated)
    #expect(differences(library) == [])
  }

  @Test("Mixtures of translations and sources have the same status", arguments: 0..<60)
  func mixtures(_ seed: Int) throws {
    var random = Mixer(state: UInt64(seed) &* 7919 + 1)
    var articles: [Article] = []
    for number in 0..<50 {
      let source = random.text(from: Mixer.english, share: 0, of: Mixer.english)
      articles.append(try article("e\(number)", "en", key: "\(number)", title: "Reset", source))
      // Most stand where the verdict turns.
      let share = Double(number * number) / 2500
      for locale in ["de", "ja", "en-GB"] {
        let own = locale == "ja" ? Mixer.japanese : Mixer.german
        let text = random.text(from: own, share: share, of: Mixer.words(source))
        articles.append(try article("\(locale)\(number)", locale, key: "\(number)", title: "Reset it", text))
      }
    }
    #expect(differences(library(articles)).prefix(2) == [])
  }

  @Test(
    "Articles of real help centers have the same status",
    .enabled(if: Corpus.isThere, "the articles in ../shared are absent"),
    arguments: [("osguide", 4), ("d365", 8), ("vtex-known-issues", 12), ("tldr", 60)])
  func corpora(_ corpus: (name: String, part: Int)) throws {
    // All of them take minutes without optimization.
    let articles = try Corpus.articles(of: corpus.name, eachOf: corpus.part)
    #expect(articles.count > 50)
    #expect(differences(library(articles)).map { $0.prefix(200) } == [])
  }
}

/// Makes texts at random, always the same.
private struct Mixer: RandomNumberGenerator {
  var state: UInt64
  /// How many words stand between two pieces of markup.
  private var spacing = 8

  init(state: UInt64) { self.state = state }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
  }

  static let english = words(
    HelpgenTranslationTests.english + " Microsoft Azure don't e-mail well-known it's.")
  static let german = words(
    "Öffnen Sie die Einstellungen Ihres Kontos und wählen Sie den Eintrag für Kennwörter. Wir senden Ihnen Microsoft "
      + "Azure eine Nachricht, in der ein Link steht; folgen Sie ihm an einem Tag. Ein Wort (das nie­mand sieht) zählt nicht."
  )
  static let japanese = ["設定を開いて、", "アカウントの", "パスワードの項目を", "選びます。", "Azure", "リンクの入ったメールを", "お送りします。"]

  static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Words of a language, with runs of another, in markup.
  mutating func text(from own: [String], share: Double, of other: [String]) -> String {
    var text = ""
    var count = Int.random(in: 10...90, using: &self)
    spacing = [4, 10, 30, 100, 1000].randomElement(using: &self) ?? 8
    while count > 0 {
      let words = Double.random(in: 0..<1, using: &self) < share ? other : own
      let length = Int.random(in: 1...12, using: &self)
      let start = Int.random(in: 0..<words.count, using: &self)
      for word in words[start..<min(words.count, start + length)] { text += marked(word) + gap() }
      count -= length
    }
    return text
  }

  private mutating func gap() -> String {
    guard Int.random(in: 0..<spacing, using: &self) == 0 else { return " " }
    return [
      "\n", "\n\n", "\n\n", "\n- ", "\n\n1. ", "\n> ", "\n\n## ", "\n\n    ", " | ", "\n\n```\n", "\n```\n",
      " `", "` ", " <!-- ",
      " --> ", "<br>", " <div>\n", "\n</div>\n\n", " [", "](a.md) ", "]: b \"", " ![", " {{ ", " }} ",
      "\n|---|---|\n| ",
      "\r\n\r\n", "\n::: note\n", "\n:::\n", " <pre> ", "</pre>\n", " [^1] ", "\n\n[^1]: ", "\t",
      " = ; $ _ { } \\ < > == ;; ", "\\\n",
      " <select> ", " <x y ", " & ", " https://a.b/", "~~~\n",
    ].randomElement(using: &self) ?? " "
  }

  private mutating func marked(_ word: String) -> String {
    guard Int.random(in: 0..<spacing, using: &self) == 0 else { return word }
    let half = word.index(word.startIndex, offsetBy: word.count / 2)
    let (head, tail) = (word[..<half], word[half...])
    return [
      "**\(word)**", "\(head)**\(tail)**", "*\(head)*\(tail)", "<b>\(head)</b>\(tail)", "`\(word)`",
      "[\(word)](x.md)",
      "[\(head)](x.md)\(tail)", "&eacute;\(word)", "\(head)&#x65;\(tail)", "\(head)<!-- x y -->\(tail)",
      "\\\(word)", "_\(word)_",
      "\(head)_\(tail)", "<span class=\"a b\">\(word)</span>", "\(word)[^1]", "\(word).md", "(\(word))",
      "“\(word)”", "~~\(word)~~",
      "\(head)\\\(tail)", "<https://a.b/\(word)>", "![\(word)](y.png)", "\(word)**2**", "{\(word)}",
      "<\(word)>", "AT&\(word)",
      "\(head)<img src=\"a\">\(tail)", "\(head)[\(tail)]", "[\(head)] [\(tail)]", "@\(word)", "5\(word)",
      "\(head)<wbr>\(tail)",
    ].randomElement(using: &self) ?? word
  }
}

/// Articles of other people.
private enum Corpus {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpora")

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  private struct Entry: Decodable {
    var id: String
    var title: String
    var content: String
    var locale: String
    var translationKey: String?
    var updatedAt: String?
  }

  /// Every nth article, with its translations.
  static func articles(of name: String, eachOf part: Int) throws -> [Article] {
    let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
    let entries = try JSONDecoder().decode([Entry].self, from: data)
    let keys = Set(entries.map { $0.translationKey ?? $0.id }).sorted()
    let chosen = Set(keys.indices.filter { $0.isMultiple(of: part) }.map { keys[$0] })
    return try entries.enumerated().compactMap { number, entry in
      let key = entry.translationKey ?? entry.id
      guard chosen.contains(key) else { return nil }
      return try article(
        "\(number)", entry.locale, key: key, title: entry.title, entry.content, updated: entry.updatedAt)
    }
  }
}
