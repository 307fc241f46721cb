/// When something happened: a calendar date, or an instant in UTC.
///
/// A date has no zone, so it is the same date everywhere; an instant is shown in UTC, so pages do not depend
/// on the machine they were built on.
public struct Moment: Sendable, Hashable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month.
  public let day: Int
  /// Seconds since midnight in UTC; `nil` for a date.
  ///
  /// Fractions are cut off, never rounded up.
  public let secondOfDay: Int?

  /// A calendar date; `nil` unless the day exists.
  public init?(year: Int, month: Int, day: Int) {
    self.init(year: year, month: month, day: day, secondOfDay: nil)
  }

  /// An instant that many seconds after 1970 began in UTC; `nil` outside of the years 1 to 9999.
  public init?(secondsSince1970 seconds: Int) {
    let (day, second) = seconds.quotientAndFloorRemainder(by: 86_400)
    // Days from a calendar that begins in March, so that the leap day comes last (H. Hinnant's
    // civil_from_days).
    let (era, dayOfEra) = (day + 719_468).quotientAndFloorRemainder(by: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1, secondOfDay: second)
  }

  /// Reads `2024-01-05`, or an RFC 3339 timestamp with an offset; `nil` for anything else and for days that
  /// do not exist.
  public init?(_ text: String) {
    var digits = FixedFields(text.utf8[...])
    guard let year = digits.number(4), digits.skip("-"), let month = digits.number(2), digits.skip("-"),
      let day = digits.number(2), let date = Moment(year: year, month: month, day: day)
    else { return nil }
    if digits.isAtEnd {
      self = date
      return
    }
    guard digits.skip("T") || digits.skip("t") || digits.skip(" "), let hour = digits.number(2), hour < 24,
      digits.skip(":"), let minute = digits.number(2), minute < 60, digits.skip(":"),
      let second = digits.number(2), second <= 60, digits.skipFraction(), let offset = digits.offset(),
      digits.isAtEnd
    else { return nil }
    let seconds = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset * 60
    // A leap second is the last of a day in UTC, and shown as the second before it.
    let isLeapSecond = second == 60
    guard !isLeapSecond || seconds.quotientAndFloorRemainder(by: 86_400).1 == 0 else { return nil }
    self.init(secondsSince1970: isLeapSecond ? seconds - 1 : seconds)
  }

  private init?(year: Int, month: Int, day: Int, secondOfDay: Int?) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    guard (1...length).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.secondOfDay = secondOfDay
  }

  private var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let (era, yearOfEra) = year.quotientAndFloorRemainder(by: 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date in ISO 8601: `2024-01-05`.
  public var dateText: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

  /// The date, or the instant with `Z`, as `<time datetime>` and sitemaps want it.
  public var machineText: String {
    guard let second = secondOfDay else { return dateText }
    return "\(dateText)T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}

extension Int {
  fileprivate func quotientAndFloorRemainder(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

/// A reader of fields of fixed width.
private struct FixedFields {
  var rest: Substring.UTF8View

  init(_ rest: Substring.UTF8View) { self.rest = rest }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number(_ width: Int) -> Int? {
    let field = rest.prefix(width)
    guard field.count == width, field.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(width)
    return field.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skipFraction() -> Bool {
    guard skip(".") else { return true }
    let fraction = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(fraction.count)
    return !fraction.isEmpty
  }

  /// Minutes east of Greenwich.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let sign = skip("-") ? -1 : skip("+") ? 1 : 0
    guard sign != 0, let hour = number(2), hour < 24, skip(":"), let minute = number(2), minute < 60 else {
      return nil
    }
    return sign * (hour * 60 + minute)
  }
}
