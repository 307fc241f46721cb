import Foundation

/// Writes dates as a language does: in the Gregorian calendar and UTC, so that they are the same on every machine.
///
/// Foundation takes as long for a date as libcmark for a short article. A month is therefore written once, and other
/// days and years are put into it, where that has been seen to give what Foundation would write.
struct DateWriter: Sendable {
  private let style: Date.FormatStyle
  /// The digits from 0 on.
  private let digits: [String]
  /// The parts before, between and behind day and year, for each month; `nil` where a month is written otherwise.
  private let months: [Month?]

  fileprivate struct Month: Sendable {
    var parts: [String]
    var hasYearFirst: Bool
  }

  /// - Parameter isBusy: Whether so many dates are to be written that preparing for them pays.
  init(_ locale: Locale, isBusy: Bool) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    let style = Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt)
    let digits = (0...9).map { $0.formatted(IntegerFormatStyle<Int>(locale: locale)) }
    self.style = style
    self.digits = digits
    months =
      !isBusy ? [Month?](repeating: nil, count: 12) : (1...12).map { Self.month($0, style, digits) }
  }

  private static func month(_ month: Int, _ style: Date.FormatStyle, _ digits: [String]) -> Month? {
    guard let sample = slowText(2099, month, 28, style),
      let parts = Month(sample, year: written(2099, digits), day: written(28, digits))
    else { return nil }
    // Days below ten may have a zero before them.
    let isSafe = [(2024, 3), (1998, 17)].allSatisfy { year, day in
      parts.text(written(year, digits), written(day, digits)) == slowText(year, month, day, style)
    }
    return isSafe ? parts : nil
  }

  private static func written(_ number: Int, _ digits: [String]) -> String {
    number < 10 ? digits[number] : written(number / 10, digits) + digits[number % 10]
  }

  /// A date; `nil` where there is no such day, or the language has no names for months.
  func text(year: Int, month: Int, day: Int) -> String? {
    guard (1000...9999).contains(year), (1...12).contains(month), let parts = months[month - 1] else {
      return Self.slowText(year, month, day, style)
    }
    return parts.text(Self.written(year, digits), Self.written(day, digits))
  }

  private static func slowText(_ year: Int, _ month: Int, _ day: Int, _ style: Date.FormatStyle) -> String? {
    var components = DateComponents()
    (components.year, components.month, components.day, components.hour) = (year, month, day, 12)
    let text = style.calendar.date(from: components)?.formatted(style)
    // What Unicode writes for a month whose name it does not know.
    return text?.contains(month < 10 ? "M0\(month)" : "M\(month)") == true ? nil : text
  }
}

extension DateWriter.Month {
  /// Cuts a date at its year and its day; `nil` where one of them is not there once.
  fileprivate init?(_ sample: String, year: String, day: String) {
    let years = sample.ranges(of: year)
    let days = sample.ranges(of: day)
    guard years.count == 1, days.count == 1 else { return nil }
    hasYearFirst = years[0].lowerBound < days[0].lowerBound
    let (first, second) = hasYearFirst ? (years[0], days[0]) : (days[0], years[0])
    guard first.upperBound <= second.lowerBound else { return nil }
    parts = [
      String(sample[..<first.lowerBound]), String(sample[first.upperBound..<second.lowerBound]),
      String(sample[second.upperBound...]),
    ]
  }

  fileprivate func text(_ year: String, _ day: String) -> String {
    parts[0] + (hasYearFirst ? year : day) + parts[1] + (hasYearFirst ? day : year) + parts[2]
  }
}
