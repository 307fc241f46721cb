// swift-tools-version: 6.2
import PackageDescription

/// What libFuzzer needs: code that counts where it has been.
let fuzzing = ["-sanitize=fuzzer,address"]

/// The compiler settings of the house; `@testable` needs its flag in an optimized build.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .unsafeFlags(["-enable-testing", "-parse-as-library"] + fuzzing),
]

/// A program that libFuzzer runs: it has no `main` of its own.
func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["HelpgenMarkup", "Invariants"], swiftSettings: settings,
    linkerSettings: [
      .unsafeFlags(fuzzing),
      // The linker that Swift takes otherwise fails on what the sanitizers leave out.
      .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
    ])
}

// The folders of the house are linked in, so that they are compiled as fuzzers need it and no product of helpgen's
// has to exist for their sake.
let package = Package(
  name: "helpgen-fuzzing",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(name: "CFuzzer"),
    .target(name: "HelpgenDiagnostics", swiftSettings: settings),
    .target(
      name: "HelpgenMarkup", dependencies: ["HelpgenDiagnostics", "CCmark", "CGumbo"],
      swiftSettings: settings),
    .target(name: "Invariants", dependencies: ["HelpgenMarkup", "CFuzzer"], swiftSettings: settings),
    fuzzer("FuzzMarkdown"),
    fuzzer("FuzzSanitizer"),
    .executableTarget(name: "Seeds"),
  ]
)
