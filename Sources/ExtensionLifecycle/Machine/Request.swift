/// What is asked of an extension: one kind of change to one account, from one place.
public struct Request: Hashable, Sendable {
  /// What the account is to become.
  public let kind: Kind
  /// Who asks.
  public let origin: Origin

  /// A request of a kind, from an origin.
  public init(_ kind: Kind, from origin: Origin) {
    self.kind = kind
    self.origin = origin
  }

  /// The kinds of request the system makes of an extension.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A password that the system generates.
    case strongPassword = "strong password"
    /// No password at all.
    case signInWithApple = "Sign in with Apple"
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
}

/// The five calls an account modification extension can receive, under Apple's names.
public enum HandlerCall: String, Hashable, Sendable, CaseIterable {
  /// Change the password with nothing on screen.
  case changePasswordWithoutUserInteraction
  /// Prepare an interface for changing the password.
  case prepareInterfaceToChangePassword
  /// Convert the account with nothing on screen.
  case convertAccountToSignInWithAppleWithoutUserInteraction
  /// Prepare an interface for converting the account.
  case prepareInterfaceToConvertAccountToSignInWithApple
  /// The user tapped Cancel; give in.
  case cancelRequest
}

/// What sets one kind of request apart from the others; everything else they share.
extension Request.Kind {
  /// The call that begins the request, with nothing on screen.
  public var silentCall: HandlerCall {
    switch self {
    case .strongPassword: .changePasswordWithoutUserInteraction
    case .signInWithApple: .convertAccountToSignInWithAppleWithoutUserInteraction
    }
  }

  /// The call that has the extension prepare its interface.
  public var preparingCall: HandlerCall {
    switch self {
    case .strongPassword: .prepareInterfaceToChangePassword
    case .signInWithApple: .prepareInterfaceToConvertAccountToSignInWithApple
    }
  }

  /// Whether the handler asks Apple for a credential, and may not complete without one.
  public var needsApple: Bool {
    switch self {
    case .strongPassword: false
    case .signInWithApple: true
    }
  }

  /// The kind with its words joined by hyphens, as command lines and file names want it.
  public var slug: String {
    String(rawValue.lowercased().map { $0 == " " ? "-" : $0 })
  }
}
