/// A phone with one app on it whose extension is rehearsed.
///
/// ```swift
/// var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
/// phone.network.faults = [Fault(.losesReply, message: "changePassword")]
/// ```
public struct Phone: Hashable, Sendable {
  /// The app and what its extension declares.
  public var app: InstalledApp
  /// The saved passwords.
  public var keychain: Keychain
  /// What comes of asking Apple.
  public var apple = Apple()
  /// The way to the server.
  public var network = Network()
  /// How contested and assumed rules are read.
  public var profile = Profile()
  /// The strong password the system will generate.
  public var generatedPassword = "rofnyz-4Kovfu-gihzyc"
  /// The app's side of requests made inside it.
  public var controller = Controller()

  /// What the user has in front of them.
  public internal(set) var screen = Screen.elsewhere
  /// The extension's process.
  public internal(set) var process = ExtensionProcess()

  /// What the password manager knows besides the saved passwords.
  public var passwordManager: PasswordManager {
    get { if case .some(let manager) = knowledge { manager } else { PasswordManager() } }
    set { knowledge = newValue == PasswordManager() ? .none : .some(newValue) }
  }
  private var knowledge = PasswordKnowledge.none

  /// Apple's identifier of the user for the app's team.
  public var appleUser: String { apple.user(ofTeam: app.teamIdentifier) }

  /// A phone with an app and saved passwords.
  public init(app: InstalledApp, keychain: Keychain) {
    self.app = app
    self.keychain = keychain
  }

  /// A phone with an app of one domain, and the passwords saved for that domain by user.
  public init(app name: String, domain: String, saved passwords: KeyValuePairs<String, String>) {
    self.init(
      app: InstalledApp(name, domains: [domain]),
      keychain: Keychain(passwords.map { Keychain.Entry($0.key, $0.value, at: ServiceIdentifier(domain)) }))
  }
}

/// What a password manager knows, out of the way, because most phones are copied without anybody looking at it.
private enum PasswordKnowledge: Hashable, Sendable {
  case none
  indirect case some(PasswordManager)
}

/// The controller with which an app asks for an upgrade; it holds both references weakly.
public struct Controller: Hashable, Sendable {
  /// Whether somebody hears how it ended.
  public var hasDelegate = true
  /// Whether the app offers a window to show things in.
  public var hasWindow = true

  /// A controller with a delegate and a window.
  public init() {}
}

/// The process an extension runs in.
public struct ExtensionProcess: Hashable, Sendable {
  /// How many were started so far; the present one has this number.
  public internal(set) var number = 0
  /// What it is doing.
  public internal(set) var state = State.absent

  /// What a process can be doing.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case absent
    case running
    case suspended
  }
}
