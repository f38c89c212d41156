// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Rehearsal", targets: ["Rehearsal", "RehearsalReports"]),
    .library(name: "RehearsalTesting", targets: ["RehearsalTesting"]),
    .library(name: "RehearsalCommandLine", targets: ["RehearsalCommandLine"]),
    .executable(name: "rehearse", targets: ["rehearse"]),
  ],
  targets: [
    .target(name: "ExtensionLifecycle", swiftSettings: strict),
    .target(name: "Rehearsal", dependencies: ["ExtensionLifecycle"], swiftSettings: strict),
    .target(name: "RehearsalReports", dependencies: ["Rehearsal"], swiftSettings: strict),
    .target(
      name: "RehearsalTesting", dependencies: ["Rehearsal", "RehearsalReports"], swiftSettings: strict),
    .target(
      name: "RehearsalCommandLine", dependencies: ["Rehearsal", "RehearsalReports"], swiftSettings: strict),
    .executableTarget(
      name: "rehearse", dependencies: ["RehearsalCommandLine", "Stories"], swiftSettings: strict),
    .target(name: "Shiny", dependencies: ["Rehearsal"], path: "Examples/Shiny", swiftSettings: strict),
    .target(name: "Designs", dependencies: ["Rehearsal"], path: "Examples/Designs", swiftSettings: strict),
    .target(
      name: "Stories", dependencies: ["Designs", "Rehearsal", "RehearsalCommandLine", "Shiny"],
      path: "Examples/Stories", swiftSettings: strict),
    .target(
      name: "TestBench", dependencies: ["Rehearsal"], path: "Tests/TestBench", swiftSettings: strict),
    .testTarget(
      name: "ExtensionLifecycleTests", dependencies: ["ExtensionLifecycle", "TestBench"], swiftSettings: strict),
    .testTarget(
      name: "RehearsalTests", dependencies: ["Designs", "Rehearsal", "TestBench"], swiftSettings: strict),
    .testTarget(
      name: "RehearsalReportsTests",
      dependencies: [
        "Designs", "Rehearsal", "RehearsalCommandLine", "RehearsalReports", "Stories", "TestBench",
      ], swiftSettings: strict),
    .testTarget(
      name: "RehearsalTestingTests", dependencies: ["Designs", "Rehearsal", "RehearsalTesting", "TestBench"],
      swiftSettings: strict),
    .testTarget(
      name: "RehearsalCommandLineTests", dependencies: ["RehearsalCommandLine", "Stories"],
      swiftSettings: strict),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "Rehearsal", "RehearsalCommandLine", "RehearsalReports", "RehearsalTesting", "Shiny", "Stories",
        "TestBench", "rehearse",
      ], swiftSettings: strict),
  ]
)
