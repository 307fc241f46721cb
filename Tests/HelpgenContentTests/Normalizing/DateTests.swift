import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import Testing

@Suite("Dates")
struct DateTests {
  private func moment(_ written: RawMoment) throws -> String? {
    let (articles, report) = normalized(raw(updatedAt: written))
    #expect(report == [])
    return try #require(articles.first).updatedAt?.machineText
  }

  @Test("C076: a date has no zone and stays the same day")
  func date() throws {
    #expect(try moment(.text("2024-01-05")) == "2024-01-05")
    #expect(try moment(.text("2024-02-29")) == "2024-02-29")
  }

  @Test("C078: fractions are cut off, never rounded up")
  func fractions() throws {
    #expect(try moment(.text("2023-12-31T23:59:59.999999999Z")) == "2023-12-31T23:59:59Z")
    #expect(try moment(.number(1_704_067_199.999)) == "2023-12-31T23:59:59Z")
    #expect(try moment(.number(1_704_067_199_999)) == "2023-12-31T23:59:59Z")
    #expect(try moment(.number(-0.5)) == "1969-12-31T23:59:59Z")
  }

  @Test("C081: an offset is counted in")
  func offset() throws {
    #expect(try moment(.text("2024-03-10T23:30:00-08:00")) == "2024-03-11T07:30:00Z")
  }

  @Test(
    "Numbers are seconds or milliseconds since 1970",
    arguments: [
      (1_709_287_200, "2024-03-01T10:00:00Z"), (1_709_287_200_000, "2024-03-01T10:00:00Z"),
      (0, "1970-01-01T00:00:00Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"), (99_999_999_999, "5138-11-16T09:46:39Z"),
      (100_000_000_000, "1973-03-03T09:46:40Z"), (253_402_300_799_999, "9999-12-31T23:59:59Z"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) throws {
    #expect(try moment(.number(number)) == text)
  }

  @Test(
    "C080: what is no date is shown nowhere, with a warning",
    arguments: [
      (.text("yesterday"), "“yesterday”"), (.text("2023-02-30"), "“2023-02-30”"), (.text(""), "“”"),
      (.text("2024-01-05T10:00:00"), "“2024-01-05T10:00:00”"), (.text(" 2024-01-05"), "“ 2024-01-05”"),
      (.text("1709287200"), "“1709287200”"), (.number(253_402_300_800_000), "253402300800000"),
      (.number(9_223_372_036_854_775_808), "9.223372036854776e+18"), (.number(1e300), "1e+300"),
      (.number(-1e300), "-1e+300"), (.number(.nan), "nan"), (.number(.infinity), "inf"),
    ] as [(RawMoment, String)])
  func bad(written: RawMoment, shown: String) throws {
    let (articles, report) = normalized(raw(id: "ok"), raw(id: "bad", updatedAt: written))
    #expect(articles.map(\.id.text) == ["ok", "bad"])
    #expect(articles.last?.updatedAt == nil)
    #expect(
      report == [
        """
        warning[invalid-date] (bad) <\(written)>: "updatedAt" is \(shown), which is not a date; the page shows none
        hint: write "2024-01-05", "2024-01-05T10:00:00Z" or seconds since 1970
        """
      ])
  }
}
