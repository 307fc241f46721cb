import HelpgenDiagnostics
import HelpgenModel

/// What sections are called and where they stand, as index files and `_category_` files say.
struct SectionCatalog {
  /// What a file says about its folder.
  struct Entry {
    var title: String?
    var order: Double?
  }

  /// The folder of a language; `nil` is for files that say no language.
  private struct Place: Hashable {
    let locale: LocaleCode?
    let folders: [String]
  }

  private var entries: [Place: Entry] = [:]
  /// All languages, in the order in which a language without an entry borrows one.
  private var locales: [LocaleCode?] = []
  /// Folders whose names begin with a number among others that do.
  private var numbered: Set<[String]> = []

  init(defaultLocale: LocaleCode?) { locales = [defaultLocale] }

  /// Adds what a file says; what the first file says goes before others.
  mutating func add(_ entry: Entry, _ locale: LocaleCode?, _ folders: [String]) {
    let place = Place(locale: locale, folders: folders)
    let known = entries[place]
    entries[place] = Entry(title: known?.title ?? entry.title, order: known?.order ?? entry.order)
    if !locales.contains(locale) { locales.append(locale) }
    locales[1...].sort { ($0?.tag ?? "") < ($1?.tag ?? "") }
  }

  /// Learns which numbers in front of names are positions.
  mutating func learn(numbered: Set<[String]>) { self.numbered = numbered }

  /// The sections around what is in these folders.
  func labels(_ folders: [String], _ locale: LocaleCode?) -> [SectionLabel] {
    folders.indices.map { depth in
      let path = Array(folders[...depth])
      let found = ([locale] + locales).compactMap { entries[Place(locale: $0, folders: path)] }
      let plain = numbered.contains(path) ? PlainName(folders[depth]) : nil
      let title = found.lazy.compactMap(\.title).first
      let order = found.lazy.compactMap(\.order).first
      return SectionLabel(
        key: folders[depth], title: title ?? PlainName.title(of: plain?.name ?? folders[depth]),
        order: order ?? plain?.number)
    }
  }
}

extension SectionCatalog.Entry {
  /// Reads `_category_.json` or `_category_.yml`; `nil`, with a report, where it cannot be read.
  init?(category text: SourceText, isJSON: Bool, into bag: inout DiagnosticBag) {
    guard isReadable(text, into: &bag) else { return nil }
    if isJSON {
      self.init(json: text, into: &bag)
    } else {
      self.init(yaml: text, into: &bag)
    }
  }

  private init?(json text: SourceText, into bag: inout DiagnosticBag) {
    let start = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(JSONSyntaxError) {
      let root = try JSONDocument(parsing: text, from: start).root
      var fields = FieldReader(text: text, article: nil, place: "the category")
      for member in fields.uniqueMembers(of: root) where !member.value.isNull {
        switch member.name {
        case "label": title = fields.string(member.name, member.value)?.value
        case "position": order = fields.number(member.name, member.value)?.value
        default: break
        }
      }
      bag.merge(fields.bag)
    } catch {
      bag.report(.invalidJSON(error, in: text))
      return nil
    }
  }

  private init?(yaml text: SourceText, into bag: inout DiagnosticBag) {
    guard let root = YAMLDocument.read(text, into: &bag)?.root else { return nil }
    var values = FrontMatterValues(text)
    if let label = root.member("label"), !label.isNull { title = values.string("label", label)?.value }
    if let position = root.member("position"), !position.isNull {
      order = values.number("position", position)?.value
    }
    bag.merge(values.bag)
  }
}
