/// A phone with one app on it whose extension is rehearsed.
///
/// ```swift
/// var phone = Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"])
/// phone.network.faults = [Fault(.losesReply, message: "changePassword")]
/// ```
public struct Phone: Hashable, Sendable {
  /// The app and what its extension declares.
  @inlinable public var app: InstalledApp {
    get { installation.app }
    set { installation = Installation(app: newValue) }
  }
  @usableFromInline var installation: Installation
  /// The saved passwords.
  public var keychain: Keychain
  /// What comes of asking Apple.
  public var apple = Apple()
  /// The way to the server.
  public var network = Network()
  /// How contested and assumed rules are read.
  public var profile = Profile()
  /// The app's side of requests made inside it.
  public var controller = Controller()

  /// What the user has in front of them.
  public package(set) var screen = Screen.elsewhere
  /// Whether Notification Center is in front of that.
  public package(set) var isCovered = false
  /// Whether the user has approved Apple's sheet, and its answer is on its way.
  package var isSheetAnswered = false
  /// The extension's process.
  public package(set) var process = ExtensionProcess()
  /// The strong passwords it generates.
  var strongPasswords = StrongPasswords()

  /// What the password manager knows besides the saved passwords.
  @inlinable public var passwordManager: PasswordManager {
    get { if case .some(let manager) = knowledge { manager } else { PasswordManager() } }
    set { knowledge = newValue == PasswordManager() ? .none : .some(newValue) }
  }
  @usableFromInline var knowledge = PasswordKnowledge.none

  /// The domains below which anybody can register one; `nil` where no list of them was given.
  @inlinable public var publicSuffixes: PublicSuffixes? {
    get { if case .some(let manager) = knowledge { manager.publicSuffixes } else { nil } }
    set { passwordManager.publicSuffixes = newValue }
  }

  /// Whether iCloud Keychain fills forms as well.
  @inlinable package var isKeychainFilling: Bool {
    if case .some(let manager) = knowledge { manager.fillsForms } else { false }
  }

  /// What the phone has of AutoFill.
  @inlinable public var autoFill: AutoFill {
    get { if case .some(let autoFill) = filling { autoFill } else { AutoFill() } }
    _modify {
      var autoFill = autoFill
      // An identity store that nobody else holds is changed in place.
      filling = .none
      defer { filling = .some(autoFill) }
      yield &autoFill
    }
  }
  @usableFromInline var filling = AutoFillState.none

  /// What app and extension keep on the phone.
  @inlinable public var containers: Containers {
    get { if case .some(let containers) = keeping { containers } else { Containers() } }
    set { keeping = .some(newValue) }
  }
  @usableFromInline var keeping = ContainersState.none

  /// Whether app or extension ever kept anything, or belong to a group.
  var hasContainers: Bool { if case .some = keeping { true } else { false } }

  /// Whether anything of AutoFill was ever set up or used.
  @inlinable package var hasAutoFill: Bool { if case .some = filling { true } else { false } }
}

extension Phone {
  /// Apple's identifier of the user for the app's team.
  public var appleUser: String { apple.user(ofTeam: app.teamIdentifier) }

  /// A phone with an app and saved passwords.
  public init(app: InstalledApp, keychain: Keychain) {
    installation = Installation(app: app)
    self.keychain = keychain
  }

  /// A phone with an app of one domain, and the passwords saved for that domain by user.
  public init(app name: String, domain: String, saved passwords: KeyValuePairs<String, String>) {
    self.init(
      app: InstalledApp(name, domains: [domain]),
      keychain: Keychain(passwords.map { Keychain.Entry($0.key, $0.value, at: ServiceIdentifier(domain)) }))
  }
}

/// What counts of a phone.
extension Phone {
  package mutating func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        installation:keychain:apple:network:profile:controller:screen:isCovered:isSheetAnswered:process:
        strongPasswords:knowledge:filling:keeping:)
    installation.app.combine(into: &mark)
    mark.combine(keychain.mark())
    apple.combine(into: &mark)
    network.combine(into: &mark)
    controller.combine(into: &mark)
    screen.combine(into: &mark)
    mark.combine(isCovered)
    mark.combine(isSheetAnswered)
    process.combine(into: &mark)
    strongPasswords.combine(into: &mark)
    if case .some(let manager) = knowledge { manager.combine(into: &mark) }
    if case .some(let autoFill) = filling { autoFill.combine(into: &mark) }
    if case .some(let containers) = keeping { containers.combine(into: &mark) }
    mark.passOver(profile, because: "nothing that happens changes how a phone is set up")
  }
}

/// The app, out of the way, because a search copies phones by the million and hardly ever changes their app.
@usableFromInline final class Installation: Hashable, Sendable {
  @usableFromInline let app: InstalledApp

  @usableFromInline init(app: InstalledApp) {
    self.app = app
  }

  @usableFromInline static func == (one: Installation, other: Installation) -> Bool {
    one === other || one.app == other.app
  }

  @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(app) }
}

/// What a password manager knows, out of the way, because most phones are copied without anybody looking at it.
@usableFromInline enum PasswordKnowledge: Hashable, Sendable {
  case none
  indirect case some(PasswordManager)
}

/// What AutoFill has, out of the way of phones without it.
@usableFromInline enum AutoFillState: Hashable, Sendable {
  case none
  indirect case some(AutoFill)
}

/// What is kept, out of the way of phones that keep nothing.
@usableFromInline enum ContainersState: Hashable, Sendable {
  case none
  indirect case some(Containers)
}

/// The controller with which an app asks for an upgrade; it holds both references weakly.
public struct Controller: Hashable, Sendable {
  /// Whether somebody hears how it ended.
  public var hasDelegate: Bool
  /// Whether the app offers a window to show things in.
  public var hasWindow: Bool
}

extension Controller {
  /// A controller with a delegate and a window.
  public init() {
    self.init(hasDelegate: true, hasWindow: true)
  }

  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(hasDelegate:hasWindow:)
    mark.combine(hasDelegate)
    mark.combine(hasWindow)
  }
}

/// The process an extension runs in.
public struct ExtensionProcess: Hashable, Sendable {
  /// How many were started so far; the present one has this number.
  public package(set) var number = 0
  /// What it is doing.
  public package(set) var state = State.absent

  /// What a process can be doing.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// There is none, or it has ended.
    case absent
    /// It runs.
    case running
    /// It stands still, and so does everything in it.
    case suspended
  }
}

extension ExtensionProcess {
  /// Whether code of a process can be running at all: it must be the one that is there.
  @inlinable package func isAlive(_ number: Int) -> Bool { state != .absent && self.number == number }

  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(number:state:)
    mark.combine(number)
    mark.combine(state.rawValue)
  }
}
