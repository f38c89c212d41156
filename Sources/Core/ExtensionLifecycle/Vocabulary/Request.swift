/// What is asked of an extension, and from where.
public struct Request: Hashable, Sendable {
  /// What is asked.
  public let kind: Kind
  /// Who asks.
  public let origin: Origin

  /// A request of a kind, from an origin.
  public init(_ kind: Kind, from origin: Origin) {
    self.kind = kind
    self.origin = origin
  }

  /// A request to upgrade an account.
  public init(_ upgrade: Upgrade, from origin: Origin) {
    self.init(.upgrade(upgrade), from: origin)
  }

  /// A request to a credential provider; where it comes from follows from what it is.
  public init(_ provision: Provision) {
    self.init(.provision(provision), from: provision.origin)
  }

  /// The two extension points, and what each is asked for.
  public enum Kind: Hashable, Sendable {
    /// Asked of an account modification extension.
    case upgrade(Upgrade)
    /// Asked of a credential provider extension.
    case provision(Provision)
  }
}

/// The place a request comes from.
public enum Origin: String, Hashable, Sendable, CaseIterable {
  /// The list of security recommendations.
  case recommendation = "a security recommendation"
  /// The page of a saved password.
  case settings = "Settings"
  /// The prompt after signing in with a weak or breached password.
  case signInPrompt = "the sign-in prompt"
  /// The app itself, through its controller.
  case app = "the app"
  /// The keyboard or the sheet over a form that wants to be filled.
  case form = "a form"
  /// The system itself, while the user does something else.
  case background = "the background"

  /// The places from which a user starts an upgrade.
  public static let ofUpgrades: [Origin] = [.recommendation, .settings, .signInPrompt]
}

extension Request {
  /// What the request is called, after “a request for” or a colon.
  public var name: String {
    switch kind {
    case .upgrade(let upgrade): upgrade.rawValue
    case .provision(let provision): provision.rawValue
    }
  }

  /// The upgrade it asks for, if it asks for one.
  public var upgrade: Upgrade? {
    if case .upgrade(let upgrade) = kind { upgrade } else { nil }
  }

  /// What it asks a credential provider for, if it does.
  public var provision: Provision? {
    if case .provision(let provision) = kind { provision } else { nil }
  }
}
