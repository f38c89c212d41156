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
    .library(name: "Gherkin", targets: ["Gherkin"])
  ],
  targets: [
    .target(name: "Gherkin", swiftSettings: strict),
    .testTarget(name: "GherkinTests", dependencies: ["Gherkin"], swiftSettings: strict),
  ]
)
