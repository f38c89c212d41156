internal import WebAuthn

/// What a provider gives on screen, held against what came of its own question for the owner, be it for a face or for a
/// password that its server knows (PL-17).
enum GuardedCredentials {
  /// What is wrong with giving something now.
  static func mistakes(in provided: Provided, _ request: OpenRequest) -> [Mistake] {
    let isOne = request.hadListed(provided)
    guard provided.isGuarded, request.input.owner.isTurnedAway(fromOneOfMany: isOne) else { return [] }
    return [Mistake(.gaveToUnrecognized)]
  }

  /// The server itself says yes or no to a password: where its user has typed something, it is that.
  static func hear(_ reply: Reply, to message: Message, in world: inout World) {
    guard let user = message["user"], let password = message["password"] else { return }
    let isAccepted = reply.status < 300
    guard isAccepted || reply.status == 401, world.server.accepts(user, password) == isAccepted
    else { return }
    let screens = world.request?.shown.all.count ?? 0
    world.request?.input.owner.hearOfTyped(isAccepted: isAccepted, afterScreens: screens)
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
  var isGuarded: Bool {
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
