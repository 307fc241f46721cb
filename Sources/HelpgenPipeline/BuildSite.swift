import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import HelpgenOutput
import HelpgenRendering
import HelpgenSources

/// Builds a site and publishes it, or leaves the published one as it is.
///
/// Trouble in content, configuration and theme is in the report; whatever keeps the build from being done at all is
/// thrown.
public func buildSite(
  _ request: BuildRequest, in environment: BuildEnvironment
) async throws(BuildError) -> BuildReport {
  var report = BuildReport(outcome: .configurationErrors, diagnostics: DiagnosticBag())
  guard let configuration = try BuildConfiguration.resolve(request, environment, into: &report.diagnostics)
  else { return report }
  report.lacksBaseURL = configuration.rendering.baseURL == nil

  // Opened before anything is read: it refuses early, and it completes what a killed run had begun.
  let staging = try openOutput(configuration, environment)
  do {
    let staged = try await stageSite(configuration, environment, staging, into: &report)
    if configuration.site.isStrict { report.diagnostics.liftWarnings() }
    guard let staged, report.diagnostics.errorCount == 0 else {
      try discard(staging)
      return report
    }
    environment.progress(.publishing)
    report.outcome = .published(try publish(staged, staging))
    return report
  } catch {
    try discard(staging)
    throw error
  }
}

/// Everything from the sources to the staging area; `nil` where there is nothing to publish.
private func stageSite(
  _ configuration: BuildConfiguration, _ environment: BuildEnvironment, _ staging: StagingArea,
  into report: inout BuildReport
) async throws(BuildError) -> [StagedFile]? {
  // load
  environment.progress(.loading(configuration.sources.map(\.name)))
  let raw = try load(configuration, environment, into: &report.diagnostics)
  report.articleCount = raw.count
  environment.progress(.loaded(articles: raw.count))

  // normalize, group, compare, plan
  let articles = await normalized(raw, configuration, into: &report.diagnostics)
  let gathered = gather(articles, configuration.grouping, into: &report.diagnostics)
  guard let lock = try lock(configuration, environment, into: &report.diagnostics) else { return nil }
  let standings = await standings(of: gathered, lock.translations, configuration)
  let library = await ordered(fallBack(gathered, standings, configuration.grouping), configuration)
  let sitePlan = try await planned(library, configuration, into: &report.diagnostics)
  report.pageCount = sitePlan.pages.count
  report.localeCount = sitePlan.editions.count
  environment.progress(.planned(pages: sitePlan.pages.count, locales: sitePlan.editions.count))

  // render, stage
  let hasContentErrors = report.diagnostics.errorCount > 0
  guard let theme = try theme(configuration, environment, library, into: &report.diagnostics) else {
    return nil
  }
  report.outcome = .contentErrors
  let shelf = AttachmentShelf(configuration, environment)
  let renderer = SiteRenderer(sitePlan, theme, configuration.rendering, attachments: shelf.finder)
  let staging = hasContentErrors ? nil : staging
  var staged = try await render(
    sitePlan, renderer, configuration, environment, staging, into: &report.diagnostics)
  if let staging { staged? += try shelf.stage(in: staging) }
  if staged == nil { report.outcome = .configurationErrors }
  return staged
}

/// Reads all sources.
func load(
  _ configuration: BuildConfiguration, _ environment: BuildEnvironment, into diagnostics: inout DiagnosticBag
) throws(BuildError) -> [RawArticle] {
  do {
    return try loadArticles(
      from: configuration.sources,
      options: LoadOptions(
        currentDirectory: environment.currentDirectory, assumedLocale: configuration.assumedLocale,
        defaultLocale: configuration.site.defaultLocale.tag, fieldNames: configuration.site.fields),
      standardInput: environment.readStandardInput, into: &diagnostics)
  } catch {
    throw .unreadable(
      error.message, hint: "name files or folders of article JSON with --source or the setting “sources”")
  }
}

/// Normalizes articles in pieces, several at a time.
func normalized(
  _ raw: [RawArticle], _ configuration: BuildConfiguration, into diagnostics: inout DiagnosticBag
) async -> [Article] {
  let size = max(256, raw.count / (configuration.jobs * 4) + 1)
  let pieces = stride(from: 0, to: raw.count, by: size).map { raw[$0..<min($0 + size, raw.count)] }
  let normalized = await orderedMap(pieces, jobs: configuration.jobs, finished: { _ in }) {
    piece -> Result<(DiagnosticBag, [Article]), Never> in
    var bag = DiagnosticBag()
    let articles = normalize(Array(piece), configuration.normalization, into: &bag)
    return .success((bag, articles))
  }
  var articles: [Article] = []
  articles.reserveCapacity(raw.count)
  for (bag, piece) in normalized {
    diagnostics.merge(bag)
    articles += piece
  }
  return articles
}

/// Puts articles into reading order, several languages at a time.
func ordered(_ gathered: [GatheredArticles], _ configuration: BuildConfiguration) async -> Library {
  let editions = await orderedMap(gathered, jobs: configuration.jobs, finished: { _ in }) {
    articles -> Result<OrderedEdition, Never> in .success(articles.inOrder())
  }
  return library(editions, defaultLocale: configuration.grouping.defaultLocale)
}

/// Plans a site, several languages at a time.
private func planned(
  _ library: Library, _ configuration: BuildConfiguration, into diagnostics: inout DiagnosticBag
) async throws(BuildError) -> SitePlan {
  do {
    let planned = try await orderedMap(
      Array(library.editions.indices), jobs: configuration.jobs, finished: { _ in }
    ) { index -> Result<(DiagnosticBag, PlannedEdition), UnusableAddress> in
      var bag = DiagnosticBag()
      do throws(UnusableAddress) {
        let edition = try planEdition(index, of: library, configuration.planning, into: &bag)
        return .success((bag, edition))
      } catch {
        return .failure(error)
      }
    }
    for (bag, _) in planned { diagnostics.merge(bag) }
    return try plan(library, planned.map(\.1), configuration.planning)
  } catch {
    throw .unwritable(error.message)
  }
}

/// The default theme with the user's files in it; `nil` where it has errors.
private func theme(
  _ configuration: BuildConfiguration, _ environment: BuildEnvironment, _ library: Library,
  into diagnostics: inout DiagnosticBag
) throws(BuildError) -> Theme? {
  let errorCount = diagnostics.errorCount
  let own: ThemeFiles
  do {
    own = try loadTheme(
      folder: configuration.templates, in: environment.currentDirectory, into: &diagnostics)
  } catch {
    throw .unreadable(error.message)
  }
  // Of the shipped texts only those are read that the site's languages can lead to.
  let locales = library.editions.map(\.locale) + [library.defaultLocale, .english]
  let wanted = Set(locales.flatMap(\.lookupChain).map(\.tag))
  let shipped = DefaultTheme.files { wanted.contains($0) }
  let languages = readInterfaceLanguages(shipped: shipped, own: own, into: &diagnostics)
  let theme = Theme(ThemeFiles(shipped.files + own.files), languages, into: &diagnostics)
  return diagnostics.errorCount == errorCount ? theme : nil
}

/// Renders all pages, several batches at a time, and stages them; only renders, to find what is wrong, without a
/// staging area; `nil` where the theme turns out to be wrong.
private func render(
  _ plan: SitePlan, _ renderer: SiteRenderer, _ configuration: BuildConfiguration,
  _ environment: BuildEnvironment, _ staging: StagingArea?, into diagnostics: inout DiagnosticBag
) async throws(BuildError) -> [StagedFile]? {
  var ends: [Int] = []
  for batch in plan.batches { ends.append((ends.last ?? 0) + batch.pages.count) }
  let batches = try await orderedMap(
    plan.batches, jobs: configuration.jobs,
    finished: { environment.progress(.rendered(pages: ends[$0 - 1], of: plan.pages.count)) }
  ) { batch -> Result<StagedBatch, BuildError> in
    var done = StagedBatch()
    let files: [OutputFile]
    do throws(EndlessTemplate) {
      files = try renderer.render(batch, &done.links, into: &done.diagnostics)
    } catch {
      done.fault = error
      return .success(done)
    }
    do throws(BuildError) {
      if let staging { done.files = try stage(files, staging) }
      return .success(done)
    } catch {
      return .failure(error)
    }
  }
  // The same fault comes up in every batch.
  if let fault = batches.lazy.compactMap(\.fault).first {
    diagnostics.report(fault.diagnostic)
    return nil
  }
  var staged: [StagedFile] = []
  for batch in batches {
    diagnostics.merge(batch.diagnostics)
    staged += batch.files
  }
  renderer.reportLinks(batches.map(\.links), into: &diagnostics)
  if let staging {
    try renderer.renderSharedFiles { file throws(BuildError) in staged += try stage([file], staging) }
  }
  return staged
}

/// What came of one batch of pages.
private struct StagedBatch: Sendable {
  var diagnostics = DiagnosticBag()
  var links = LinkFindings()
  var files: [StagedFile] = []
  var fault: EndlessTemplate?
}
