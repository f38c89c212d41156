import Rehearsal

/// The name of a new package and its module.
struct ModuleName {
  let text: String

  /// Why a name cannot be one.
  struct Unfit: Error {
    let reason: String
  }

  init(_ text: String) throws(Unfit) {
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isWord, let first = text.first, first.isLetter, text.utf8.count <= 64 else {
      throw Unfit(
        reason: "“\(text.short)” is no name for a module: letters, digits and _, a letter first, 64 at most.")
    }
    let taken = Self.ours + Self.systems
    if let other = taken.first(where: { $0.lowercased() == text.lowercased() }) {
      throw Unfit(reason: "there is a module “\(other)” already; no two in a package can be called alike.")
    }
    if Self.keywords.contains(text) { throw Unfit(reason: "“\(text)” is a word of Swift's own.") }
    self.text = text
  }

  /// The name as commands and files have it.
  var slug: String { text.lowercased().replacing("_", with: "-") }

  /// The modules that come with Rehearsal's products.
  static let ours = [
    "AuthenticationServices", "CInterposition", "Combine", "CommonCrypto", "CryptoKit", "Cryptography",
    "Designs",
    "Documents",
    "ExtensionLifecycle",
    "Faults", "FieldBugs",
    "Flows",
    "Gallery", "Gherkin", "LocalAuthentication", "MobileCoreServices", "OSLog",
    "ObjectiveCRewriting", "PasswordStrength",
    "PasswordRules", "PhoneModel", "ProcessIsolation", "Rehearsal",
    "RehearsalCommandLine",
    "RehearsalConfiguration", "RehearsalExplorer", "RehearsalIsolation", "RehearsalReports",
    "RehearsalRuntime",
    "RehearsalScenarios",
    "RehearsalTesting", "SafariServices", "Security", "Shiny", "Shipped", "Stories", "UIKit",
    "UniformTypeIdentifiers",
    "Vaults", "VirtualRuntime", "WebAuthn", "WebKit", "_Testing_UIKit", "os", "rehearse", "rewrite",
  ]

  /// Those of the toolchain that a handler or its tests may import, and the types beside the handler.
  private static let systems = [
    "AccountOwner", "AccountService", "AccountSettings", "CodeForm", "Dispatch", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
    "PackageDescription",
    "Program", "Safe", "SafeScreen", "Swift", "Synchronization", "Testing", "XCTest",
  ]

  private static let keywords = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]
}
