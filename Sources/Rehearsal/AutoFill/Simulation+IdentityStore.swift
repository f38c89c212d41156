/// A handler and its identity store.
extension Simulation {
  /// Takes what a handler asks of its store, once its call has returned.
  func use(
    _ use: IdentityStoreUse, from context: HandlerContext, _ answer: @escaping (IdentityStoreAnswer) -> Void
  ) {
    guard isAlive(context) else { return }
    record(.handler(.usesStore(use)))
    context.noteWork(whileLoading: "turned to its identity store")
    let number = memory?.hear(use) ?? 0
    let question = StoreQuestion(
      process: context.process, attempt: context.attempt, number: number, completion: answer)
    schedule(.used(use, question))
  }

  func take(_ use: IdentityStoreUse, _ question: StoreQuestion) {
    guard question.process == phone.process.number, phone.process.state != .absent else { return }
    judge(use, hasAskedState: &providerRecord.hasAskedState)
    // Because a store that is kept beside the one that changes is copied whole.
    let before = violationByRemoving == nil ? nil : phone.autoFill.identityStore
    let answer = answer(to: use)
    if let before { judgeLosses(since: before, in: question.attempt) }
    deliver(.storeAnswers(question, answer))
  }

  /// Takes what a script has the app do with its store, which is nobody's mistake.
  func updateIdentities(_ update: IdentityStoreUpdate) throws(Problem) {
    guard phone.app.isInstalled else { throw .noApp(phone.app.name) }
    record(.app(.updatesIdentities(update)))
    record(.system(.autoFill(.appUpdatedStore(answer(to: .updates(update)).error))))
  }

  /// Answers the app's own code, which may change its store whenever it runs.
  func answerApp(_ use: IdentityStoreUse) -> IdentityStoreAnswer {
    if case .updates(let update) = use { record(.app(.updatesIdentities(update))) }
    if let app { judge(use, hasAskedState: &app.hasAskedState) }
    let answer = answer(to: use)
    if case .updates = use { record(.system(.autoFill(.appUpdatedStore(answer.error)))) }
    return answer
  }

  private func answer(to use: IdentityStoreUse) -> IdentityStoreAnswer {
    switch use {
    case .asksState: return .state(phone.autoFill.identityStore.state)
    case .lists(let service, let types):
      return .identities(
        phone.autoFill.identityStore.identities(
          of: service, types, isDeviceLocked: phone.autoFill.isLocked))
    case .updates(let update):
      do throws(IdentityStoreError) {
        try updateStore(update)
        return .done
      } catch {
        return .failed(error)
      }
    }
  }

  func updateStore(_ update: IdentityStoreUpdate) throws(IdentityStoreError) {
    if phone.autoFill.isLocked { rely(on: [.lockedStoreError]) }
    try phone.autoFill.identityStore.take(
      update, isDeviceLocked: phone.autoFill.isLocked, whenLocked: phone.profile.lockedStoreError)
    if !update.identities.isEmpty { rely(on: [.sameIdentity]) }
    if let form = phone.autoFill.form { offer(for: form) }
  }

  func hand(_ answer: IdentityStoreAnswer, to question: StoreQuestion) {
    record(.system(.autoFill(.storeAnswered(answer))))
    notice(.answer, .storeAnswer(answer, to: question.number)) { answer.combine(into: &$0) }
    question.completion(answer)
  }
}

extension IdentityStoreAnswer {
  /// What kept an update from being made.
  package var error: IdentityStoreError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
