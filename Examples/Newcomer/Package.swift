// swift-tools-version: 6.2

import PackageDescription

// On Linux, AuthenticationServices and UIKit are Rehearsal's. On Apple's platforms they are the system's own, and
// the sources of this package go into the extension as they are.
#if os(Linux)
  let system: [Target.Dependency] = [
    .product(name: "AuthenticationServices", package: "Rehearsal"),
    .product(name: "Rehearsal", package: "Rehearsal"),
  ]
#else
  let system: [Target.Dependency] = []
#endif

let package = Package(
  name: "Newcomer",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Newcomer", targets: ["Newcomer"])],
  dependencies: [
    .package(name: "Rehearsal", path: "../..")
  ],
  targets: [
    .target(name: "Newcomer", dependencies: system),
    .executableTarget(
      name: "rehearse-newcomer",
      dependencies: [
        "Newcomer", .product(name: "Rehearsal", package: "Rehearsal"),
        .product(name: "RehearsalCommandLine", package: "Rehearsal"),
      ]),
    .testTarget(
      name: "NewcomerTests",
      dependencies: [
        "Newcomer", .product(name: "Rehearsal", package: "Rehearsal"),
        .product(name: "RehearsalTesting", package: "Rehearsal"),
      ]),
  ]
)
