/// Everything that happened in a rehearsal: what reports print, tests expect and searches judge.
public struct Trace: Hashable, Sendable {
  /// What there was before anything happened.
  public let setting: Setting
  /// What happened, in order.
  public internal(set) var entries: [Entry]
  /// What there was when it was over.
  public internal(set) var ending: Ending

  // In place, because an ending is copied otherwise for every rehearsal that ends.
  @inline(__always)
  package init(setting: Setting, entries: [Entry], ending: Ending) {
    self.setting = setting
    self.entries = entries
    self.ending = ending
  }

  /// One thing that happened.
  public struct Entry: Hashable, Sendable {
    /// When.
    public let instant: Instant
    /// What.
    public let event: TraceEvent

    package init(instant: Instant, event: TraceEvent) {
      self.instant = instant
      self.event = event
    }
  }

  /// The world before a rehearsal, as far as a reader needs it.
  public struct Setting: Hashable, Sendable {
    /// The app's name.
    public let app: String
    /// The saved passwords.
    public let keychain: Keychain
    /// The server's accounts.
    public let accounts: [Account]

    package init(app: String, keychain: Keychain, accounts: [Account]) {
      self.app = app
      self.keychain = keychain
      self.accounts = accounts
    }
  }

  /// The world after a rehearsal.
  public struct Ending: Hashable, Sendable {
    /// When it ended.
    public internal(set) var instant: Instant
    /// The saved passwords.
    public internal(set) var keychain: Keychain
    /// The server's accounts.
    public internal(set) var accounts: [Account]
    /// What the credential provider has come to; `nil` where the handler upgrades accounts.
    public internal(set) var provider: Provider?
    /// What the user sees.
    public internal(set) var screen: Screen
    /// What should not be there any more.
    public internal(set) var leftovers: [Leftover]
    /// Who can no longer sign in with what the phone remembers.
    public internal(set) var lockOuts: [LockOut]
    /// Why it ended before the script did, if so.
    public internal(set) var stop: Stop?

    @inline(__always)
    package init(
      instant: Instant = .start, keychain: Keychain, accounts: [Account], provider: Provider? = nil,
      screen: Screen = .elsewhere, leftovers: [Leftover] = [], lockOuts: [LockOut] = [], stop: Stop? = nil
    ) {
      self.instant = instant
      self.keychain = keychain
      self.accounts = accounts
      self.provider = provider
      self.screen = screen
      self.leftovers = leftovers
      self.lockOuts = lockOuts
      self.stop = stop
    }
  }
}

extension Trace {
  /// A credential provider after a rehearsal.
  public struct Provider: Hashable, Sendable {
    /// Whether the user has it switched on.
    public let isEnabled: Bool
    /// The identities in its store.
    public let identities: [CredentialIdentity]

    package init(isEnabled: Bool, identities: [CredentialIdentity]) {
      self.isEnabled = isEnabled
      self.identities = identities
    }
  }
}

/// Something still there at the end of a rehearsal.
public enum Leftover: String, Hashable, Sendable, CaseIterable {
  /// Nobody ended it.
  case openRequest = "a request that has not ended"
  /// Nobody took it away.
  case interfaceOnScreen = "the extension's interface on screen"
  /// Nobody answered it.
  case sheetOnScreen = "Apple's sheet on screen"
  /// An app's user never chose, nor canceled.
  case signInSheetOnScreen = "the sheet for signing in on screen"
  /// Nobody came to its end.
  case systemSheetOnScreen = "a sheet of the system's on screen"
  /// An alarm, a message or a task that nobody waits for.
  case pendingWork = "work that is still to come"
  /// No step came in which it could have.
  case openWish = "work that was to go out of its turn and had no step to do so"
  /// No request came to its second call.
  case openEnd = "an end of the process between two calls, of which there were none"
  /// Nobody sent what it was to happen to.
  case unmetFault = "a fault of the network that met no message"
}

/// Somebody who could sign in before the rehearsal and cannot after it.
public struct LockOut: Hashable, Sendable {
  /// The user.
  public let user: String
  /// What the Keychain still says; `nil` where it let go of the password.
  public let saved: String?
  /// Whether it is a passkey that lets nobody in any more, and no password is left.
  public let isByPasskey: Bool

  package init(user: String, saved: String?, isByPasskey: Bool = false) {
    self.user = user
    self.saved = saved
    self.isByPasskey = isByPasskey
  }
}

/// Why a rehearsal ended before its script did.
public enum Stop: Hashable, Sendable {
  /// So many things happened that the rehearsal gave up; never a success.
  case limit(Int)
  /// The runtime lost control of the handler's work, or the handler of its own.
  indirect case incident(Incident)
  /// The script asked what no phone could do.
  indirect case refusal(Diagnostic)
}

extension Stop: CustomStringConvertible {
  /// Why it stopped, and what to do about it.
  public var description: String {
    switch self {
    case .limit(let steps):
      "\(steps) things happened without an end in sight; something starts itself again and again, or the "
        + "limit is too low"
    case .incident(let incident): "\(incident)"
    case .refusal(let diagnostic): "\(diagnostic)"
    }
  }
}

extension LockOut: CustomStringConvertible {
  /// Who is locked out, and what both sides hold.
  public var description: String {
    if isByPasskey { return "\(user) is locked out: no passkey lets them in, and there is no password" }
    return saved.map { "\(user) is locked out: the Keychain holds “\($0)”, which the server refuses" }
      ?? "\(user) is locked out: the Keychain holds nothing, and the server does not know of Apple"
  }
}
