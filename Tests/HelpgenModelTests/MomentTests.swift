import Foundation
import HelpgenModel
import Testing

@Suite("Moments")
struct MomentTests {
  @Test(
    "Dates and timestamps",
    arguments: [
      ("2024-01-05", "2024-01-05"), ("0001-01-01", "0001-01-01"), ("9999-12-31", "9999-12-31"),
      ("2024-02-29", "2024-02-29"), ("2000-02-29", "2000-02-29"),
      ("2024-01-05T10:20:30Z", "2024-01-05T10:20:30Z"), ("2024-01-05t10:20:30z", "2024-01-05T10:20:30Z"),
      ("2024-01-05 10:20:30Z", "2024-01-05T10:20:30Z"), ("2024-01-05T00:00:00+00:00", "2024-01-05T00:00:00Z"),
      ("2024-01-05T00:00:00-00:00", "2024-01-05T00:00:00Z"),
      ("2024-01-05T10:20:30.5Z", "2024-01-05T10:20:30Z"),
      ("2024-01-01T00:30:00+05:45", "2023-12-31T18:45:00Z"),
      ("2024-02-28T23:30:00-00:31", "2024-02-29T00:01:00Z"),
      ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"), ("1970-01-01T00:00:00+00:01", "1969-12-31T23:59:00Z"),
      ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"), ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
      ("2024-01-05T10:20:30+23:59", "2024-01-04T10:21:30Z"),
      // Leap seconds end a day in UTC.
      ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"),
      ("2017-01-01T08:59:60.9+09:00", "2016-12-31T23:59:59Z"),
      ("1990-12-31T15:59:60-08:00", "1990-12-31T23:59:59Z"),
    ])
  func reading(text: String, shown: String) {
    #expect(Moment(text)?.machineText == shown)
  }

  @Test(
    "What is no moment",
    arguments: [
      "now", "2024", "2024-01", "2024-1-5", "24-01-05", "2024-00-01", "2024-13-01", "2024-01-00",
      "2024-01-32",
      "2023-02-29", "1900-02-29", "2024-04-31", "0000-01-01", "10000-01-01", "-2024-01-05", "+2024-01-05",
      " 2024-01-05",
      "2024-01-05 ", "2024-01-05T", "2024-01-05T10:20Z", "2024-01-05T10:20:30", "2024-01-05T10:20:30.Z",
      "2024-01-05T24:00:00Z", "2024-01-05T10:60:00Z", "2024-01-05T10:20:61Z", "2024-01-05T10:20:60Z",
      "2024-01-05T23:59:60+01:00", "2024-01-05T10:20:30+0100", "2024-01-05T10:20:30+24:00",
      "2024-01-05T10:20:30+01:60",
      "2024-01-05T10:20:30ZZ", "2024-01-05X10:20:30Z", "2024/01/05", "２０２４-01-05", "2024-01-05T10:20:30,5Z",
      "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", "1709287200", "2024-01-05T10:20:30.5",
      "2024-W01-5",
      "2024-01-05\0",
    ])
  func refusing(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test("C076: a date has no zone")
  func dates() throws {
    let moment = try #require(Moment("2024-01-05"))
    #expect(moment == Moment(year: 2024, month: 1, day: 5))
    #expect(moment.secondOfDay == nil)
    #expect(moment.machineText == "2024-01-05")
    #expect(moment.dateText == "2024-01-05")
  }

  @Test("C078: fractions are cut off")
  func fractions() {
    #expect(Moment("2023-12-31T23:59:59.999999999Z")?.machineText == "2023-12-31T23:59:59Z")
  }

  @Test("C080: bad dates are none", arguments: ["yesterday", "2023-02-30", ""])
  func badDates(text: String) {
    #expect(Moment(text) == nil)
  }

  @Test("C080: an epoch number is a moment")
  func epoch() {
    #expect(Moment(secondsSince1970: 1_709_287_200)?.machineText == "2024-03-01T10:00:00Z")
  }

  @Test("C081: an instant is shown in UTC")
  func offsets() {
    #expect(Moment("2024-03-10T23:30:00-08:00")?.machineText == "2024-03-11T07:30:00Z")
    #expect(Moment("2024-03-10T23:30:00-08:00") == Moment("2024-03-11T07:30:00Z"))
  }

  @Test(
    "Seconds from the first to the last instant",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (-86_400, "1969-12-31T00:00:00Z"),
      (-86_401, "1969-12-30T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
  func seconds(seconds: Int, shown: String) {
    #expect(Moment(secondsSince1970: seconds)?.machineText == shown)
    #expect(Moment(shown) == Moment(secondsSince1970: seconds))
  }

  @Test(
    "Seconds beyond are none",
    arguments: [
      Int.min, Int.min + 1, -62_135_596_801, 253_402_300_800, 1_709_287_200_000, Int.max - 1, Int.max,
    ])
  func beyond(seconds: Int) {
    #expect(Moment(secondsSince1970: seconds) == nil)
  }

  @Test("Numbers beyond any calendar are none")
  func extremeFields() {
    for extreme in [Int.min, -1, 0, Int.max] {
      #expect(Moment(year: extreme, month: 1, day: 1) == nil)
      #expect(Moment(year: 2024, month: extreme, day: 1) == nil)
      #expect(Moment(year: 2024, month: 1, day: extreme) == nil)
    }
  }

  @Test("Every day comes back from its text and is one after the day before")
  func everyDay() throws {
    // The ends of the calendar, and where leap years come and stay away.
    let spans = [1...5, 96...104, 399...401, 1581...1583, 1899...1904, 1968...1972, 1999...2001, 9995...9999]
    for years in spans {
      var seconds = try #require(secondsSince1970(year: years.lowerBound))
      for year in years {
        for month in 1...12 {
          for day in 1...31 {
            guard let date = Moment(year: year, month: month, day: day) else { continue }
            let instant = Moment(secondsSince1970: seconds)
            guard Moment(date.dateText) == date, instant?.dateText == date.dateText, instant?.secondOfDay == 0
            else {
              Issue.record("\(date.dateText) does not come back")
              return
            }
            seconds += 86_400
          }
        }
      }
      #expect(seconds == secondsSince1970(year: years.upperBound + 1))
    }
  }

  /// When a year begins, by counting leap years.
  private func secondsSince1970(year: Int) -> Int? {
    let before = year - 1
    return (before * 365 + before / 4 - before / 100 + before / 400 - 719_162) * 86_400
  }

  @Test("Foundation's calendar agrees")
  func calendar() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // After 1582: before it, Foundation's calendar may be the Julian one.
    for seconds in stride(from: -12_200_000_000, through: 253_402_300_799, by: 86_400 * 611 + 12_345) {
      let fields = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSince1970: Double(seconds)))
      let moment = try #require(Moment(secondsSince1970: seconds))
      #expect([moment.year, moment.month, moment.day] == [fields.year, fields.month, fields.day])
      let second = try #require(moment.secondOfDay)
      #expect([second / 3600, second / 60 % 60, second % 60] == [fields.hour, fields.minute, fields.second])
    }
  }
}
