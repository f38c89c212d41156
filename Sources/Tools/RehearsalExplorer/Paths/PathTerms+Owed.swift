import Rehearsal

/// What is owed to whoever asks, by what the happy path showed.
extension PathTerms {
  /// Whether a request is to pick what was offered from the first, and gets it where nothing deviates.
  func owesPick(_ number: Int) -> Bool { isOfAutoFill && offersOwed[number - 1] != nil }

  /// Who is picked once more in the happy path, got what they wanted the first time, and was not in what came between:
  /// news of others, others who were picked, and passwords of others that were saved.
  func user(repeating number: Int, in progress: PathProgress) -> String? {
    guard owed == nil, isOfAutoFill, number > 1, !progress.events.contains(.deviated),
      case .user(.autoFill(.picks(let user, _)))? = requests[number - 1].last,
      let earlier = requests[..<(number - 1)].lastIndex(of: requests[number - 1]),
      progress.fulfilled.contains(earlier + 1)
    else { return nil }
    let between = requests[(earlier + 1)..<(number - 1)].joined()
    let own = situation.phone.autoFill.identityStore.identities.filter { $0.user == user }
    return between.contains(where: \.changesVault) && between.allSatisfy { $0.leaves(user, own) } ? user : nil
  }

  /// What was offered from the first of those who are picked, and are filled in where nothing deviates, by the place of
  /// the request.
  static func offers(
    owed: HappyRequests, by requests: [[Step]], in situation: Situation
  ) -> [Int: [CredentialIdentity]] {
    var offers: [Int: [CredentialIdentity]] = [:]
    for (place, steps) in requests.enumerated() where owed.contains(place + 1) {
      guard case .user(.autoFill(.picks(let user, _)))? = steps.last else { continue }
      let identities = situation.phone.autoFill.identityStore.identities.filter { $0.user == user }
      if !identities.isEmpty { offers[place] = identities }
    }
    return offers
  }
}

extension Step {
  /// Whether a provider is told of something that it keeps or drops.
  fileprivate var changesVault: Bool {
    switch self {
    case .autoFill(.reports), .user(.autoFill(.saves)): true
    default: false
    }
  }

  /// Whether it is about somebody else, or takes nothing from a user who was offered so much from the first.
  fileprivate func leaves(_ user: String, _ own: [CredentialIdentity]) -> Bool {
    switch self {
    case .autoFill(.reports(.unusedPassword(let another, _))): another != user
    case .autoFill(.reports(.acceptedPasskeys(let accepted, let handle, _))):
      own.allSatisfy { identity in
        guard case .passkey(let credentialID, handle) = identity.kind else { return true }
        return accepted.contains(credentialID)
      }
    case .user(.autoFill(.saves(let saved))): saved.credential.user != user
    case .user(.autoFill(.focuses)), .user(.autoFill(.picks)): true
    default: false
    }
  }
}
