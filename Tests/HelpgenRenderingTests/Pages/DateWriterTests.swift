import Foundation
import Testing

@testable import HelpgenRendering

@Suite("DateWriter")
struct DateWriterTests {
  @Test("writes dates of every language as Foundation does, prepared or not")
  func languages() {
    let identifiers = Locale.availableIdentifiers.sorted()
    for identifier in identifiers {
      let locale = Locale(identifier: identifier)
      let (busy, idle) = (DateWriter(locale, isBusy: true), DateWriter(locale, isBusy: false))
      for (year, month, day) in [(2024, 2, 29), (2000, 12, 1), (1999, 5, 31), (2026, 9, 9), (2111, 11, 11)] {
        let text = busy.text(year: year, month: month, day: day)
        #expect(text == idle.text(year: year, month: month, day: day), "\(identifier)")
        let isNameless = locale.calendarMonth(month) == (month < 10 ? "M0\(month)" : "M\(month)")
        #expect(text != nil || isNameless, "\(identifier)")
      }
    }
  }

  @Test("writes no date in a language whose months have no names: “5 M01 2024” is none")
  func namelessMonths() {
    for isBusy in [true, false] {
      #expect(DateWriter(Locale(identifier: "dv"), isBusy: isBusy).text(year: 2024, month: 1, day: 5) == nil)
      #expect(
        DateWriter(Locale(identifier: "de"), isBusy: isBusy).text(year: 2024, month: 1, day: 5)
          == "5. Januar 2024")
    }
  }
}

extension Locale {
  /// The name of a month inside of a date.
  fileprivate func calendarMonth(_ month: Int) -> String {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = self
    return formatter.monthSymbols[month - 1]
  }
}
