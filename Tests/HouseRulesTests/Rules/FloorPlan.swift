/// Which module may import which: one line per target, and the lines say everything.
///
/// Ground imports ground; a stage imports ground and, `HelpgenRendering` and `HelpgenTranslation` alone, the
/// mezzanine; only `HelpgenPipeline` imports stages; each C module has one importer.
enum FloorPlan {
  private static let ground = ["HelpgenDiagnostics", "HelpgenModel"]
  private static let stages = [
    "HelpgenSources", "HelpgenContent", "HelpgenTranslation", "HelpgenRendering", "HelpgenOutput",
  ]
  /// The C library by the names it has on Linux, on Linux with static linking, and on macOS.
  private static let cLibrary = ["Glibc", "Musl", "Darwin"]

  /// What each room may import.
  static let rooms: [String: Set<String>] = [
    "HelpgenDiagnostics": [],
    "HelpgenModel": ["HelpgenDiagnostics"],

    // The C library, for what libcmark allocates is the caller's to free.
    "HelpgenMarkup": Set(cLibrary + ["HelpgenDiagnostics", "CCmark", "CGumbo"]),
    "HelpgenTemplates": ["HelpgenDiagnostics"],

    "HelpgenSources": Set(
      ground + cLibrary + ["Foundation", "FoundationNetworking", "CYaml", "COpenSSL"]),
    "HelpgenContent": Set(ground + ["Foundation"]),
    // Texts are compared as readers see them, after Markdown is parsed.
    "HelpgenTranslation": Set(ground + ["HelpgenMarkup"]),
    "HelpgenRendering": Set(ground + ["HelpgenMarkup", "HelpgenTemplates", "Foundation"]),
    "HelpgenOutput": Set(ground + cLibrary + ["Foundation"]),

    // A lock, for what batches of pages share while they are rendered.
    "HelpgenPipeline": Set(ground + stages + ["HelpgenMarkup", "Foundation", "Synchronization"]),
    "HelpgenPreview": Set(ground + ["CMicrohttpd"]),
    "helpgen": Set(
      cLibrary + ["HelpgenDiagnostics", "HelpgenPipeline", "HelpgenPreview", "Foundation", "Synchronization"]),
  ]

  /// The cellar: modules of C libraries.
  static let cModules: Set = ["CCmark", "CGumbo", "CYaml", "CMicrohttpd", "COpenSSL"]

  /// What a target may import, tests included; `nil` where it is not on the plan.
  static func imports(of file: SwiftCode) -> Set<String>? {
    if file.isSource { return rooms[file.target] }
    guard file.target.hasSuffix("Tests") else { return nil }

    // A room's tests see the room and what it sees, but reach C only through it. Tests of no single room
    // test the whole house.
    let room = String(file.target.dropLast("Tests".count))
    let seen = rooms[room].map { $0.union(ground).union([room]) } ?? Set(rooms.keys)
    return seen.subtracting(cModules).union(cLibrary + ["Testing", "Foundation", "Synchronization"])
  }
}
