// swift-tools-version: 6.2
import PackageDescription

/// The compiler settings of the house, so that its rules hold here too.
let houseSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
]

let package = Package(
  name: "helpgen-benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "floor", targets: ["Floor"]),
    .executable(name: "bench", targets: ["Bench"]),
  ],
  dependencies: [.package(name: "helpgen", path: "..")],
  targets: [
    // A module of its own: the floor must not depend on what it is compared with.
    .systemLibrary(
      name: "CPlainCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .executableTarget(name: "Floor", dependencies: ["CPlainCmark"], swiftSettings: houseSettings),
    .executableTarget(
      name: "Bench", dependencies: ["CPlainCmark", .product(name: "HelpgenMarkup", package: "helpgen")],
      swiftSettings: houseSettings),
  ]
)
