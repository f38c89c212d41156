internal import WebAuthn

/// What a provider gives on screen, held against what came of its own question for the owner (PL-17).
enum GuardedCredentials {
  /// What is wrong with giving something now.
  static func mistakes(in provided: Provided, _ request: OpenRequest) -> [Mistake] {
    let isOne = request.hadListed(provided)
    guard provided.isGuarded, request.input.owner.isTurnedAway(fromOneOfMany: isOne) else { return [] }
    return [Mistake(.gaveToUnrecognized)]
  }
}

extension OpenRequest {
  /// Whether something could be tapped before anybody was asked who they are; of what has no name nobody knows.
  fileprivate func hadListed(_ provided: Provided) -> Bool {
    let before = shown.all.prefix(input.owner.screensBefore)
    guard case .password(let credential) = provided else { return !before.isEmpty }
    return before.contains { $0.names(credential.user) }
  }
}

extension Provided {
  /// Whether it is for the owner alone; who signs without saying that somebody was verified claims nothing.
  fileprivate var isGuarded: Bool {
    switch self {
    case .password, .code, .text: true
    case .passkey(_, _, _, let proof): proof?.claimsVerification == true
    case .newPasskey(_, _, let proof): proof?.flags?.contains(.userVerified) == true
    case .savedPassword, .generatedPasswords, .configuration: false
    }
  }
}

extension AssertionProof {
  fileprivate var claimsVerification: Bool {
    (try? AuthenticatorData(authenticatorData).flags.contains(.userVerified)) == true
  }
}
