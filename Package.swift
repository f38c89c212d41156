// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The groups of rooms under Sources, by their folders: the machine and its loop (Core), formats and algorithms that know no
/// extension (Languages), what reads, writes and searches rehearsals (Tools), commands and test functions (Fronts), the virtual
/// runtime (Runtime), and the modules with Apple's names (Apple).
enum Group: String {
  case core = "Core"
  case languages = "Languages"
  case tools = "Tools"
  case fronts = "Fronts"
  case runtime = "Runtime"
  case apple = "Apple"
}

/// A room of the house, in its group under Sources.
func room(_ group: Group, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(group.rawValue)/\(name)", swiftSettings: strict)
}

/// An extension somebody could start from, under Examples.
func example(_ name: String, _ dependencies: [Target.Dependency] = ["Rehearsal"]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Examples/\(name)", swiftSettings: strict)
}

/// The tests of a room, under Tests; records are files beside them that they compare with.
func tests(_ name: String, _ dependencies: [Target.Dependency], records: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestBench"], exclude: records, swiftSettings: strict)
}

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Rehearsal", targets: ["Rehearsal", "RehearsalReports", "RehearsalScenarios"]),
    .library(name: "RehearsalTesting", targets: ["RehearsalExplorer", "RehearsalTesting"]),
    .library(name: "RehearsalCommandLine", targets: ["RehearsalCommandLine"]),
    .library(name: "PasswordRules", targets: ["PasswordRules"]),
    .executable(name: "rehearse", targets: ["rehearse"]),
    .plugin(name: "RehearsePlugin", targets: ["RehearsePlugin"]),
    .plugin(name: "RewriteObjectiveC", targets: ["RewriteObjectiveC"]),
  ],
  targets: [
    room(.languages, "Documents"),
    .target(name: "CCryptography", path: "Sources/Languages/CCryptography"),
    room(.languages, "Cryptography", ["CCryptography"]),
    room(.languages, "WebAuthn", ["Cryptography", "Documents"]),
    room(.core, "ExtensionLifecycle"),
    room(.languages, "Gherkin", ["Documents"]),
    room(.languages, "PasswordStrength"),
    room(.languages, "PasswordRules"),
    room(.languages, "ObjectiveCRewriting", ["Documents"]),
    room(
      .core, "PhoneModel",
      ["Cryptography", "Documents", "ExtensionLifecycle", "PasswordRules", "PasswordStrength", "WebAuthn"]),
    room(
      .core, "Rehearsal", ["Cryptography", "ExtensionLifecycle", "PasswordRules", "PhoneModel", "WebAuthn"]),
    room(.tools, "RehearsalConfiguration", ["Documents", "PasswordRules", "Rehearsal"]),
    room(.tools, "RehearsalScenarios", ["Gherkin", "PasswordRules", "Rehearsal"]),
    room(.tools, "RehearsalExplorer", ["Rehearsal"]),
    room(
      .tools, "RehearsalReports",
      ["Cryptography", "Rehearsal", "RehearsalConfiguration", "RehearsalExplorer", "RehearsalScenarios"]),
    room(.fronts, "ProcessIsolation"),
    room(
      .fronts, "RehearsalIsolation",
      ["ProcessIsolation", "Rehearsal", "RehearsalExplorer", "RehearsalReports", "RehearsalScenarios"]),
    room(
      .fronts, "RehearsalTesting",
      [
        "ProcessIsolation", "Rehearsal", "RehearsalExplorer", "RehearsalIsolation", "RehearsalReports",
        "RehearsalScenarios",
      ]),
    room(
      .fronts, "RehearsalCommandLine",
      [
        "Gherkin", "ObjectiveCRewriting", "PasswordRules", "ProcessIsolation", "Rehearsal",
        "RehearsalConfiguration", "RehearsalExplorer", "RehearsalIsolation", "RehearsalReports",
        "RehearsalScenarios",
      ]),
    .executableTarget(
      name: "rehearse", dependencies: ["RehearsalCommandLine", "Stories"], path: "Sources/Fronts/rehearse",
      swiftSettings: strict),
    .plugin(
      name: "RehearsePlugin",
      capability: .command(
        intent: .custom(verb: "rehearse", description: "Rehearses the extension of this package")),
      path: "Sources/Fronts/RehearsePlugin"),
    .executableTarget(
      name: "rewrite", dependencies: ["ObjectiveCRewriting"], path: "Sources/Fronts/rewrite",
      swiftSettings: strict),
    .plugin(
      name: "RewriteObjectiveC", capability: .buildTool(), dependencies: ["rewrite"],
      path: "Sources/Fronts/RewriteObjectiveC"),

    example("Shiny"),
    example("Designs"),
    example("Faults"),
    example("Flows"),
    example("Vaults", ["PasswordRules", "Rehearsal"]),
    example("Gallery", ["Designs", "Flows", "Rehearsal", "RehearsalExplorer", "Vaults"]),
    example(
      "Stories",
      ["Designs", "Faults", "Flows", "Gallery", "Rehearsal", "RehearsalCommandLine", "Shiny", "Vaults"]),
    .executableTarget(
      name: "OwnCommand", dependencies: ["Designs", "Rehearsal", "RehearsalCommandLine"],
      path: "Examples/OwnCommand", swiftSettings: strict),
    .testTarget(
      name: "FirstRehearsal", dependencies: ["Rehearsal", "RehearsalTesting", "Shiny"],
      path: "Examples/FirstRehearsal", swiftSettings: strict),

    .target(
      name: "TestBench", dependencies: ["Rehearsal"], path: "Tests/TestBench", swiftSettings: strict),
    .target(
      name: "ThreeWays", dependencies: ["Rehearsal", "RehearsalExplorer", "TestBench"],
      path: "Tests/ThreeWays", swiftSettings: strict),
    tests("ExtensionLifecycleTests", ["ExtensionLifecycle"], records: ["Records"]),
    tests("PhoneModelTests", ["Cryptography", "PhoneModel"]),
    tests("DocumentsTests", ["Documents"]),
    tests("CryptographyTests", ["Cryptography"]),
    tests("WebAuthnTests", ["Cryptography", "WebAuthn"]),
    tests("GherkinTests", ["Gherkin"]),
    tests("PasswordStrengthTests", ["PasswordStrength"]),
    tests("PasswordRulesTests", ["PasswordRules"]),
    .target(
      name: "GeneratedSwift", dependencies: ["ObjectiveCRewriting"], path: "Tests/GeneratedSwift",
      swiftSettings: strict),
    .executableTarget(
      name: "torture-rewriting", dependencies: ["GeneratedSwift"], path: "Tests/RewritingCommand",
      swiftSettings: strict),
    tests("ObjectiveCRewritingTests", ["GeneratedSwift", "ObjectiveCRewriting"]),
    tests(
      "RehearsalConfigurationTests", ["RehearsalCommandLine", "RehearsalConfiguration"],
      records: ["Faulty", "Sound"]),
    tests(
      "RehearsalTests",
      ["Cryptography", "Designs", "Flows", "PhoneModel", "Rehearsal", "RehearsalConfiguration", "Vaults"]),
    tests(
      "RehearsalScenariosTests",
      ["ExtensionLifecycle", "Gherkin", "Rehearsal", "RehearsalCommandLine", "RehearsalScenarios", "Stories"]),
    tests("RehearsalExplorerTests", ["Designs", "Rehearsal", "RehearsalExplorer", "ThreeWays", "Vaults"]),
    tests(
      "RehearsalReportsTests",
      [
        "Cryptography", "Designs", "Gallery", "Gherkin", "Rehearsal", "RehearsalCommandLine",
        "RehearsalExplorer", "ThreeWays",
        "RehearsalReports",
        "RehearsalScenarios",
        "Stories",
      ],
      records: ["Page/Records", "Pictures/Records", "Records", "Scenarios/Records"]),
    tests("ProcessIsolationTests", ["ProcessIsolation"]),
    tests(
      "RehearsalIsolationTests",
      [
        "Designs", "ProcessIsolation", "Rehearsal", "RehearsalExplorer", "RehearsalIsolation",
        "RehearsalScenarios",
      ]),
    tests(
      "RehearsalTestingTests",
      [
        "Designs", "ProcessIsolation", "Rehearsal", "RehearsalExplorer", "RehearsalReports",
        "RehearsalScenarios", "RehearsalTesting",
      ]),
    tests(
      "RehearsalCommandLineTests",
      [
        "Designs", "Gallery", "ProcessIsolation", "Rehearsal", "RehearsalCommandLine", "RehearsalScenarios",
        "Stories", "Vaults",
      ]),
    // Not under test itself: what searches the gallery further than tests do, built for speed.
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Designs", "Gallery", "Rehearsal", "RehearsalCommandLine", "RehearsalExplorer", "ThreeWays",
      ],
      path: "Tests/GalleryCommand", swiftSettings: strict),
    tests(
      "ExamplesTests",
      [
        "Gallery", "Rehearsal", "RehearsalCommandLine", "RehearsalExplorer", "RehearsalReports", "Stories",
        "rehearse",
      ]),
    // Without the stricter settings of the house, because listings read as people will write them.
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "Designs", "Gallery", "PasswordStrength", "Rehearsal", "RehearsalCommandLine", "RehearsalExplorer",
        "RehearsalReports", "RehearsalScenarios", "RehearsalTesting", "Shiny", "Stories", "Vaults",
        "TestBench",
      ], swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    tests("HouseTests", ["RehearsalReports"], records: ["DarwinStub"]),
  ]
)

// They stand on ELF, glibc and the Dispatch that is built for Linux.
#if os(Linux)
  package.products += [
    .library(name: "RehearsalRuntime", targets: ["RehearsalRuntime"]),
    .library(
      name: "AuthenticationServices",
      targets: [
        "AuthenticationServices", "Combine", "CommonCrypto", "CryptoKit", "LocalAuthentication",
        "MobileCoreServices", "OSLog", "SafariServices", "Security", "UIKit", "UniformTypeIdentifiers",
        "WebKit", "_Testing_UIKit", "os",
      ]),
  ]
  package.targets += [
    .target(name: "CHashing", path: "Sources/Runtime/CHashing"),
    .target(name: "CInterposition", path: "Sources/Runtime/CInterposition"),
    .target(name: "CConfinement", path: "Sources/Runtime/CConfinement"),
    room(.runtime, "VirtualRuntime", ["CInterposition"]),
    room(.runtime, "RehearsalRuntime", ["Rehearsal", "VirtualRuntime"]),
    .target(
      name: "Asynchronous", dependencies: ["Rehearsal"], path: "Examples/Asynchronous",
      exclude: ["Scenarios"], swiftSettings: strict),
    // Not under test itself: what compares many searches, built for speed and without any test.
    .executableTarget(
      name: "three-ways", dependencies: ["Rehearsal", "RehearsalExplorer", "RehearsalRuntime", "ThreeWays"],
      path: "Tests/ThreeWaysCommand", swiftSettings: strict),
    // What Apple declares, and how much of it is here.
    .target(name: "AppleDeclarations", path: "Tests/AppleDeclarations", swiftSettings: strict),
    .executableTarget(
      name: "coverage", dependencies: ["AppleDeclarations"], path: "Tests/CoverageCommand",
      swiftSettings: strict),
    tests("VirtualRuntimeTests", ["VirtualRuntime"]),
    .target(name: "CHostile", path: "Tests/CHostile"),
    .target(
      name: "Hostile", dependencies: ["CHostile", "Rehearsal"], path: "Tests/Hostile", swiftSettings: strict),
    .target(
      name: "FieldFaults", dependencies: ["Designs", "Rehearsal", "RehearsalExplorer", "RehearsalRuntime"],
      path: "Tests/FieldFaults", swiftSettings: strict),
    tests("HostileTests", ["Hostile", "ProcessIsolation", "Rehearsal", "RehearsalRuntime"]),
    tests(
      "RehearsalRuntimeTests",
      [
        "Asynchronous", "Designs", "FieldFaults", "Rehearsal", "RehearsalCommandLine", "RehearsalExplorer",
        "RehearsalReports", "RehearsalRuntime", "ThreeWays",
      ],
      records: ["Records"]),

    room(.apple, "UIKit", ["Documents", "Rehearsal"]),
    room(.apple, "_Testing_UIKit"),
    room(
      .apple, "AuthenticationServices",
      ["CryptoKit", "Cryptography", "Rehearsal", "RehearsalRuntime", "Security", "UIKit"]),
    room(.apple, "os", ["Rehearsal", "UIKit"]),
    room(.apple, "OSLog", ["os"]),
    room(.apple, "LocalAuthentication", ["Rehearsal", "Security", "UIKit"]),
    room(.apple, "Security", ["Cryptography", "Rehearsal", "UIKit"]),
    room(.apple, "Combine", ["UIKit"]),
    room(.apple, "UniformTypeIdentifiers", ["UIKit"]),
    room(
      .apple, "CryptoKit", ["Cryptography", "LocalAuthentication", "Rehearsal", "Security", "UIKit"]),
    room(.apple, "CommonCrypto", ["CryptoKit", "Cryptography", "Security"]),
    room(.apple, "MobileCoreServices"),
    room(.apple, "SafariServices", ["Rehearsal", "UIKit"]),
    room(.apple, "WebKit", ["Rehearsal", "UIKit"]),
    .target(
      name: "Extensions", dependencies: ["Asynchronous", "AuthenticationServices", "CryptoKit", "Rehearsal"],
      path: "Examples/Extensions", exclude: ["Scenarios"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    // As people write for Xcode: built from files that stay as they are.
    .target(
      name: "Shipped",
      dependencies: [
        "AuthenticationServices", "Combine", "LocalAuthentication", "OSLog", "Rehearsal", "Security", "UIKit",
        "os",
      ],
      path: "Examples/Shipped", exclude: ["Originals", "Originals.txt", "Scenarios"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["RewriteObjectiveC"]),
    example("OnApple", ["AuthenticationServices", "Rehearsal"]),
    example(
      "FieldBugs",
      ["AuthenticationServices", "Gallery", "LocalAuthentication", "Rehearsal", "RehearsalExplorer", "UIKit"]),
    // What `rehearse new` writes is a package of its own; here its sources are built with everything else.
    .target(
      name: "Newcomer", dependencies: ["AuthenticationServices", "Rehearsal"],
      path: "Examples/Newcomer/Sources/Newcomer"),
    .executableTarget(
      name: "rehearse-newcomer",
      dependencies: ["Newcomer", "Rehearsal", "RehearsalCommandLine", "RehearsalScenarios"],
      path: "Examples/Newcomer/Sources/rehearse-newcomer"),
    .testTarget(
      name: "NewcomerTests",
      dependencies: ["Newcomer", "Rehearsal", "RehearsalExplorer", "RehearsalScenarios", "RehearsalTesting"],
      path: "Examples/Newcomer/Tests/NewcomerTests"),
    .executableTarget(
      name: "rehearse-extensions",
      dependencies: [
        "Asynchronous", "Extensions", "Rehearsal", "RehearsalCommandLine", "RehearsalRuntime", "Shipped",
        "Stories",
      ],
      path: "Examples/RehearseExtensions", swiftSettings: strict),
    .target(
      name: "ShapesInSwift5", dependencies: ["AuthenticationServices"], path: "Tests/ShapesInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ShapesInSwift6", dependencies: ["AuthenticationServices"], path: "Tests/ShapesInSwift6",
      swiftSettings: [.swiftLanguageMode(.v6)]),
    tests("CombineTests", ["Combine"]),
    tests(
      "UIKitTests",
      ["MobileCoreServices", "Rehearsal", "SafariServices", "UIKit", "WebKit", "_Testing_UIKit"],
      records: ["Drawings"]),
    tests(
      "AuthenticationServicesTests",
      [
        "AuthenticationServices", "Extensions", "FieldBugs", "Gallery", "OnApple", "Rehearsal",
        "RehearsalReports", "RehearsalExplorer", "RehearsalScenarios", "RehearsalTesting",
        "CommonCrypto", "CryptoKit", "LocalAuthentication", "Security", "ShapesInSwift5", "ShapesInSwift6",
        "Shiny",
        "Shipped",
        "_Testing_UIKit", "os",
      ]),
  ]
  // The guide shows handlers in Apple's names as well.
  package.targets.first { $0.name == "GuideTests" }?.dependencies += [
    "AppleDeclarations", "AuthenticationServices", "Extensions", "GeneratedSwift", "RehearsalRuntime",
  ]
  // It holds back what handlers do in its processes.
  package.targets.first { $0.name == "ProcessIsolation" }?.dependencies.append("CConfinement")
  // These are what plays handlers, which may walk a set.
  for room in package.targets where ["RehearsalCommandLine", "RehearsalTesting"].contains(room.name) {
    room.dependencies.append("CHashing")
  }
  package.targets.first { $0.name == "gallery" }?.dependencies += ["FieldBugs", "FieldFaults"]
  // A test runs the command that hands over to this one.
  package.targets.first { $0.name == "ExamplesTests" }?.dependencies.append("rehearse-extensions")
#endif

// For whoever changes something in one room: without the rest of the house, which would be built anew as well.
if let room = Context.environment["REHEARSAL_ROOM"] {
  var needed: Set<String> = []
  var asked = ["\(room)Tests"]
  while let name = asked.popLast() {
    guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name })
    else { continue }
    for case .byNameItem(let name, _) in target.dependencies { asked.append(name) }
    for case .plugin(let name, _) in target.plugins ?? [] { asked.append(name) }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
