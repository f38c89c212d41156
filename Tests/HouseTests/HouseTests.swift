import Foundation
import TestBench
import Testing

/// The house looks after itself.
@Suite struct HouseTests {
  /// What each room may import besides the standard library.
  static let allowed: [String: Set<String>] = [
    "Documents": [],
    "CCryptography": [],
    "Cryptography": [],
    "WebAuthn": ["Cryptography", "Documents", "Synchronization"],
    "AuthenticationServices": [
      "CryptoKit", "Cryptography", "Foundation", "Rehearsal", "RehearsalRuntime", "Security", "UIKit",
    ],
    "UIKit": ["Documents", "Foundation", "Glibc", "Rehearsal", "Synchronization"],
    "os": ["Foundation", "Glibc", "Rehearsal", "Synchronization", "UIKit"],
    "OSLog": ["os"],
    "LocalAuthentication": ["Foundation", "Rehearsal", "Security", "UIKit"],
    "Security": ["Cryptography", "Foundation", "Rehearsal", "UIKit"],
    "UniformTypeIdentifiers": ["UIKit"],
    "CommonCrypto": ["CryptoKit", "Cryptography", "Foundation", "Security"],
    "MobileCoreServices": [],
    "SafariServices": ["Rehearsal", "UIKit"],
    "WebKit": ["Rehearsal", "UIKit"],
    "Combine": ["Foundation", "Synchronization", "UIKit"],
    "CryptoKit": [
      "Cryptography", "Foundation", "LocalAuthentication", "Rehearsal", "Security", "UIKit",
    ],
    "_Testing_UIKit": [],
    "ExtensionLifecycle": [],
    "CConfinement": [],
    "CHashing": [],
    "CInterposition": [],
    "Gherkin": ["Documents"],
    "PasswordStrength": [],
    "PasswordRules": [],
    "ObjectiveCRewriting": ["Documents"],
    "ProcessIsolation": ["Darwin", "Glibc", "Synchronization"],
    "PhoneModel": [
      "Cryptography", "Documents", "ExtensionLifecycle", "PasswordRules", "PasswordStrength", "WebAuthn",
    ],
    "Rehearsal": [
      "Cryptography", "Darwin", "ExtensionLifecycle", "Glibc", "PasswordRules", "PhoneModel",
      "Synchronization",
      "WebAuthn",
    ],
    "RehearsalIsolation": [
      "ProcessIsolation", "Rehearsal", "RehearsalExplorer", "RehearsalReports", "RehearsalScenarios",
    ],
    "RehearsalConfiguration": ["Documents", "PasswordRules", "Rehearsal"],
    "RehearsalScenarios": ["Gherkin", "PasswordRules", "Rehearsal"],
    "RehearsalRuntime": ["Foundation", "Rehearsal", "VirtualRuntime"],
    "VirtualRuntime": ["CInterposition"],
    "RehearsalExplorer": ["Rehearsal", "Synchronization"],
    "RehearsalReports": [
      "Cryptography", "Rehearsal", "RehearsalConfiguration", "RehearsalExplorer", "RehearsalScenarios",
    ],
    "RehearsalTesting": [
      "Foundation", "ProcessIsolation", "Rehearsal", "RehearsalExplorer", "RehearsalIsolation",
      "RehearsalReports", "RehearsalScenarios", "Synchronization", "Testing",
    ],
    "RehearsalCommandLine": [
      "Gherkin", "ObjectiveCRewriting", "PasswordRules", "ProcessIsolation", "Rehearsal",
      "RehearsalConfiguration", "RehearsalExplorer", "RehearsalIsolation", "RehearsalReports",
      "RehearsalScenarios", "Glibc", "Darwin", "Synchronization",
    ],
    "RehearsePlugin": ["Foundation", "PackagePlugin"],
    "rewrite": ["Foundation", "ObjectiveCRewriting"],
    "RewriteObjectiveC": ["Foundation", "PackagePlugin"],
    "rehearse": ["Designs", "Faults", "Flows", "Rehearsal", "RehearsalCommandLine", "Shiny", "Stories"],
  ]

  @Test func `every room is known`() throws {
    #expect(Set(House.rooms.keys) == Set(Self.allowed.keys))
  }

  @Test(arguments: allowed.keys.sorted())
  func `a room imports only what it may`(room: String) throws {
    // A template is the text of somebody else's file.
    for file in try House.swiftFiles(under: #require(House.rooms[room]))
    where !["Templates", "ManifestTemplate"].contains(where: file.path.contains) {
      for line in file.code {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"),
          words.prefix(index).allSatisfy({
            $0.hasPrefix("@") || ["public", "package", "internal"].contains($0)
          })
        else { continue }
        #expect(Self.allowed[room]?.contains(words[index + 1]) == true, "\(file.path): \(line)")
      }
    }
  }

  @Test func `what exists on Linux only is imported there only`() throws {
    let linux = [
      "AuthenticationServices", "CConfinement", "CHashing", "CInterposition", "Combine", "CommonCrypto",
      "CryptoKit",
      "LocalAuthentication", "MobileCoreServices", "OSLog", "RehearsalRuntime", "SafariServices", "Security",
      "UIKit", "UniformTypeIdentifiers", "VirtualRuntime", "WebKit", "_Testing_UIKit", "os",
    ]
    for (room, imports) in Self.allowed where !linux.contains(room) {
      #expect(imports.isDisjoint(with: linux), "\(room)")
    }
    let manifest = try House.text(of: "Package.swift").components(separatedBy: "#if os(Linux)")
    for room in linux { #expect(!manifest[0].contains("\"\(room)\""), "\(room)") }
  }

  @Test(arguments: try House.swiftFiles(under: "Sources/Core/ExtensionLifecycle"))
  func `the machine hides no event behind a default`(file: SourceFile) {
    #expect(!file.code.contains { $0.contains("default:") })
  }

  @Test(arguments: try ["Sources", "Tests", "Examples"].flatMap { try House.swiftFiles(under: $0) })
  func `a file fits in one sitting`(file: SourceFile) {
    #expect(file.lines.count <= (file.path.hasPrefix("Tests") ? 400 : 250))
  }

  @Test(arguments: try ["Sources", "Examples"].flatMap { try House.swiftFiles(under: $0) })
  func `chance, the clock and traps stay outside`(file: SourceFile) {
    // A precondition says nothing of itself in a build for release; a fatal error does. A checked continuation of ours
    // blames a handler whose rehearsal ends before its answer comes.
    let banned = [
      "Date(", "UUID(", ".random", "Task.sleep", "hashValue", "precondition", "try!", "as!",
      "nonisolated(unsafe)", "@unchecked", "withChecked",
    ]
    let excused = Self.excused[file.path] ?? Self.excused.first { file.path.hasPrefix($0.key + "/") }?.value
    for word in banned where excused?.contains(word) != true {
      #expect(!file.code.contains { $0.contains(word) }, "\(word)")
    }
  }

  /// Where such a word is the point: handlers that wait, the one thing they share with their rehearsal, open classes
  /// that Apple declares Sendable, and a copy that hashes with the seed of the process it was made from.
  static let excused: [String: Set<String>] = [
    "Examples/FieldBugs": ["Date(", "Task.sleep"],
    "Examples/Asynchronous": [
      "withChecked", "Task.sleep", "Date(", "UUID(", ".random", "nonisolated(unsafe)",
    ],
    "Sources/Core/Rehearsal/Simulation/Handler/HandlerContext+Async.swift": ["@unchecked"],
    "Sources/Core/ExtensionLifecycle/Ledger/Ledger+Inversion.swift": ["nonisolated(unsafe)"],
    "Sources/Apple/AuthenticationServices": ["@unchecked"],
    "Sources/Apple/UIKit": ["@unchecked"],
    "Sources/Apple/os": ["@unchecked"],
    "Sources/Apple/LocalAuthentication": ["@unchecked"],
    "Sources/Apple/Security/SecItem.swift": [".random"],
    "Sources/Apple/CryptoKit/SymmetricKey.swift": [".random"],
    "Examples/Extensions": ["Task.sleep"],
    "Examples/Shipped/Originals/OwnPasswords": [".random", "UUID("],
    "Sources/Apple/Combine": ["@unchecked"],
    "Sources/Apple/UIKit/Controls/UIPickerView.swift": ["Date("],
    "Sources/Apple/UIKit/Events/Timer+Selector.swift": ["@unchecked", "Date("],
    "Sources/Fronts/RehearsalCommandLine/Beginning/ProviderTemplates+Safe.swift": ["Task.sleep"],
    "Sources/Apple/UIKit/Storage/UserDefaults.swift": ["nonisolated(unsafe)"],
    "Sources/Fronts/RehearsalTesting/Understudy.swift": ["hashValue"],
    "Sources/Runtime/RehearsalRuntime/VirtualTime.swift": ["@unchecked"],
    "Sources/Apple/UIKit/Networking/URLSession.swift": ["@unchecked", "nonisolated(unsafe)"],
    "Sources/Runtime/VirtualRuntime/TaskMark.swift": ["nonisolated(unsafe)"],
  ]

  @Test(arguments: try ["Sources", "Tests", "Examples"].flatMap { try House.swiftFiles(under: $0) })
  func `names say what a thing is`(file: SourceFile) throws {
    let vague =
      /\b(class|struct|enum|protocol|actor|typealias)\s+(\w*(Manager|Helper|Helpers|Utils|Utilities|Impl))\b/
    for line in file.code {
      // These manage nothing: they are what the system, or Apple, calls them.
      let given = [
        "PasswordManager", "ASCredentialDataManager", "ASCredentialExportManager",
        "ASCredentialImportManager", "ASSettingsHelper",
      ]
      guard let name = line.firstMatch(of: vague)?.output.2, !given.contains(String(name)) else { continue }
      Issue.record("\(line)")
    }
    let name = (file.path as NSString).lastPathComponent
    let isApples = name == "ASSettingsHelper.swift"
    #expect(!name.contains(" ") && !name.contains("Utils") && !name.contains("Part2"))
    #expect(!name.contains("Helper") || isApples)
  }

  @Test(arguments: allowed.keys.filter { !["rehearse", "RewriteObjectiveC"].contains($0) }.sorted())
  func `no type bears its module's name`(room: String) throws {
    for file in try House.swiftFiles(under: #require(House.rooms[room])) {
      let clash = file.code.contains { line in
        ["class", "struct", "enum", "protocol", "actor"].contains { line.contains("\($0) \(room) ") }
      }
      #expect(!clash, "\(file.path)")
    }
  }

  @Test func `the top level holds what belongs there`() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: House.root.path)
    let visible = Set(entries.filter { !$0.hasPrefix(".") })
    #expect(
      visible.isSubset(of: ["Package.swift", "Sources", "Tests", "Examples", "Scenarios", "README.md"]))
  }

  @Test func `nothing is left to do in the code`() throws {
    for file in try ["Sources", "Examples"].flatMap({ try House.swiftFiles(under: $0) }) {
      #expect(!file.lines.contains { $0.contains("TODO") || $0.contains("FIXME") }, "\(file.path)")
    }
  }
}
