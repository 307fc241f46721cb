import Testing

/// Cases of the area dates: days that depend on the machine, or do not exist.
@Suite("Cases: dates")
struct DateCases {
  private func build(
    _ updatedAt: String, environment: [String: String] = [:]
  ) async throws -> ([String: Workplace.Node], String) {
    let workplace = try Workplace()
    try workplace.write(
      #"[{"id":"a","title":"T","content":"x","locale":"en","updatedAt":\#(updatedAt)}]"#, to: "content/a.json"
    )
    let outcome = try await workplace.helpgen(
      "build", "-q", "--diagnostics", "short", "--base-url", "https://help.example", environment: environment)
    #expect(outcome.ending == .exit(0))
    return (try workplace.site(), outcome.errors)
  }

  /// What the article's page shows, and what the sitemap says.
  private func dates(_ site: [String: Workplace.Node]) throws -> [String] {
    let times = try Page(site.text("en/t/index.html")).all("time")
    let map = try site.text("sitemap.xml").matches(of: #/<lastmod>(.*?)<\/lastmod>/#).map { String($0.1) }
    return times.flatMap { [$0["datetime"] ?? "", $0.text] } + map
  }

  @Test("C076: A day is the same day in every time zone")
  func c076() async throws {
    var sites: [[String: Workplace.Node]] = []
    for zone in ["America/Los_Angeles", "Pacific/Kiritimati", "UTC"] {
      sites.append(try await build("\"2024-01-05\"", environment: ["TZ": zone]).0)
    }
    #expect(sites[0] == sites[2])
    #expect(sites[1] == sites[2])
    #expect(try dates(sites[0]) == ["2024-01-05", "January 5, 2024", "2024-01-05"])
  }

  @Test("C078: A fraction of a second does not round a year up")
  func c078() async throws {
    let (site, _) = try await build("\"2023-12-31T23:59:59.999999999Z\"")
    #expect(try dates(site) == ["2023-12-31T23:59:59Z", "December 31, 2023", "2023-12-31T23:59:59Z"])
  }

  @Test("C080: A bad date is told and not shown", arguments: ["\"yesterday\"", "\"2023-02-30\"", "\"\""])
  func c080(_ value: String) async throws {
    let (site, errors) = try await build(value)
    let shown = value.replacing("\"", with: "")
    #expect(
      errors.hasPrefix("content/a.json:1:64: warning: \"updatedAt\" is “\(shown)”, which is not a date; "))
    #expect(errors.contains("(article “a”) [invalid-date]\n"))
    #expect(try dates(site) == [])
  }

  @Test("C080: Seconds since 1970 are a date")
  func c080Number() async throws {
    let (site, errors) = try await build("1709287200")
    #expect(errors == "")
    #expect(try dates(site) == ["2024-03-01T10:00:00Z", "March 1, 2024", "2024-03-01T10:00:00Z"])
  }

  @Test("C081: An instant is shown on the same day by every machine")
  func c081() async throws {
    let instant = "\"2024-03-10T23:30:00-08:00\""
    let (west, _) = try await build(instant, environment: ["TZ": "America/Los_Angeles"])
    let (east, _) = try await build(instant, environment: ["TZ": "Asia/Tokyo", "LANG": "ja_JP.UTF-8"])
    #expect(west == east)
    #expect(try dates(west) == ["2024-03-11T07:30:00Z", "March 11, 2024", "2024-03-11T07:30:00Z"])
  }
}
