// swift-tools-version: 6.2
import PackageDescription

/// Compiler settings that hold in every target of the house.
///
/// Warnings become errors where `HELPGEN_WARNINGS` is `errors` (`make check`, CI), never in a user's
/// build: the next compiler has new ones.
let houseSettings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ] + (Context.environment["HELPGEN_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : [])

/// A system library, one importer each (see docs/architecture.md).
func systemModule(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// One room of the house.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: houseSettings)
}

/// The tests of one room, mirroring its files.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: houseSettings)
}

let ground: [Target.Dependency] = ["HelpgenDiagnostics", "HelpgenModel"]

let package = Package(
  name: "helpgen",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "helpgen", targets: ["helpgen"]),
    // For the benchmarks, which measure it in their own process.
    .library(name: "HelpgenMarkup", targets: ["HelpgenMarkup"]),
  ],
  targets: [
    systemModule("CCmark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    systemModule("CGumbo", pkgConfig: "gumbo", apt: "libgumbo-dev", brew: "gumbo-parser"),
    systemModule("CYaml", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),

    room("HelpgenDiagnostics"),
    room("HelpgenModel", ["HelpgenDiagnostics"]),

    room("HelpgenMarkup", ["HelpgenDiagnostics", "CCmark", "CGumbo"]),
    room("HelpgenTemplates", ["HelpgenDiagnostics"]),

    room("HelpgenSources", ground + ["CYaml"]),
    room("HelpgenContent", ground),
    room("HelpgenTranslation", ground + ["HelpgenMarkup"]),
    room(
      "HelpgenRendering", ground + ["HelpgenMarkup", "HelpgenTemplates"],
      resources: [.embedInCode("Theme/Default")]),
    room("HelpgenOutput", ground),

    room(
      "HelpgenPipeline",
      ground + [
        "HelpgenSources", "HelpgenContent", "HelpgenTranslation", "HelpgenRendering", "HelpgenOutput",
        "HelpgenMarkup",
      ]),
    .executableTarget(
      name: "helpgen", dependencies: ["HelpgenDiagnostics", "HelpgenPipeline"],
      swiftSettings: houseSettings),

    tests("HelpgenDiagnosticsTests", ["HelpgenDiagnostics"]),
    tests("HelpgenModelTests", ground),
    tests("HelpgenMarkupTests", ["HelpgenMarkup", "HelpgenDiagnostics"]),
    tests("HelpgenTemplatesTests", ["HelpgenTemplates", "HelpgenDiagnostics"]),
    tests("HelpgenSourcesTests", ground + ["HelpgenSources"]),
    tests("HelpgenContentTests", ground + ["HelpgenContent"]),
    tests("HelpgenTranslationTests", ground + ["HelpgenTranslation", "HelpgenMarkup"]),
    tests("HelpgenRenderingTests", ground + ["HelpgenRendering", "HelpgenTemplates"]),
    tests("HelpgenOutputTests", ["HelpgenOutput", "HelpgenModel"]),
    tests(
      "HelpgenPipelineTests",
      ground + [
        "HelpgenPipeline", "HelpgenSources", "HelpgenContent", "HelpgenRendering", "HelpgenMarkup",
      ]),
    tests(
      "helpgenTests", ["helpgen", "HelpgenDiagnostics", "HelpgenPipeline"],
      exclude: ["Help", "PlainTheme", "Sites"]),
    tests("HouseRulesTests", []),
  ]
)
