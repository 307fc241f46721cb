import HelpgenModel
import HelpgenSources
import Testing

@Suite("Fields of article JSON")
struct ArticleFieldTests {
  @Test("every field is read, with its place")
  func everyField() throws {
    let json = #"""
      {"id":"a","title":"T","content":"x\n\"y\"","format":"html","locale":"en","slug":"s","section":"A/B",
       "order":1.5,"updatedAt":"2024-01-05","translationKey":9007199254740993,"draft":true,"summary":"S",
       "tags":["t","u"],"redirectFrom":["/old"],"extra":{"x":[1,null]},"color":"red"}
      """#
    let loaded = try load(json)
    #expect(loaded.reports == [])
    let article = try #require(loaded.articles.first)
    #expect(summary(article) == "a|en|T|x\n\"y\"")
    #expect(article.format?.value == "html")
    #expect(article.slug?.value == "s")
    #expect(article.section?.value == .text("A/B"))
    #expect(article.order?.value == 1.5)
    #expect(article.updatedAt?.value == .text("2024-01-05"))
    #expect(article.translationKey?.value == "9007199254740993")
    #expect(article.draft?.value == true)
    #expect(article.summary?.value == "S")
    #expect(article.tags?.value == ["t", "u"])
    #expect(article.redirectFrom?.value == ["/old"])
    #expect(
      article.extra == [
        RawMember("color", .text("red")), RawMember("x", .array([.number("1"), .null])),
      ])
    #expect(text(article.content?.range, of: article) == #""x\n\"y\"""#)
    #expect(text(article.order?.range, of: article) == "1.5")
    #expect(text(article.range, of: article) == json)
  }

  @Test("ids may be whole numbers", arguments: ["-12", "0", "9007199254740993"])
  func wholeNumbers(_ id: String) throws {
    let loaded = try load("{\"id\":\(id)}")
    #expect(loaded.reports == [])
    #expect(loaded.articles.map { $0.id?.value } == [id])
  }

  @Test(
    "a section is a text, a path or an object",
    arguments: [
      (#"["A","B"]"#, .path(["A", "B"])),
      (#"{"id":7,"title":"T","order":2,"x":0}"#, .object(id: "7", title: "T", order: 2)),
      (#"{"title":"T","id":null}"#, .object(id: nil, title: "T", order: nil)),
    ] as [(String, RawSection)])
  func sections(_ section: String, _ expected: RawSection) throws {
    let loaded = try load("{\"title\":\"\",\"section\":\(section)}")
    #expect(loaded.reports == [])
    #expect(loaded.articles.map { $0.section?.value } == [expected])
  }

  @Test("numbers are doubles")
  func doubles() throws {
    let loaded = try load(#"{"updatedAt":1709287200,"order":-9223372036854775808}"#)
    #expect(loaded.articles.map { $0.updatedAt?.value } == [.number(1_709_287_200)])
    #expect(loaded.articles.map { $0.order?.value } == [-9_223_372_036_854_775_808])
  }

  @Test("a member of extra wins over an unknown field of its name")
  func extra() throws {
    let loaded = try load(#"{"title":"","extra":{"a":{"b":true},"color":"blue"},"color":"red"}"#)
    #expect(loaded.reports == [])
    #expect(
      loaded.articles.map(\.extra) == [
        [RawMember("color", .text("blue")), RawMember("a", .object([RawMember("b", .bool(true))]))]
      ])
  }

  @Test(
    "a wrong type is reported at the value, and the article is dropped",
    arguments: [
      (
        #"{"id":1.5}"#,
        "7 ‹1.5› error[wrong-type]: wrong type of “id” of the article: "
          + "expected a string or a whole number, found the number 1.5"
      ),
      (
        #"{"id":"a","title":3}"#,
        "19 ‹3› error[wrong-type]: wrong type of “title”: expected a string, found a number {a}"
      ),
      (
        #"{"id":"a","content":["x"]}"#,
        "21 ‹[\"x\"]› error[wrong-type]: wrong type of “content”: expected a string, found an array {a}"
      ),
      (
        #"{"id":"a","translationKey":true}"#,
        "28 ‹true› error[wrong-type]: wrong type of “translationKey”: "
          + "expected a string or a whole number, found true {a}"
      ),
      (
        #"{"id":"a","order":"3"}"#,
        "19 ‹\"3\"› error[wrong-type]: wrong type of “order”: expected a number, "
          + "found a string {a} | write it without quotes"
      ),
      (
        #"{"id":"a","order":"first"}"#,
        "19 ‹\"first\"› error[wrong-type]: wrong type of “order”: expected a number, found a string {a}"
      ),
      (
        #"{"id":"a","draft":"true"}"#,
        "19 ‹\"true\"› error[wrong-type]: wrong type of “draft”: expected true or "
          + "false, found a string {a} | write it without quotes"
      ),
      (
        #"{"id":"a","draft":1}"#,
        "19 ‹1› error[wrong-type]: wrong type of “draft”: expected true or false, found a number {a}"
      ),
      (
        #"{"id":"a","tags":"x"}"#,
        "18 ‹\"x\"› error[wrong-type]: wrong type of “tags”: expected an array of "
          + "strings, found a string {a} | write it in brackets: [\"…\"]"
      ),
      (
        #"{"id":"a","redirectFrom":["x",null]}"#,
        "31 ‹null› error[wrong-type]: wrong type of “redirectFrom[1]”: expected a string, found null {a}"
      ),
      (
        #"{"id":"a","section":5}"#,
        "21 ‹5› error[wrong-type]: wrong type of “section”: expected a string, an array "
          + "of strings or an object, found a number {a}"
      ),
      (
        #"{"id":"a","section":{"title":false}}"#,
        "30 ‹false› error[wrong-type]: wrong type of “section.title”: expected a string, found false {a}"
      ),
      (
        #"{"id":"a","updatedAt":{}}"#,
        "23 ‹{}› error[wrong-type]: wrong type of “updatedAt”: expected a date in "
          + "quotes or a number, found an object {a}"
      ),
      (
        #"{"id":"a","extra":[]}"#,
        "19 ‹[]› error[wrong-type]: wrong type of “extra”: expected an object, found an array {a}"
      ),
    ])
  func wrongTypes(_ json: String, _ expected: String) throws {
    let loaded = try load(json)
    #expect(loaded.articles.isEmpty)
    #expect(loaded.reports == ["<stdin>:1:" + expected])
  }

  @Test("one run shows every wrong field, and the other articles stay")
  func everyFault() throws {
    let loaded = try load(#"[{"title":1,"draft":0},{"id":"b","title":"B"}]"#)
    #expect(loaded.articles.map(summary) == ["b|-|B|-"])
    #expect(
      loaded.reports == [
        "<stdin>:1:11 ‹1› error[wrong-type]: wrong type of “title” of article 1: expected a string, found a number",
        "<stdin>:1:21 ‹0› error[wrong-type]: wrong type of “draft” of article 1: "
          + "expected true or false, found a number",
      ])
  }

  @Test("C086: a number beyond a double is an error, and the largest double and -0.0 are numbers")
  func numbers() throws {
    func article(_ order: String) -> String {
      #"[{"id":"a","title":"T","content":"x","locale":"en","order":\#(order)}]"#
    }
    let huge = try load(article("1e400"))
    #expect(huge.articles.isEmpty)
    #expect(
      huge.reports == [
        "<stdin>:1:60 ‹1e400› error[number-out-of-range]: “order” is out of range: 1e400 {a} "
          + "| numbers go up to about 1.8e308"
      ])
    #expect(try load(article("1.7976931348623157e308")).articles[0].order?.value == .greatestFiniteMagnitude)
    let zero = try #require(try load(article("-0.0")).articles[0].order?.value)
    #expect(zero == 0 && zero.sign == .plus)
  }

  @Test("C089: null is the same as an absent field")
  func null() throws {
    let loaded = try load(
      #"[{"id":"a","title":"T","content":"x","locale":"en","section":null,"order":null,"slug":null,"#
        + #""updatedAt":null,"translationKey":null,"draft":null,"extra":null}]"#)
    #expect(loaded.reports == [])
    let article = try #require(loaded.articles.first)
    #expect(summary(article) == "a|en|T|x")
    #expect(article.section == nil && article.order == nil && article.slug == nil && article.updatedAt == nil)
    #expect(article.translationKey == nil && article.draft == nil && article.extra == [])
  }

  @Test("C090: of a key that stands twice the last one counts, and both places are named")
  func duplicateKeys() throws {
    let loaded = try load(
      #"[{"id":"a","title":"first","title":"second","content":"x","locale":"en","draft":true,"draft":false}]"#
    )
    #expect(loaded.articles.map(summary) == ["a|en|second|x"])
    #expect(loaded.articles[0].draft?.value == false)
    #expect(
      loaded.reports == [
        "<stdin>:1:28 ‹\"title\"› warning[duplicate-key]: “title” is set twice; the last one counts {a} "
          + "| <stdin>:1:12: the first one is here | remove one of them",
        "<stdin>:1:86 ‹\"draft\"› warning[duplicate-key]: “draft” is set twice; the last one counts {a} "
          + "| <stdin>:1:73: the first one is here | remove one of them",
      ])
  }

  @Test("duplicate keys are seen however they are written, in nested objects and in large ones")
  func hiddenDuplicateKeys() throws {
    let escaped = try load(#"{"title":"a","\u0074itle":"b","more":{"x":1,"x":2},"section":{"id":1,"id":2}}"#)
    #expect(escaped.articles[0].title?.value == "b")
    #expect(escaped.articles[0].section?.value == .object(id: "2", title: nil, order: nil))
    #expect(escaped.articles[0].extra == [RawMember("more", .object([RawMember("x", .number("2"))]))])
    #expect(escaped.reports.count == 3)
    let names = (0..<40).map { "\"k\($0)\":0" }.joined(separator: ",")
    let large = try load("{\"title\":\"T\",\(names),\"k3\":1,\"k39\":1}")
    #expect(large.articles[0].extra.count == 40)
    #expect(large.articles[0].extra[3] == RawMember("k3", .number("1")))
    #expect(large.reports.count == 2)
  }

  @Test("C084: half of a surrogate pair becomes U+FFFD, and the article is named")
  func loneSurrogates() throws {
    let loaded = try load(
      #"[{"id":"a","title":"x\ud83d y","content":"\udc00 ok \ud83d\ude00","locale":"en"}]"#)
    #expect(loaded.articles.map(summary) == ["a|en|x\u{FFFD} y|\u{FFFD} ok 😀"])
    let hint = #"write the character itself, or both of its escapes, such as \ud83d\ude00"#
    #expect(
      loaded.reports == [
        #"<stdin>:1:22 ‹\ud83d› warning[lone-surrogate]: “title” holds half of a character; "#
          + "readers see “�” there {a} | \(hint)",
        #"<stdin>:1:43 ‹\udc00› warning[lone-surrogate]: “content” holds half of a character; "#
          + "readers see “�” there {a} | \(hint)",
      ])
  }
}
