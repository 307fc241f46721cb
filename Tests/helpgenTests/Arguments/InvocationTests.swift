import HelpgenDiagnostics
import HelpgenPipeline
import Testing

@testable import helpgen

/// What a command line means.
@Suite("Invocation")
struct InvocationTests {
  private func build(_ words: String...) throws -> (BuildRequest, Invocation.Presentation) {
    guard case .build(let request, let presentation) = try Invocation(["build"] + words) else {
      throw UsageError(message: "not a build")
    }
    return (request, presentation)
  }

  private func render(_ words: String...) throws -> RenderRequest {
    guard case .render(let request) = try Invocation(["render"] + words) else {
      throw UsageError(message: "not a rendering")
    }
    return request
  }

  private func help(_ words: String...) throws -> CommandName? {
    guard case .help(let command) = try Invocation(words) else { throw UsageError(message: "not help") }
    return command
  }

  private func message(_ words: String...) -> String? {
    do throws(UsageError) {
      _ = try Invocation(words)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("Without flags everything is left to the configuration")
  func defaults() throws {
    let (request, presentation) = try build()
    #expect(request.sources == [])
    #expect(request.output == nil)
    #expect(request.templates == nil)
    #expect(request.configuration == nil)
    #expect(request.locales == [])
    #expect(request.defaultLocale == nil)
    #expect(request.baseURL == nil)
    #expect(!request.includesDrafts)
    #expect(!request.isStrict)
    #expect(request.jobs == nil)
    #expect(presentation == Invocation.Presentation(diagnostics: .human, isQuiet: false, isVerbose: false))
    #expect(presentation.isChatty)
  }

  @Test("Every flag of a build reaches the request")
  func everyFlag() throws {
    let (request, presentation) = try build(
      "--source", "a.json", "--source", "-", "--output", "site/", "--templates", "theme", "--config",
      "help.yml", "--locale", "de", "--locale", "pt_BR", "--default-locale", "de", "--base-url",
      "https://example.com", "--drafts", "--strict", "-j", "3", "--diagnostics", "short", "-v")
    #expect(request.sources == ["a.json", "-"])
    #expect(request.output == "site/")
    #expect(request.templates == "theme")
    #expect(request.configuration == "help.yml")
    #expect(request.locales == ["de", "pt_BR"])
    #expect(request.defaultLocale == "de")
    #expect(request.baseURL == "https://example.com")
    #expect(request.includesDrafts)
    #expect(request.isStrict)
    #expect(request.jobs == 3)
    #expect(presentation == Invocation.Presentation(diagnostics: .short, isQuiet: false, isVerbose: true))
  }

  @Test(
    "Jobs are a number from 1 to 1024", arguments: ["0", "-1", "1025", "two", "1.5", "99999999999999999999"])
  func jobs(_ text: String) {
    #expect(
      message("build", "--jobs=\(text)") == "--jobs needs a number from 1 to 1024, but got “\(text)”")
  }

  @Test("Programs that read JSON lines are told nothing but problems")
  func chatty() throws {
    #expect(try !build("-q").1.isChatty)
    #expect(try !build("--diagnostics", "json").1.isChatty)
    #expect(try build("--diagnostics", "short").1.isChatty)
    #expect(message("build", "-q", "-v") == "--quiet and --verbose contradict each other")
    #expect(
      message("build", "--diagnostics=json", "-v")
        == "--verbose and --diagnostics json contradict each other")
  }

  @Test("Rendering reads standard input unless a file is named")
  func rendering() throws {
    let plain = try render()
    #expect(plain.input == "-")
    #expect(!plain.readsJSONLines)
    #expect(plain.html == .sanitize)
    #expect(!plain.smartPunctuation)
    let full = try render("a.md", "--json-lines", "--html", "raw", "--smart")
    #expect(full.input == "a.md")
    #expect(full.readsJSONLines)
    #expect(full.html == .raw)
    #expect(full.smartPunctuation)
    #expect(try render("--html=escape").html == .escape)
  }

  @Test("Help is about a command, or about helpgen")
  func helpTopics() throws {
    #expect(try help() == nil)
    #expect(try help("help") == nil)
    #expect(try help("--help") == nil)
    #expect(try help("help", "--help") == nil)
    #expect(try help("help", "build") == .build)
    #expect(try help("build", "--help") == .build)
    #expect(try help("version", "-h") == .version)
    #expect(try help("help", "help") == .help)
    #expect(message("help", "bild") == "“bild” is not a command")
  }
}
