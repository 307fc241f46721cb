public import HelpgenDiagnostics
public import HelpgenModel

/// What `helpgen.yml` decides about a site; every setting has a default.
///
/// Paths are as written: relative to the folder of the configuration file.
public struct SiteConfiguration: Sendable, Hashable {
  /// `sources`: files and folders that articles are read from.
  public var sources = ["content"]
  /// `output`: the folder the site is written to.
  public var output = "output"
  /// `templates`: the folder of the site's own theme files; it may be absent.
  public var templates = "templates"
  /// `defaultLocale`: the language that others fall back to.
  public var defaultLocale = LocaleCode.english
  /// `locales`: the languages to publish; `nil` publishes all there are.
  public var locales: [LocaleCode]?
  /// `languages`: what is decided about single languages.
  public var languages: [LocaleCode: LanguageSettings] = [:]
  /// `fallback`: what readers get of what their language lacks; `nil` shows what is there, translated or not, and
  /// nothing else.
  public var fallback: FallbackPolicy?
  /// `translations`: what is made of the status of translations.
  public var translations = Translations()
  /// `baseURL`: the site's address; `nil` where it is not known, then there are no absolute links.
  public var baseURL: BaseURL?
  /// `site.aliases`: other addresses that lead to the site or did so once.
  public var aliases: [BaseURL] = []
  /// `title`: the site's name; `nil` takes the interface's word for “Help center”.
  public var title: LocalizedText?
  /// `tagline`: a sentence below the title.
  public var tagline: LocalizedText?
  /// `footer`: Markdown at the end of every page.
  public var footer: LocalizedText?
  /// `pages`: which kinds of pages are written.
  public var pages = PageKinds.both
  /// `links`: how links name pages.
  public var links = LinkStyle.folder
  /// `permalink`: the pattern of the articles' addresses.
  public var permalink = Permalink.slug
  /// `accordion`: the lists of articles that open in place.
  public var accordion = Accordion()
  /// `sectionSeparator`: what stands between the names in an article's `section`.
  public var sectionSeparator = "/"
  /// `fields`: how the sources name the fields of an article, where they name them differently.
  public var fields: [FieldName] = []
  /// `drafts`: whether drafts are published.
  public var includesDrafts = false
  /// `strict`: whether warnings count as errors.
  public var isStrict = false
  /// `markdown`: how article bodies are read.
  public var markdown = Markdown()
  /// `html`: what becomes of HTML in article bodies.
  public var html = HTMLTreatment.sanitize
  /// `videoHosts`: the hosts whose videos may be embedded; `nil` for those that helpgen knows.
  public var videoHosts: [String]?
  /// `externalLinks`: links in article bodies that leave the site.
  public var externalLinks = ExternalLinks()

  /// The settings of `accordion`.
  public struct Accordion: Sendable, Hashable {
    /// `limit`: how many articles a page may carry in full.
    public var limit = 200
    /// `exclusive`: whether opening an article closes the one that was open.
    public var isExclusive = true
  }

  /// The settings of `translations`.
  public struct Translations: Sendable, Hashable {
    /// `notices`: whether articles say that their translation is partial or outdated.
    public var hasNotices = true
  }

  /// The settings of `markdown`.
  public struct Markdown: Sendable, Hashable {
    /// `smartPunctuation`: whether straight quotes and `--` become typographic ones.
    public var usesSmartPunctuation = false
  }

  /// The settings of `externalLinks`.
  public struct ExternalLinks: Sendable, Hashable {
    /// `newTab`: whether they open a new tab.
    public var opensNewTab = false
  }

  /// All defaults.
  public init() {}

  /// Reads the text of a configuration file; `nil` where it has errors.
  public static func read(_ text: SourceText, into bag: inout DiagnosticBag) -> SiteConfiguration? {
    var reader = SettingReader(text)
    let configuration = YAMLDocument.read(text, into: &reader.bag).map { document in
      var configuration = SiteConfiguration()
      if let root = document.root { reader.read(root, Setting.all, into: &configuration) }
      return configuration
    }
    bag.merge(reader.bag)
    return reader.bag.errorCount == 0 ? configuration : nil
  }

  /// The names of all settings, in the order of the documentation; those inside of others as `accordion.limit`.
  public static let settingNames = Setting.all.flatMap { [$0.name] + $0.parts.map(\.name) }
}

/// Reads a configuration file; `nil` where it has errors.
///
/// - Parameter directory: Where a relative path begins.
public func loadConfiguration(
  path: String, in directory: String = ".", into bag: inout DiagnosticBag
) throws(SourceError) -> SiteConfiguration? {
  SiteConfiguration.read(try SourcePath(path, in: directory).readText(), into: &bag)
}
