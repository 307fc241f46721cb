import Foundation
import HelpgenModel
import HelpgenTemplates

/// What pages of one language say in words of their own, made once per edition.
struct EditionVoice: Sendable {
  /// The language.
  let locale: LocaleCode
  /// Its name in itself: `Deutsch`, `日本語`.
  let autonym: String
  /// The site's name.
  let siteTitle: String
  /// The sentence about the site.
  let tagline: String?
  /// The texts of the interface.
  let strings: InterfaceStrings
  /// The same for templates.
  let interface: TemplateValue
  /// The language of those texts where it is another one.
  let interfaceLocale: LocaleCode?
  /// How numbers are written.
  private let numbers: IntegerFormatStyle<Int>
  /// How dates are written: in UTC and the Gregorian calendar, so that they are the same on every machine.
  private let dates: Date.FormatStyle

  init(_ locale: LocaleCode, _ languages: InterfaceLanguages, _ options: RenderingOptions) {
    self.locale = locale
    autonym = Self.autonym(of: locale)
    let (strings, actual) = languages.strings(for: locale)
    self.strings = strings
    interface = .record(
      TemplateRecord(PageShapes.interface, InterfaceStrings.keys.map { .text(strings[$0] ?? "") }))
    // `pt` texts on a `pt-BR` page need no mark of their own; English ones on an Arabic page do.
    interfaceLocale =
      actual.language == locale.language && actual.direction == locale.direction ? nil : actual
    siteTitle = options.title?.text(for: locale) ?? strings.helpCenter
    tagline = options.tagline?.text(for: locale)
    let foundationLocale = Locale(identifier: locale.tag)
    numbers = IntegerFormatStyle<Int>(locale: foundationLocale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = foundationLocale
    dates = Date.FormatStyle(
      date: .long, time: .omitted, locale: foundationLocale, calendar: calendar, timeZone: .gmt)
  }

  /// A number as the language writes it.
  func number(_ count: Int) -> String { count.formatted(numbers) }

  /// A date as the language writes it.
  func date(_ moment: Moment) -> String {
    var components = DateComponents()
    (components.year, components.month, components.day) = (moment.year, moment.month, moment.day)
    components.hour = 12
    guard let date = dates.calendar.date(from: components) else { return moment.dateText }
    return date.formatted(dates)
  }

  /// The language's name in itself, as a heading would have it; the tag where it is not known.
  private static func autonym(of code: LocaleCode) -> String {
    let locale = Locale(identifier: code.tag)
    guard let name = locale.localizedString(forIdentifier: code.tag), let first = name.first else {
      return code.tag
    }
    return String(first).uppercased(with: locale) + name.dropFirst()
  }
}
