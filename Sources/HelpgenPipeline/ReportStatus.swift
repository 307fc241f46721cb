import HelpgenContent
import HelpgenDiagnostics
import HelpgenModel
import HelpgenOutput
import HelpgenSources
import HelpgenTranslation

/// Tells the status of all translations; the published site is neither read nor written.
///
/// Trouble in content and configuration is in the report; whatever keeps the status from being told at all is thrown.
public func reportStatus(
  _ request: StatusRequest, in environment: BuildEnvironment
) async throws(BuildError) -> StatusReport {
  var report = StatusReport()
  guard
    let configuration = try BuildConfiguration.resolve(request.build, environment, into: &report.diagnostics),
    var lock = try lock(configuration, environment, into: &report.diagnostics)
  else { return report }

  // load, normalize, group
  environment.progress(.loading(configuration.sources.map(\.name)))
  let raw = try load(configuration, environment, into: &report.diagnostics)
  environment.progress(.loaded(articles: raw.count))
  let articles = await normalized(raw, configuration, into: &report.diagnostics)
  // Languages that are not published now are read, too: sources may be among them.
  let library = await ordered(
    gather(articles, configuration.grouping, into: &report.diagnostics), configuration)

  // compare
  let options = configuration.translation(lock.translations, .full)
  var status = await translated(library, options, configuration)
  if request.accepts, report.diagnostics.errorCount == 0 {
    let locales = try accepted(request, library, status)
    report.acceptedCount = status.accept(locales, of: library, in: &lock.translations)
    try translated { () throws(PublishError) in
      try saveFile(lock.bytes, as: configuration.lockPath, in: environment.currentDirectory)
    }
    status = await translated(library, configuration.translation(lock.translations, .full), configuration)
  }

  // report
  let sheet = StatusSheet(library, status, shown: configuration.site.locales.map(Set.init))
  report.output = Array(sheet.written(as: request.format).utf8)
  if configuration.site.isStrict { report.diagnostics.liftWarnings() }
  report.outcome = report.diagnostics.errorCount > 0 ? .contentErrors : .told
  for floor in request.floors where try !sheet.holds(floor, into: &report.diagnostics) {
    if report.outcome == .told { report.outcome = .floorBroken }
  }
  return report
}

/// Reads the lock file; `nil` where it has errors.
func lock(
  _ configuration: BuildConfiguration, _ environment: BuildEnvironment, into diagnostics: inout DiagnosticBag
) throws(BuildError) -> LockFile? {
  do {
    return try loadLock(
      path: configuration.lockPath, in: environment.currentDirectory, into: &diagnostics)
  } catch {
    throw .unreadable(error.message)
  }
}

/// Compares all translations with their sources, several batches at a time.
func translated(
  _ library: Library, _ options: TranslationOptions, _ configuration: BuildConfiguration
) async -> LibraryTranslation {
  let survey = TranslationSurvey(library, options)
  let batches = await orderedMap(survey.batches, jobs: configuration.jobs, finished: { _ in }) {
    batch -> Result<TranslationSurvey.Batch, Never> in .success(survey.examine(batch))
  }
  return survey.report(batches)
}

/// The languages whose translations are accepted.
private func accepted(
  _ request: StatusRequest, _ library: Library, _ status: LibraryTranslation
) throws(BuildError) -> Set<LocaleCode> {
  let known = library.editions.indices.filter { $0 != status.source }.map { library.editions[$0].locale }
  if request.acceptedLocales.isEmpty { return Set(known) }
  var locales: Set<LocaleCode> = []
  for tag in request.acceptedLocales {
    let locale = try BuildConfiguration.locale(tag, flag: "--accept")
    guard known.contains(locale) else { throw .noTranslations(locale, known, flag: "--accept") }
    locales.insert(locale)
  }
  return locales
}

extension StatusSheet {
  fileprivate func written(as format: StatusFormat) -> String {
    switch format {
    case .human: text
    case .json: json
    case .csv: csv
    case .html: html
    }
  }

  /// Whether a language is translated as far as it must be; where it is not, that is reported.
  fileprivate func holds(
    _ floor: TranslationFloor, into diagnostics: inout DiagnosticBag
  ) throws(BuildError) -> Bool {
    let locale = try BuildConfiguration.locale(floor.locale, flag: "--fail-under")
    guard let row = locales.first(where: { $0.locale == locale }) else {
      throw .noTranslations(locale, locales.map(\.locale), flag: "--fail-under")
    }
    if row.counts.translated * 100 >= floor.percent * row.counts.sources { return true }
    diagnostics.report(.brokenFloor(floor, row))
    return false
  }
}

extension BuildError {
  fileprivate static func noTranslations(_ locale: LocaleCode, _ known: [LocaleCode], flag: String)
    -> BuildError
  {
    .usage(
      "\(flag) names “\(locale)”, which nothing is translated into",
      hint: known.isEmpty
        ? "there is no other language than that of the sources"
        : "the languages are \(known.sorted().map(\.tag).joined(separator: ", "))")
  }
}

extension Diagnostic {
  fileprivate static func brokenFloor(_ floor: TranslationFloor, _ row: StatusSheet.Row) -> Diagnostic {
    let counts = row.counts
    return Diagnostic(
      .error, "translation-floor",
      "“\(row.locale)” is translated to \(counts.percentTranslated) %, which is less than \(floor.percent) %: "
        + "\(counts.translated) of \(counts.sources) articles",
      hint: counts.outdated == 0
        ? nil
        : "\(counts.outdated) are outdated; “helpgen status --accept \(row.locale)” says that they still hold"
    )
  }
}
