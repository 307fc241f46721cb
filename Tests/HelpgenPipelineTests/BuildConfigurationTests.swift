import HelpgenContent
import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel
import HelpgenRendering
import HelpgenSources
import Testing

@testable import HelpgenPipeline

@Suite("BuildConfiguration")
struct BuildConfigurationTests {
  /// What a request and files in the current folder come to.
  private func resolved(
    _ files: [String: String], _ change: (inout BuildRequest) -> Void = { _ in }
  ) throws -> BuildConfiguration {
    let place = try Workplace(files)
    var request = BuildRequest()
    change(&request)
    var bag = DiagnosticBag()
    let configuration = try BuildConfiguration.resolve(request, place.environment(), into: &bag)
    #expect(bag.lines == [])
    return try #require(configuration)
  }

  @Test("without a file and flags, everything is as documented")
  func defaults() throws {
    let configuration = try resolved([:])
    #expect(configuration.site == SiteConfiguration())
    #expect(configuration.sources == [.path("content")])
    #expect(configuration.output == "output")
    #expect(configuration.templates == "templates")
    #expect(configuration.file == nil)
    #expect(configuration.assumedLocale == nil)
    #expect(configuration.jobs == 2)
  }

  @Test("flags go before the file, setting by setting")
  func precedence() throws {
    let file = """
      sources: [a.json, b]
      output: site
      templates: theme
      defaultLocale: de
      locales: [de, fr]
      baseURL: https://file.example
      pages: article
      drafts: false
      """
    let fromFile = try resolved(["helpgen.yml": file])
    #expect(fromFile.sources == [.path("a.json"), .path("b")])
    #expect((fromFile.output, fromFile.templates) == ("site", "theme"))
    #expect(fromFile.site.defaultLocale.tag == "de")
    #expect(fromFile.site.locales?.map(\.tag) == ["de", "fr"])
    #expect(fromFile.site.baseURL?.text == "https://file.example/")
    #expect(fromFile.file == "helpgen.yml")
    #expect(fromFile.assumedLocale == nil)

    let flags = try resolved(["helpgen.yml": file, "t/style.css": ""]) {
      $0.sources = ["c", "-"]
      $0.output = "o"
      $0.templates = "t"
      $0.defaultLocale = "pt_br"
      $0.locales = ["iw"]
      $0.baseURL = "https://flag.example/x"
      $0.includesDrafts = true
      $0.isStrict = true
      $0.jobs = 5
    }
    #expect(flags.sources == [.path("c"), .standardInput])
    #expect((flags.output, flags.templates) == ("o", "t"))
    #expect(flags.site.defaultLocale.tag == "pt-BR")
    #expect(flags.site.locales?.map(\.tag) == ["he"])
    #expect(flags.site.baseURL?.text == "https://flag.example/x/")
    #expect(flags.site.includesDrafts)
    #expect(flags.site.isStrict)
    #expect(flags.jobs == 5)
    #expect(flags.assumedLocale == "iw")
    // What no flag speaks of stays.
    #expect(flags.site.pages == .article)
  }

  @Test("paths in the file begin at the file, those of flags at the current folder")
  func paths() throws {
    let file = "sources: [content, /abs, ../up, \"-\"]\noutput: out\ntemplates: theme\n"
    let configuration = try resolved(["sites/help/site.yml": file]) {
      $0.configuration = "sites/help/site.yml"
    }
    #expect(
      configuration.sources == [
        .path("sites/help/content"), .path("/abs"), .path("sites/help/../up"), .standardInput,
      ])
    #expect((configuration.output, configuration.templates) == ("sites/help/out", "sites/help/theme"))
    #expect(configuration.file == "sites/help/site.yml")

    let flags = try resolved(["sites/help/site.yml": file, "theme/style.css": ""]) {
      $0.configuration = "sites/help/site.yml"
      $0.sources = ["content"]
      $0.output = "out"
      $0.templates = "theme"
    }
    #expect(flags.sources == [.path("content")])
    #expect((flags.output, flags.templates) == ("out", "theme"))
  }

  @Test("defaults of a file elsewhere are beside it, too")
  func defaultsElsewhere() throws {
    let configuration = try resolved(["sites/site.yml": "pages: both"]) {
      $0.configuration = "sites/site.yml"
    }
    #expect(configuration.sources == [.path("sites/content")])
    #expect((configuration.output, configuration.templates) == ("sites/output", "sites/templates"))
  }

  @Test("a file is named by diagnostics as the user wrote it")
  func names() throws {
    let place = try Workplace(["a/b.yml": "pages: all"])
    var request = BuildRequest()
    request.configuration = "a/b.yml"
    var bag = DiagnosticBag()
    #expect(try BuildConfiguration.resolve(request, place.environment(), into: &bag) == nil)
    #expect(bag.diagnostics.map { $0.span?.text.name } == ["a/b.yml"])
  }

  private static func request(_ change: (inout BuildRequest) -> Void) -> BuildRequest {
    var request = BuildRequest()
    change(&request)
    return request
  }

  @Test(
    "says which flag makes no sense",
    arguments: [
      (
        request { $0.locales = ["en", "no way"] }, "--locale needs a language tag, but got “no way”",
        "write a BCP 47 tag such as “en” or “pt-BR”"
      ),
      (
        request { $0.defaultLocale = "" }, "--default-locale needs a language tag, but got “”",
        "write a BCP 47 tag such as “en” or “pt-BR”"
      ),
      (
        request { $0.baseURL = "help.example" },
        "--base-url must begin with “https://” or “http://”, but is “help.example”", nil
      ),
      (
        request { $0.configuration = "no.yml" }, "cannot read “no.yml”: there is no such file or folder",
        "check the path of --config"
      ),
      (request { $0.templates = "no" }, "there is no folder “no”", "check the path of --templates"),
    ])
  func usage(request: BuildRequest, message: String, hint: String?) throws {
    let place = try Workplace()
    var bag = DiagnosticBag()
    let error = #expect(throws: BuildError.self) {
      try BuildConfiguration.resolve(request, place.environment(), into: &bag)
    }
    #expect(error == .usage(message, hint: hint))
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }

  @Test("what stages are told is what the configuration says")
  func stages() throws {
    let configuration = try resolved([
      "helpgen.yml": """
      title: {en: Help, de: Hilfe}
      tagline: We help
      baseURL: https://help.example
      pages: accordion
      links: explicit
      permalink: "{section}/{slug}"
      accordion: {limit: 12, exclusive: false}
      sectionSeparator: " > "
      locales: [de, en]
      defaultLocale: de
      drafts: true
      markdown: {smartPunctuation: true}
      site: {aliases: ["https://old.example/docs"]}
      html: escape
      videoHosts: [v.example]
      externalLinks: {newTab: true}
      """
    ])
    #expect(configuration.normalization.sectionSeparator == " > ")
    #expect(configuration.grouping.defaultLocale.tag == "de")
    #expect(configuration.grouping.locales?.map(\.tag) == ["de", "en"])
    #expect(configuration.grouping.includesDrafts)
    #expect(configuration.planning.pages == .accordion)
    #expect(configuration.planning.links == .explicit)
    #expect("\(configuration.planning.permalink)" == "{section}/{slug}")
    #expect(configuration.planning.accordionLimit == 12)
    #expect(configuration.rendering.title?.text(for: .english)?.text == "Help")
    #expect(configuration.rendering.tagline?.text(for: .english)?.text == "We help")
    #expect(configuration.rendering.baseURL?.text == "https://help.example/")
    #expect(!configuration.rendering.isAccordionExclusive)
    #expect(configuration.rendering.markup.smartPunctuation)
    #expect(configuration.rendering.aliases.map(\.text) == ["https://old.example/docs/"])
    #expect(configuration.rendering.opensNewTab)
    #expect(configuration.rendering.markup.rawHTML == .escape)
    #expect(configuration.rendering.markup.videoHosts == ["v.example"])
  }
}
