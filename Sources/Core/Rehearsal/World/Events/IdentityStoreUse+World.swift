/// A provider, or the app around it, and the identity store.
extension IdentityStoreUse {
  /// Takes up what a handler asked of its store.
  func happen(in world: inout World, asked question: StoreQuestion) {
    guard world.phone.process.isAlive(question.process) else {
      return world.timeline.next(.effect(.forgetsListeners))
    }
    world.note(
      world.phone.autoFill.identityStore.mistakes(
        in: self, hasAskedState: world.process.provider.hasAskedState))
    if self == .asksState { world.process.provider.hasAskedState = true }
    // A store that is kept beside the one that changes is copied whole.
    let violation = world.request?.details.provision?.provision.violationByRemoving
    let before = violation == nil ? nil : world.phone.autoFill.identityStore
    rememberReplaced(in: &world)
    let answer = answer(in: &world)
    if answer.error == nil, question.attempt == world.process.attempt {
      WrittenIdentities.note(self, in: &world)
    }
    if case .updates = self { world.process.provider.hasMetBusyStore = answer.error == .storeBusy }
    // A store that takes nothing, or shows nothing, lets nobody do anything about news.
    if answer.error != nil || world.phone.autoFill.isLocked { PasskeyNews.excuse(in: &world) }
    if let before { judgeLosses(since: before, in: question.attempt, &world) }
    world.timeline.next(.hands(.storeAnswers(question, answer)))
  }

  /// Keeps in mind what there is before everything goes, where a request is about one identity.
  private func rememberReplaced(in world: inout World) {
    guard case .updates(let update) = self, update.startsOver, world.process.provider.replaced == nil,
      world.request?.isFinished == false, world.request?.details.provision?.provision.isAboutOne == true
    else { return }
    world.process.provider.replaced = Shared(world.phone.autoFill.identityStore.identities)
  }

  /// Looks at what has gone from the store by what the handler of an attempt did.
  private func judgeLosses(since before: IdentityStore, in attempt: Int, _ world: inout World) {
    guard attempt == world.process.attempt, let asked = world.request?.details.provision,
      let violation = asked.provision.violationByRemoving,
      // Who begins anew may well put the rest back.
      violation != .emptiedStore || !isNewBeginning
    else { return }
    let gone = asked.losses(from: before, to: world.phone.autoFill.identityStore)
    let lost = gone + asked.protected(among: removed).filter { !before.contains($0) }
    if !lost.isEmpty { world.note(violation, lost.map(\.user).joined(separator: ", ")) }
  }

  /// What is to be taken out, whether it is there or not: a vault that drops what nobody spoke of has lost that as well.
  private var removed: [CredentialIdentity] {
    if case .updates(.remove(let identities)) = self { identities } else { [] }
  }

  private var isNewBeginning: Bool {
    if case .updates(let update) = self { update.startsOver } else { false }
  }

  /// Answers the app's own code, which may change its store whenever it runs.
  func answerApp(in world: inout World) -> IdentityStoreAnswer {
    if case .updates(let update) = self { world.timeline.record(.app(.updatesIdentities(update))) }
    world.note(world.phone.autoFill.identityStore.mistakes(in: self, hasAskedState: world.app.hasAskedState))
    if self == .asksState { world.app.hasAskedState = true }
    let answer = answer(in: &world)
    if case .updates = self {
      KnownLogins.forgetAll(in: &world)
      world.timeline.record(.system(.autoFill(.appUpdatedStore(answer.error))))
    }
    return answer
  }

  fileprivate func answer(in world: inout World) -> IdentityStoreAnswer {
    switch self {
    case .asksState: return .state(world.phone.autoFill.identityStore.state)
    case .lists(let service, let types):
      let found = world.phone.autoFill.identityStore.identities(
        of: service, types, isDeviceLocked: world.phone.autoFill.isLocked)
      if !found.isEmpty { world.rely(on: [.storedIdentities]) }
      return .identities(found)
    case .updates(let update):
      do throws(IdentityStoreError) {
        try update.happen(in: &world)
        return .done
      } catch {
        return .failed(error)
      }
    }
  }
}

extension Provision {
  /// Whether it is about one identity, and no other: that was picked, is to be made or saved, or is chosen from a list.
  fileprivate var isAboutOne: Bool {
    self == .password || self == .passkey || self == .code || self == .savedPassword
      || self == .passkeyRegistration
      || isList
  }
}

extension IdentityStoreUpdate {
  /// Whether nothing is left of what there was, unless it comes back.
  fileprivate var startsOver: Bool {
    switch self {
    case .removeAll, .replace: true
    case .save, .remove: false
    }
  }

  /// Takes what a script has the app do with its store, which is nobody's mistake.
  func happenInApp(in world: inout World) throws(Problem) {
    guard world.phone.app.isInstalled else { throw .noApp(world.phone.app.name) }
    world.timeline.record(.app(.updatesIdentities(self)))
    KnownLogins.forgetAll(in: &world)
    let error = IdentityStoreUse.updates(self).answer(in: &world).error
    world.timeline.record(.system(.autoFill(.appUpdatedStore(error))))
  }

  fileprivate func happen(in world: inout World) throws(IdentityStoreError) {
    if world.phone.autoFill.isLocked { world.rely(on: [.lockedStoreError]) }
    let (isLocked, error) = (world.phone.autoFill.isLocked, world.phone.profile.autoFill.lockedStoreError)
    try world.phone.autoFill.identityStore.take(self, isDeviceLocked: isLocked, whenLocked: error)
    if !identities.isEmpty { world.rely(on: [.sameIdentity]) }
    guard Ledger.holds("IS-1") else { return }
    if let form = world.phone.autoFill.form { form.offer(in: &world) }
  }
}

extension IdentityStoreAnswer {
  /// What kept an update from being made.
  package var error: IdentityStoreError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
