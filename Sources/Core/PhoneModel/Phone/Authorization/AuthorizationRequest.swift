/// Something that an app asks the system for, to sign its user in or to give them a passkey.
public enum AuthorizationRequest: Hashable, Sendable {
  /// A saved password.
  case password
  /// A sign-in with a passkey, as the app's server demands it.
  indirect case passkey(PasskeyDemand)
  /// A new passkey for a user name; one that is made by the way shows nothing (AU-4).
  indirect case newPasskey(PasskeyDemand, user: String)
  /// An account with a passkey, for whoever fills in the system's form (AU-23).
  indirect case newAccount(PasskeyDemand, AccountWish)
  /// A sign-in with Apple.
  case appleID(AppleIDRequest)
}

/// What an app asks of Apple, where its user signs in with it.
public struct AppleIDRequest: Hashable, Sendable {
  /// What it would like to know of the user.
  public let scopes: [AppleCredential.Scope]
  /// What comes back as it is.
  public let state: String?
  /// What comes back in the identity token.
  public let nonce: String?

  /// A sign-in with Apple that asks for nothing unless it says so.
  public init(scopes: [AppleCredential.Scope] = [], state: String? = nil, nonce: String? = nil) {
    (self.scopes, self.state, self.nonce) = (scopes, state, nonce)
  }
}

/// Everything that an app asks for at once, and how.
public struct AuthorizationAsk: Hashable, Sendable {
  /// What would do, each of them.
  public let requests: [AuthorizationRequest]
  /// How it is asked.
  public let manner: Manner

  /// How an app asks.
  public enum Manner: String, Hashable, Sendable, CaseIterable {
    /// With a sheet, whatever there is.
    case modally
    /// With a sheet, where there is anything on this device (AU-2).
    case forWhatIsThere = "for what is there"
    /// With nothing but what comes up over the keyboard (AU-8).
    case overTheKeyboard = "over the keyboard"
  }
}

/// What counts of it.
extension AuthorizationAsk {
  package func combine(into mark: inout Fingerprint, telling: (inout Fingerprint) -> Void) {
    _ = Self.init(requests:manner:)
    telling(&mark)
    mark.passOver((requests, manner), because: "the line that tells of it has both")
  }
}

extension AuthorizationAsk {
  /// So many requests at once.
  public init(_ requests: [AuthorizationRequest], _ manner: Manner = .modally) {
    self.init(requests: requests, manner: manner)
  }

  /// What is demanded of a passkey that signs in.
  package var signIn: PasskeyDemand? {
    for case .passkey(let demand) in requests { return demand }
    return nil
  }

  /// What is demanded of a new passkey, and for whom.
  package var registration: (demand: PasskeyDemand, user: String)? {
    for case .newPasskey(let demand, let user) in requests { return (demand, user) }
    return nil
  }

  /// What is demanded of the passkey of a new account, and what the app would like to know.
  package var newAccount: (demand: PasskeyDemand, wish: AccountWish)? {
    for case .newAccount(let demand, let wish) in requests { return (demand, wish) }
    return nil
  }

  /// What is asked of Apple.
  package var appleID: AppleIDRequest? {
    for case .appleID(let request) in requests { return request }
    return nil
  }

  /// Whether a passkey is to be made with nothing on screen.
  package var isByTheWay: Bool { registration?.demand.isConditional == true }

  /// Every demand of a passkey.
  package var demands: [PasskeyDemand] {
    [signIn, registration?.demand, newAccount?.demand].compactMap(\.self)
  }
}

extension AuthorizationAsk {
  /// What is asked, each demand with the number that its server has for it.
  package func naming(_ number: ([UInt8]) -> Int?) -> AuthorizationAsk {
    AuthorizationAsk(
      requests.map { request in
        switch request {
        case .password, .appleID: request
        case .passkey(let demand): .passkey(demand.numbered(number(demand.challenge)))
        case .newPasskey(let demand, let user):
          .newPasskey(demand.numbered(number(demand.challenge)), user: user)
        case .newAccount(let demand, let wish):
          .newAccount(demand.numbered(number(demand.challenge)), wish)
        }
      }, manner)
  }
}
