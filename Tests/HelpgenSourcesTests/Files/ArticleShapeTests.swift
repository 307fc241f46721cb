import HelpgenModel
import HelpgenSources
import Testing

@Suite("Shapes of article JSON")
struct ArticleShapeTests {
  private static let accepted =
    "accepted are an array of articles, {\"articles\": […]}, an object of articles by id or of arrays by locale, "
    + "one article, and one article on each line"

  @Test(
    "every accepted shape gives its articles in the order of the text",
    arguments: [
      (#"[{"id":"a","title":"A","content":"x","locale":"en"},{"id":2}]"#, ["a|en|A|x", "2|-|-|-"]),
      (#"{"articles":[{"id":"a"}],"count":1,"next":null}"#, ["a|-|-|-"]),
      (#"{"title":"Export","articles":[{"id":"a"}]}"#, ["a|-|-|-"]),
      (#"{"articles":{"a":{"title":"A"},"b":{"title":"B"}}}"#, ["a|-|A|-", "b|-|B|-"]),
      (#"{"articles":{"de":[{"id":"a"}]}}"#, ["a|de|-|-"]),
      (#"{"a":{"title":"A"},"b":{"id":"own","title":"B"},"c":null}"#, ["a|-|A|-", "own|-|B|-"]),
      (
        #"{"de":[{"id":"a"},{"id":"b","locale":"de-AT"}],"pt_BR":[{"id":"a"}]}"#,
        ["a|de|-|-", "b|de-AT|-|-", "a|pt_BR|-|-"]
      ),
      (#"{"de":{"a":{"title":"A"},"b":null},"en":{"a":{"title":"A"}}}"#, ["a|de|A|-", "a|en|A|-"]),
      (#"{"faq":{"title":"Questions"}}"#, ["faq|-|Questions|-"]),
      (#"{"id":[{"title":"Indonesian"}]}"#, ["-|id|Indonesian|-"]),
      (#"{"id":7,"title":"One","content":"x"}"#, ["7|-|One|x"]),
      (#"{"title":"One","content":"x","articles":["b"]}"#, ["-|-|One|x"]),
      ("{\"id\":1}\n{\"id\":2}\r\n\n {\"id\":3} ", ["1|-|-|-", "2|-|-|-", "3|-|-|-"]),
    ])
  func shapes(_ text: String, _ expected: [String]) throws {
    let loaded = try load(text)
    #expect(loaded.articles.map(summary) == expected)
    #expect(loaded.reports == [])
  }

  @Test("the place of what a key says is the key")
  func keys() throws {
    let byID = try load(#"{"a":{"title":"A"}}"#).articles[0]
    #expect(text(byID.id?.range, of: byID) == "\"a\"")
    #expect(text(byID.range, of: byID) == #"{"title":"A"}"#)
    let byLocale = try load(#"{"de":{"a":{"title":"A"}}}"#).articles[0]
    #expect(text(byLocale.locale?.range, of: byLocale) == "\"de\"")
    #expect(text(byLocale.id?.range, of: byLocale) == "\"a\"")
  }

  @Test("the assumed locale is the last resort, and its place is the beginning of the article")
  func assumedLocale() throws {
    let options = LoadOptions(currentDirectory: "/", assumedLocale: "fr")
    let loaded = try load(#"[ {"id":"a"},{"id":"b","locale":"en"},{"id":"c","locale":null}]"#, options)
    #expect(loaded.articles.map(summary) == ["a|fr|-|-", "b|en|-|-", "c|fr|-|-"])
    #expect(loaded.articles[0].locale?.range == 2..<2)
  }

  @Test(
    "what has no known shape is reported",
    arguments: [
      ("3", ["<stdin>:1:1 ‹3› error[unknown-shape]: expected articles, found a number | \(accepted)"]),
      (
        "\"a\"", ["<stdin>:1:1 ‹\"a\"› error[unknown-shape]: expected articles, found a string | \(accepted)"]
      ),
      (
        #"{"data":[{"id":1}],"count":1}"#,
        [
          "<stdin>:1:1 ‹{› error[unknown-shape]: this object is neither an article nor a collection of articles "
            + "| \(accepted)"
        ]
      ),
      (
        #"{"version":2,"a":{"title":"A"},"help center":[]}"#,
        [
          "<stdin>:1:2 ‹\"version\"› error[unknown-shape]: “version” is neither an article nor the articles of a "
            + "language | \(accepted)",
          "<stdin>:1:32 ‹\"help center\"› error[unknown-shape]: “help center” is neither an article nor the articles "
            + "of a language | \(accepted)",
        ]
      ),
      (
        "[{\"id\":1},2,null]",
        [
          "<stdin>:1:11 ‹2› error[wrong-type]: wrong type of article 2: expected an object, found a number",
          "<stdin>:1:13 ‹null› error[wrong-type]: wrong type of article 3: expected an object, found null",
        ]
      ),
      (
        "{\"de\":[true]}",
        [
          "<stdin>:1:8 ‹true› error[wrong-type]: wrong type of article 1 of “de”: expected an object, found true"
        ]
      ),
      (
        "{\"id\":1}\n[]",
        [
          "<stdin>:2:1 ‹[]› error[wrong-type]: wrong type of article 2: expected an object, found an array"
        ]
      ),
    ])
  func unknownShapes(_ text: String, _ expected: [String]) throws {
    #expect(try load(text).reports == expected)
  }

  @Test(
    "no article at all is an error", arguments: ["[]", "{}", "{\"articles\":[]}", "{\"de\":[],\"en\":{}}"])
  func noArticles(_ text: String) throws {
    let loaded = try load(text)
    #expect(
      loaded.reports == [
        "error[no-articles]: there is no article in standard input "
          + "| articles are read from .md, .json, .jsonl and .ndjson files"
      ])
  }
}
