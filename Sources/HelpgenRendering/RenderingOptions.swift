public import HelpgenMarkup
public import HelpgenModel

/// What pages say besides the articles.
public struct RenderingOptions: Sendable {
  /// The site's name; `nil` for the interface's own word for a help center.
  public var title: LocalizedText?
  /// A sentence about the site.
  public var tagline: LocalizedText?
  /// Markdown at the end of every page.
  public var footer: LocalizedText?
  /// What languages are called, where not by their own names in themselves.
  public var languageNames: [LocaleCode: String] = [:]
  /// Whether translations that are partial or outdated say so.
  public var tellsShortcomings = true
  /// Where the site is published; without it pages hold no absolute link.
  public var baseURL: BaseURL?
  /// Other addresses that lead to the site: links to them are links inside of it.
  public var aliases: [BaseURL]
  /// Whether links to other sites open a new tab.
  public var opensNewTab: Bool
  /// Whether opening an accordion closes the one that is open.
  public var isAccordionExclusive: Bool
  /// How bodies are rendered.
  public var markup: MarkupOptions

  /// Chooses what pages say.
  public init(
    title: LocalizedText? = nil, tagline: LocalizedText? = nil, baseURL: BaseURL? = nil,
    aliases: [BaseURL] = [], opensNewTab: Bool = false, isAccordionExclusive: Bool = true,
    markup: MarkupOptions = MarkupOptions()
  ) {
    self.title = title
    self.tagline = tagline
    self.baseURL = baseURL
    self.aliases = aliases
    self.opensNewTab = opensNewTab
    self.isAccordionExclusive = isAccordionExclusive
    self.markup = markup
  }
}
