import HelpgenModel
import Testing

@Suite("Permalink")
struct PermalinkTests {
  @Test(
    "reads a pattern as path components",
    arguments: [
      ("{slug}", [[.slug]]),
      ("/{slug}/", [[.slug]]),
      ("{section}/{slug}", [[.section], [.slug]]),
      ("articles/{id}-{slug}", [[.literal("articles")], [.id, .literal("-"), .slug]]),
      ("hilfe/für/{slug}.x", [[.literal("hilfe")], [.literal("für")], [.slug, .literal(".x")]]),
      ("{id}{slug}", [[.id, .slug]]),
    ] as [(String, [[Permalink.Part]])])
  func components(written: String, components: [[Permalink.Part]]) throws {
    #expect(try Permalink(written).components == components)
  }

  @Test("prints the pattern without slashes at its ends")
  func description() throws {
    #expect("\(try Permalink("/a-{id}/{section}/{slug}/"))" == "a-{id}/{section}/{slug}")
    #expect(try Permalink("{slug}") == .slug)
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("articles", .noIdentity), ("{section}", .noIdentity), ("{section}/x", .noIdentity),
      ("{name}", .unknownName("name")), ("{}", .unknownName("")), ("{Slug}", .unknownName("Slug")),
      ("{{slug}}", .unknownName("{slug")),
      ("{slug", .brace), ("slug}", .brace), ("a}{slug}", .brace), ("{slug}/}", .brace),
      ("{section}-{slug}", .crowdedSection), ("a{section}/{slug}", .crowdedSection),
      ("", .component("")), ("/", .component("")), ("a//{slug}", .component("")),
      ("//{slug}", .component("")),
      ("../{slug}", .component("..")), ("./{slug}", .component(".")), ("a b/{slug}", .component("a b")),
      ("con/{slug}", .component("con")), ("{slug}?", .component("{slug}?")),
      ("a\\{slug}", .component("a\\{slug}")),
      ("{slug}.", .component("{slug}.")), ("\u{0}{slug}", .component("\u{0}{slug}")),
    ] as [(String, Permalink.Flaw)])
  func flaws(written: String, flaw: Permalink.Flaw) {
    #expect(throws: flaw) { try Permalink(written) }
  }
}
