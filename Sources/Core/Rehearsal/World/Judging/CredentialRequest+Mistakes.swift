/// What the machine cannot see of a credential provider's mistakes, because it takes values to see it.
extension CredentialRequest {
  /// What was given, held against what was asked for; whom the app has given another name in the meantime has that.
  func mistakes(in provided: Provided, _ world: World) -> [Mistake] {
    guard let identity else { return [] }
    switch provided {
    case .password(let credential) where credential.user != identity.user:
      guard !AppUpkeep.mayHaveRenamed(identity, to: credential.user, in: world) else { return [] }
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

  /// What is wrong with a password for whoever has just tapped on somebody: both have one, and it is the other's.
  func mistakes(inGiving provided: Provided, of store: IdentityStore) -> [Mistake] {
    guard case .password(let credential) = provided, let named = input.named.first,
      !input.named.contains(credential.user), store.knows(credential.user)
    else { return [] }
    return [Mistake(.gaveAnotherThanTapped, "\(credential.user) instead of \(named)")]
  }

  /// What a provider's store should say when a request is over, and what a provider should not; a store that was busy could
  /// not be told.
  func mistakes(
    inKeeping store: IdentityStore, _ asked: CredentialRequest, _ record: ProviderRecord,
    _ judgement: Judgement
  ) -> [Mistake] {
    var mistakes = record.replaced.map { mistakesInReplacing($0.value, by: store, asked) } ?? []
    if let identity = asked.identity, asked.provision.isOffered,
      answer.error?.cancellation(of: request.kind) == .identityNotFound, store.contains(identity)
    {
      let kept = judgement.hasVaultChanged ? Violation.keptStaleIdentity : .keptUnknownIdentity
      mistakes.append(Mistake(record.hasMetBusyStore ? .gaveUpOnBusyStore : kept, identity.user))
    }
    // Whoever is set up has offered what they have, unless they remember for later that the store was busy.
    if answer.provided == .configuration, record.hasMetBusyStore {
      mistakes.append(Mistake(.gaveUpOnBusyStore, "set up"))
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
    if asked.savedPassword?.occasion == .generatedPasswordWasFilled, !shown.all.isEmpty {
      mistakes.append(Mistake(.askedAfterGenerating))
    }
    return mistakes + mistakesInGivingUp(record)
  }

  /// Nobody could be asked for a face yet, and the request was given up for that: nothing else was tried (PL-19).
  private func mistakesInGivingUp(_ record: ProviderRecord) -> [Mistake] {
    let error = answer.error?.cancellation(of: request.kind)
    guard input.owner.hasAskedNobody, !hasShownInterface, error == .userCanceled || error == .failed,
      record.doneNow.isEmpty, !record.hasMetBusyStore
    else { return [] }
    return [Mistake(.gaveUpBeforeAsking)]
  }
}

extension OpenRequest {
  /// What is wrong with a store that was replaced for the sake of one identity: of some kind nothing else is left of it, or
  /// what was just given is not.
  ///
  /// Who fails or wants the interface may have found out that nothing can be filled in any more.
  private func mistakesInReplacing(
    _ before: [CredentialIdentity], by store: IdentityStore, _ asked: CredentialRequest
  ) -> [Mistake] {
    let isAboutOne =
      answer.provided != nil || answer.error?.cancellation(of: request.kind) == .identityNotFound
    let others = before.filter {
      $0.user != asked.identity?.user
        || asked.provision != .passkeyRegistration && $0.service != asked.identity?.service
    }
    guard isAboutOne, store.state.isEnabled else { return [] }
    let left = store.identities
    func isLeft(_ identity: CredentialIdentity) -> Bool {
      left.contains {
        $0.user == identity.user && $0.service.formHost == identity.service.formHost
          && $0.kind.type == identity.kind.type
      }
    }
    let isGiven = answer.provided != nil && asked.provision.isOffered
    let kinds = Set(others.filter(isLeft).map(\.kind.type.rawValue))
    let lost =
      before.filter { isGiven && $0 == asked.identity && !isLeft($0) }
      + others.filter { !kinds.contains($0.kind.type.rawValue) }
    return lost.isEmpty ? [] : [Mistake(.emptiedStore, lost.map(\.user).joined(separator: ", "))]
  }
}

/// What a provider does again and again.
extension World {
  /// Notes a message; work that an earlier request did in the same process is done twice, unless somebody has just typed what
  /// it is about.
  mutating func noteRepetition(of message: Message) {
    guard request?.isForProvider == true, process.provider.doneBefore.contains(message),
      !process.provider.hasNotedRepetition, request?.input.isTyped == false
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
    return request.services.isEmpty || Form(at: request.services).fits(service)
  }
}
