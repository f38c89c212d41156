import ProcessIsolation
import Rehearsal

/// The static variables of handlers' code, which on a phone every process has of its own.
///
/// They are found by the names that the linker knows them by. A process made from this one notes the values that they
/// have before it plays its first process of an extension, and gives them back before every other.
package enum HandlerStatics {
  /// The modules that are not handlers' code.
  package static let ours = [
    "AuthenticationServices", "Combine", "CommonCrypto", "CryptoKit", "LocalAuthentication",
    "MobileCoreServices", "OSLog", "SafariServices", "Security", "UIKit", "UniformTypeIdentifiers", "WebKit",
    "_Testing_UIKit", "os",
    "ExtensionLifecycle", "PhoneModel", "Rehearsal", "ProcessIsolation", "RehearsalCommandLine",
    "RehearsalIsolation",
    "RehearsalTesting", "RehearsePlugin", "RewriteObjectiveC", "rehearse", "rewrite", "Cryptography",
    "Documents", "Gherkin", "ObjectiveCRewriting", "PasswordRules", "PasswordStrength", "RehearsalRuntime",
    "VirtualRuntime", "RehearsalConfiguration", "RehearsalExplorer", "RehearsalReports",
    "RehearsalScenarios", "WebAuthn",
  ]

  /// Has them begin anew in all processes that are made from this one.
  package static func beginAnew() {
    _ = learnt
  }

  private static let learnt: Void = {
    System.learnStatics(exceptOf: ours)
    ProcessBeginning.prepare { System.beginStaticsAnew() }
  }()

  /// The first that a process found changed, by what it reports; `nil` where it found none.
  static func changed(in report: SharedReport) -> String? {
    report.changedStatic.flatMap(System.nameOfStatic)
  }
}
