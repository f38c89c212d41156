import Rehearsal

/// What can stand in the gaps of sentences: the cases of the phone's own types.
extension Upgrade: Spoken {
  static let gap = "upgrade"
  var words: String { article }
}

extension Origin: Spoken {
  static let gap = "place"
  static var spoken: [Origin] { ofUpgrades }
}

extension Containers.Owner: Spoken { static let gap = "owner" }

extension Apple.Reachability: Spoken { static let gap = "reachability" }

extension AccountServer.Effect: Spoken { static let gap = "effect" }

extension SystemIntervention: Spoken { static let gap = "intervention" }

extension NetworkChange: Spoken { static let gap = "network change" }

extension ExtensionError.Code: Spoken {
  static let gap = "code"
  var words: String { "\(self)" }
}

extension Platform: Spoken { static let gap = "platform" }

extension PasswordManager.AccountType: Spoken { static let gap = "account type" }

extension AppleCredentialState: Spoken {
  static let gap = "credential state"

  var words: String {
    switch self {
    case .revoked: "revoked"
    case .authorized: "authorized"
    case .notFound: "not found"
    case .transferred: "transferred"
    }
  }
}

extension ProviderList: Spoken { static let gap = "list" }

extension CredentialRequest.SavedPassword.Occasion: Spoken {
  static let gap = "saving"

  var words: String {
    switch self {
    case .userAsked: "saves the"
    case .formWentAway: "signs up with the"
    case .generatedPasswordWasFilled: "signs up with the generated"
    }
  }
}

extension AutoFill.Authentication: Spoken { static let gap = "means" }

extension SystemVersion: Spoken { static let gap = "system" }

extension Profile.Build: Spoken { static let gap = "build" }
