import Foundation
import HelpgenMarkup
import HelpgenModel
import HelpgenTemplates

/// What pages of one language say in words of their own, made once per edition.
///
/// A class, because it is large and every page of the language refers to it.
final class EditionVoice: Sendable {
  /// The language.
  let locale: LocaleCode
  /// Its name in itself: `Deutsch`, `日本語`.
  let autonym: String
  /// The site's name.
  let siteTitle: String
  /// The language of the name where it is another one.
  let siteTitleLanguage: LocaleCode?
  /// The sentence about the site.
  let tagline: String?
  /// The language of the sentence where it is another one.
  let taglineLanguage: LocaleCode?
  /// What stands at the end of every page.
  let footer: RenderedBody?
  /// The language of that where it is another one.
  let footerLanguage: LocaleCode?
  /// The texts of the interface.
  let strings: InterfaceStrings
  /// The same for templates.
  let interface: TemplateValue
  /// The language of those texts where it is another one.
  let interfaceLocale: LocaleCode?
  /// What articles say in words of helpgen's.
  let bodyPhrases: BodyPhrases
  /// What callouts are called in the language, in lower case.
  let calloutWords: [String: CalloutKind]
  /// How numbers are written; `nil` for a language that is not known.
  private let numbers: IntegerFormatStyle<Int>?
  /// How dates are written; `nil` for a language that is not known.
  private let dates: DateWriter?

  /// - Parameters:
  ///   - standard: The default language of the site.
  ///   - isBusy: Whether there are many pages in the language.
  init(
    _ locale: LocaleCode, _ languages: InterfaceLanguages, _ options: RenderingOptions,
    standard: LocaleCode, isBusy: Bool = false
  ) {
    self.locale = locale
    autonym = options.languageNames[locale] ?? Self.autonym(of: locale)
    let (strings, actual) = languages.strings(for: locale)
    self.strings = strings
    interface = .record(
      TemplateRecord(PageShapes.interface, InterfaceStrings.keys.map { .text(strings[$0] ?? "") }))
    // `pt` texts on a `pt-BR` page need no mark of their own; English ones on an Arabic page do.
    interfaceLocale =
      actual.language == locale.language && actual.direction == locale.direction ? nil : actual
    let titles: [(CalloutKind, String)] = [
      (.note, strings.note), (.tip, strings.tip), (.important, strings.important),
      (.warning, strings.warning),
      (.caution, strings.caution),
    ]
    // Where a language has one word for two kinds, the weaker one is meant.
    calloutWords = Dictionary(titles.map { ($1.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    bodyPhrases = BodyPhrases(
      calloutTitles: Dictionary(uniqueKeysWithValues: titles), wayBack: strings.backToText,
      language: interfaceLocale?.tag)
    // A text for all languages is in the default one.
    let foreign = locale.isVariant(of: standard) ? nil : standard
    let title = options.title?.text(for: locale)
    siteTitle = title?.text ?? strings.helpCenter
    siteTitleLanguage = title == nil ? interfaceLocale : title?.isInLanguage == true ? nil : foreign
    let tagline = options.tagline?.text(for: locale)
    self.tagline = tagline?.text
    taglineLanguage = tagline?.isInLanguage == true ? nil : foreign
    let footer = options.footer?.text(for: locale)
    self.footer = footer.map { renderBody(Array($0.text.utf8), title: nil, options.markup) }
    footerLanguage = footer?.isInLanguage == true ? nil : foreign
    let known = Self.knownLocale(locale)
    numbers = known.map { IntegerFormatStyle<Int>(locale: $0) }
    dates = known.map { DateWriter($0, isBusy: isBusy) }
  }

  /// A number as the language writes it.
  func number(_ count: Int) -> String { numbers.map { count.formatted($0) } ?? String(count) }

  /// A date as the language writes it.
  func date(_ moment: Moment) -> String {
    dates?.text(year: moment.year, month: moment.month, day: moment.day) ?? moment.dateText
  }

  /// The language's name in itself, as a heading would have it; the tag where it is not known.
  static func autonym(of code: LocaleCode) -> String {
    guard let locale = knownLocale(code), let name = locale.localizedString(forIdentifier: code.tag),
      let first = name.first
    else { return code.tag }
    let isEnglish = name == Locale(identifier: "en").localizedString(forIdentifier: code.tag)
    let isTorn = name.lowercased().hasPrefix(code.language + " (")
    if code.language != "en", isEnglish && name.contains("(") || isTorn {
      // In this script or region the language has no name for itself.
      let base = LocaleCode(code.language).map { $0 == code ? code.tag : autonym(of: $0) } ?? code.language
      return "\(base) (\(code.tag.dropFirst(code.language.utf8.count + 1)))"
    }
    return String(first).uppercased(with: locale) + name.dropFirst()
  }

  /// The language, or its other code, as Foundation has it.
  ///
  /// `nil` where Foundation does not know it: it would write as the machine's own language does.
  private static func knownLocale(_ code: LocaleCode) -> Locale? {
    code.lookupChain.first { knownLanguages.contains($0.language) }.map { Locale(identifier: $0.tag) }
  }

  private static let knownLanguages = Set(
    Locale.availableIdentifiers.compactMap { $0.split(separator: "_").first.map(String.init) })
}
