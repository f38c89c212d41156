/// What a package is built from, and with what.
enum ManifestTemplate {
  /// The manifest.
  static let text = Template(
    #"""
    // swift-tools-version: 6.2

    import PackageDescription

    // On Linux, AuthenticationServices and UIKit are Rehearsal's. On Apple's platforms they are the system's own, and
    // the sources of this package go into the extension as they are.
    #if os(Linux)
      let system: [Target.Dependency] = [
        .product(name: "AuthenticationServices", package: "IDENTITY"),
        .product(name: "Rehearsal", package: "IDENTITY"),
      ]
    %% originals
      // What Originals.txt names is built from where it is, without what needs Objective-C.
      let rewriting: [Target.PluginUsage] = [.plugin(name: "RewriteObjectiveC", package: "IDENTITY")]
    %%
    #else
      let system: [Target.Dependency] = []
    %% originals
      let rewriting: [Target.PluginUsage] = []
    %%
    #endif

    let package = Package(
      name: "Newcomer",
      platforms: [.macOS(.v15), .iOS(.v18)],
      products: [.library(name: "Newcomer", targets: ["Newcomer"])],
      dependencies: [
        DEPENDENCY
      ],
      targets: [
    %% !originals
        .target(name: "Newcomer", dependencies: systemNAMEDSETTINGS),
    %%
    %% originals
        .target(
          name: "Newcomer", dependencies: systemNAMED,
          exclude: ["Originals.txt"FOLDERS]SETTINGS,
          plugins: rewriting),
    %%
    STUBS
        .executableTarget(
          name: "rehearse-newcomer",
          dependencies: [
            "Newcomer", .product(name: "Rehearsal", package: "IDENTITY"),
            .product(name: "RehearsalCommandLine", package: "IDENTITY"),
          ]),
        .testTarget(
          name: "NewcomerTests",
          dependencies: [
            "Newcomer", .product(name: "Rehearsal", package: "IDENTITY"),
            .product(name: "RehearsalTesting", package: "IDENTITY"),
          ]),
      ]
    )

    """#)
}
