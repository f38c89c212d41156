// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Ours",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../Rehearsal")],
  targets: [
    .target(name: "Ours", dependencies: [.product(name: "Rehearsal", package: "Rehearsal")]),
    .executableTarget(
      name: "rehearse-ours",
      dependencies: ["Ours", .product(name: "RehearsalCommandLine", package: "Rehearsal")]),
    .testTarget(
      name: "OursTests",
      dependencies: ["Ours", .product(name: "RehearsalTesting", package: "Rehearsal")]),
  ]
)
