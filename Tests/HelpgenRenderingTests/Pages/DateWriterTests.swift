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
        #expect(text != nil && text == idle.text(year: year, month: month, day: day), "\(identifier)")
      }
    }
  }
}
