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
    schedule(.used(use, StoreQuestion(process: context.process, number: number, completion: answer)))
  }

  func take(_ use: IdentityStoreUse, _ question: StoreQuestion) {
    guard question.process == phone.process.number, phone.process.state != .absent else { return }
    judge(use)
    deliver(.storeAnswers(question, answer(to: use)))
  }

  /// Answers the app, which may change its store whenever it runs.
  func answerApp(_ use: IdentityStoreUse) -> IdentityStoreAnswer {
    guard case .updates(let update) = use else { return answer(to: use) }
    record(.app(.updatesIdentities(update)))
    let answer = answer(to: use)
    record(.system(.autoFill(.appUpdatedStore(answer.error))))
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
