import Foundation
import HelpgenContent
import HelpgenDiagnostics
import HelpgenMarkup
import HelpgenModel
import HelpgenRendering
import HelpgenSources
import HelpgenTranslation

/// Everything a build depends on: the configuration with the request's wishes on top.
struct BuildConfiguration: Sendable {
  var site: SiteConfiguration
  /// The sources, with paths that hold from the current folder.
  var sources: [SourceLocation]
  /// The output folder.
  var output: String
  /// The user's own theme files.
  var templates: String
  /// The configuration file, where one was read.
  var file: String?
  /// The language of articles that name none.
  var assumedLocale: String?
  var jobs: Int
}

extension BuildConfiguration {
  /// Reads the configuration and lets the request's flags win; `nil` where the file has errors.
  static func resolve(
    _ request: BuildRequest, _ environment: BuildEnvironment, into diagnostics: inout DiagnosticBag
  ) throws(BuildError) -> BuildConfiguration? {
    let path = request.configuration ?? "helpgen.yml"
    let isRead = request.configuration != nil || environment.has(path)
    var site = SiteConfiguration()
    if isRead {
      do {
        guard
          let read = try loadConfiguration(
            path: path, in: environment.currentDirectory, into: &diagnostics)
        else { return nil }
        site = read
      } catch {
        throw request.configuration == nil
          ? .unreadable(error.message) : .usage(error.message, hint: "check the path of --config")
      }
    }
    try apply(request, to: &site)
    if let templates = request.templates, !environment.has(templates) {
      throw .usage("there is no folder \(quoted(templates))", hint: "check the path of --templates")
    }
    // Paths in the file begin at the file, those on the command line at the current folder.
    func located(_ setting: String) -> String {
      guard setting != "-", !setting.hasPrefix("/"), let slash = path.lastIndex(of: "/") else {
        return setting
      }
      return path[...slash] + setting
    }
    let sources = request.sources.isEmpty ? site.sources.map(located) : request.sources
    return BuildConfiguration(
      site: site, sources: sources.map { SourceLocation($0) }, output: request.output ?? located(site.output),
      templates: request.templates ?? located(site.templates), file: isRead ? path : nil,
      assumedLocale: request.locales.count == 1 ? request.locales[0] : nil,
      jobs: request.jobs ?? environment.processorCount)
  }

  private static func apply(_ request: BuildRequest, to site: inout SiteConfiguration) throws(BuildError) {
    if !request.locales.isEmpty {
      var locales: [LocaleCode] = []
      for tag in request.locales { locales.append(try locale(tag, flag: "--locale")) }
      site.locales = locales
    }
    if let tag = request.defaultLocale { site.defaultLocale = try locale(tag, flag: "--default-locale") }
    if let url = request.baseURL {
      do {
        site.baseURL = try BaseURL(url)
      } catch {
        throw .usage("--base-url must \(error.demand), but is \(quoted(url))", hint: nil)
      }
    }
    if request.includesDrafts { site.includesDrafts = true }
    if request.isStrict { site.isStrict = true }
  }

  /// Reads a tag of the command line.
  static func locale(_ tag: String, flag: String) throws(BuildError) -> LocaleCode {
    if let code = LocaleCode(tag) { return code }
    throw .usage(
      "\(flag) needs a language tag, but got \(quoted(tag))",
      hint: "write a BCP 47 tag such as “en” or “pt-BR”")
  }
}

/// What each stage is told.
extension BuildConfiguration {
  var normalization: NormalizationOptions { NormalizationOptions(sectionSeparator: site.sectionSeparator) }

  var grouping: GroupingOptions {
    var options = GroupingOptions(
      defaultLocale: site.defaultLocale, locales: site.locales, includesDrafts: site.includesDrafts)
    options.merged = site.languages.compactMapValues { $0.merged.isEmpty ? nil : $0.merged }
    options.hidden = Set(site.languages.filter { $0.value.isHidden }.keys)
    options.fallbacks.policy = site.fallback
    options.fallbacks.policies = site.languages.compactMapValues(\.fallback)
    options.fallbacks.chains = site.languages.compactMapValues(\.chain)
    return options
  }

  var planning: PlanningOptions {
    PlanningOptions(
      pages: site.pages, links: site.links, permalink: site.permalink, accordionLimit: site.accordion.limit)
  }

  var rendering: RenderingOptions {
    var options = RenderingOptions(
      title: site.title, tagline: site.tagline, baseURL: site.baseURL, aliases: site.aliases,
      opensNewTab: site.externalLinks.opensNewTab, isAccordionExclusive: site.accordion.isExclusive,
      markup: markup)
    options.footer = site.footer
    options.languageNames = site.languages.compactMapValues(\.name)
    options.tellsShortcomings = site.translations.hasNotices
    return options
  }

  func translation(_ lock: TranslationLock, _ depth: SurveyDepth) -> TranslationOptions {
    TranslationOptions(markup: markup, lock: lock, depth: depth)
  }

  private var markup: MarkupOptions {
    MarkupOptions(
      smartPunctuation: site.markdown.usesSmartPunctuation, rawHTML: RawHTML(site.html),
      videoHosts: site.videoHosts ?? MarkupOptions.knownVideoHosts)
  }

  /// The lock file, which is beside the configuration.
  var lockPath: String {
    guard let slash = file?.lastIndex(of: "/"), let file else { return LockFile.name }
    return file[...slash] + LockFile.name
  }
}

extension RawHTML {
  fileprivate init(_ treatment: HTMLTreatment) {
    switch treatment {
    case .sanitize: self = .sanitize
    case .escape: self = .escape
    case .drop: self = .drop
    }
  }
}

extension BuildEnvironment {
  /// Whether there is a file or folder of that path.
  fileprivate func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path.hasPrefix("/") ? path : "\(currentDirectory)/\(path)")
  }
}

extension SourceLocation {
  /// How the source is called.
  var name: String {
    switch self {
    case .path(let path): path
    case .standardInput: "standard input"
    }
  }
}
