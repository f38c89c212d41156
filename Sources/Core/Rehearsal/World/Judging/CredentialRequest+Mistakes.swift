/// What the machine cannot see of a credential provider's mistakes, because it takes values to see it.
extension CredentialRequest {
  /// What was given, held against what was asked for.
  func mistakes(in provided: Provided) -> [Mistake] {
    guard let identity else { return [] }
    switch provided {
    case .password(let credential) where credential.user != identity.user:
      return [Mistake(.providedForAnother, "\(credential.user) instead of \(identity.user)")]
    case .passkey(let credentialID, _, _, _):
      guard case .passkey(credentialID: let asked, _) = identity.kind, asked != credentialID else {
        return []
      }
      return [Mistake(.providedForAnother, "\(credentialID) instead of \(asked)")]
    case .password, .newPasskey, .code, .text, .savedPassword, .generatedPasswords, .configuration: return []
    }
  }
}

extension OpenRequest {
  /// What is wrong with giving something now: a list waits for the user, and nothing is shown in vain.
  func mistakesInChoosing(_ asked: CredentialRequest) -> [Mistake] {
    (asked.provision.isList && !input.isAny ? [Mistake(.answeredForUser)] : []) + mistakesInShowing
  }

  /// What a provider's store should say when a request is over, and what a provider should not.
  func mistakes(inKeeping store: IdentityStore, _ asked: CredentialRequest) -> [Mistake] {
    var mistakes: [Mistake] = []
    if let identity = asked.identity, asked.provision.isOffered,
      answer.error?.cancellation(of: request.kind) == .identityNotFound, store.contains(identity)
    {
      mistakes.append(Mistake(.keptStaleIdentity, identity.user))
    }
    // Of those that were named it may have some that its store does not have.
    if asked.demand?.excluded.isEmpty == true, answer.error?.isMatchedExcluded == true {
      mistakes.append(Mistake(.saidExcluded))
    }
    if let saved = asked.savedPassword, answer.provided == .savedPassword, store.state.isEnabled,
      !store.identities.contains(where: { $0.isSuggested(for: saved, asked) })
    {
      mistakes.append(Mistake(.leftStoreBehind, saved.credential.user))
    }
    if asked.savedPassword?.occasion == .generatedPasswordWasFilled, !shown.isEmpty {
      mistakes.append(Mistake(.askedAfterGenerating))
    }
    return mistakes
  }
}

/// What a provider does again and again.
extension World {
  /// Notes a message; work that an earlier request did in the same process is done twice.
  mutating func noteRepetition(of message: Message) {
    guard request?.isForProvider == true, process.provider.doneBefore.contains(message),
      !process.provider.hasNotedRepetition
    else { return }
    process.provider.hasNotedRepetition = true
    note(.redidWork, message.name)
  }
}

extension CredentialIdentity {
  /// Whether it brings a saved password up where that was typed.
  fileprivate func isSuggested(
    for saved: CredentialRequest.SavedPassword, _ request: CredentialRequest
  ) -> Bool {
    guard kind == .password, user == saved.credential.user else { return false }
    return request.services.isEmpty || Form(services: request.services).fits(service)
  }
}

extension Interface {
  /// The names under which a user looks for the way out (AS-30).
  private static let waysOut: Set<String> = ["Cancel", "Close", "Done", "Not Now"]

  var offersCancel: Bool {
    buttons.contains {
      (Self.waysOut.contains($0) && Ledger.holds("AS-30")) && isEnabled($0) == true
    }
  }

  /// Whether there is something to tap that is no way out.
  var leadsOn: Bool { buttons.contains { !Self.waysOut.contains($0) } }
}
