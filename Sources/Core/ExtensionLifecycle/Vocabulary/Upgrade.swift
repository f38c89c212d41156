/// The upgrades the system can ask an account modification extension for.
public enum Upgrade: String, Hashable, Sendable, CaseIterable {
  /// A password that the system generates.
  case strongPassword = "strong password"
  /// No password at all.
  case signInWithApple = "Sign in with Apple"
}

/// What sets one upgrade apart from the other; everything else they share.
extension Upgrade {
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

  /// The answer that completes it.
  public var completion: Completion {
    switch self {
    case .strongPassword: .strongPassword
    case .signInWithApple: .signInWithApple
    }
  }

  /// Whether the handler asks Apple for a credential, and may not complete without one.
  public var needsApple: Bool {
    switch self {
    case .strongPassword: false
    case .signInWithApple: true
    }
  }

  /// The upgrade with its words joined by hyphens, as command lines and file names want it.
  public var slug: String {
    String(rawValue.lowercased().map { $0 == " " ? "-" : $0 })
  }
}
