import Rehearsal

/// What the providers of these tests have to give.
enum Drawer {
  static let notes = [
    "1": PasswordCredential(user: "jappleseed", password: "correct horse"),
    "2": PasswordCredential(user: "kim", password: "battery staple"),
  ]

  /// Gives what is asked for; what is not there is taken out of the store first.
  static func give(_ request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    guard let note = notes[identity.recordIdentifier ?? ""] else { return miss(identity, in: context) }
    context.completeRequest(withSelectedCredential: note)
  }

  static func miss(_ identity: CredentialIdentity, in context: ProviderContext) {
    forget(identity, in: context) {
      context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
    } orElse: {
      context.cancelRequest(with: .failed)
    }
  }

  /// Asks whether passwords are to be suggested, and goes on once somebody says so for the first time.
  static func askToSetUp(in context: ProviderContext, _ setUp: @escaping () -> Void) {
    var isTapped = false
    context.show(.label("Suggest passwords?"), .button("Set up"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Set up" else { return context.cancelRequest(with: .userCanceled) }
      context.show(.label("One moment.")) { _ in }
      setUp()
    }
  }

  /// Puts the first of what there is to give into the store, which may be busy.
  static func fill(in context: ProviderContext, then goOn: @escaping (Bool) -> Void) {
    let identity = CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
    update(.save([identity]), attempts: 4, in: context, then: goOn)
  }

  /// Asks the server, and waits for two seconds.
  static func ask(
    _ message: Message, in context: ProviderContext, then goOn: @escaping (ServerAnswer) -> Void
  ) {
    var alarm: ProviderContext.Alarm?
    func hear(_ answer: ServerAnswer) {
      guard let waiting = alarm else { return }
      alarm = nil
      context.cancel(waiting)
      goOn(answer)
    }
    alarm = context.after(.seconds(2)) { hear(.networkError) }
    context.send(message, answer: hear)
  }

  /// Takes an identity out of the store, which may be busy.
  static func forget(
    _ identity: CredentialIdentity?, attempts: Int = 4, in context: ProviderContext,
    then goOn: @escaping () -> Void = {}, orElse giveUp: (() -> Void)? = nil
  ) {
    guard let identity else { return goOn() }
    update(.remove([identity]), attempts: attempts, in: context) { isDone in
      if isDone { goOn() } else { (giveUp ?? goOn)() }
    }
  }

  /// Puts an identity into the store, which may be busy, in the place of what that has of the same user there.
  static func remember(
    _ identity: CredentialIdentity, in context: ProviderContext, then goOn: @escaping (Bool) -> Void
  ) {
    update(.save([identity]), attempts: 4, in: context) { isDone in
      guard isDone else { return goOn(false) }
      context.identityStore.list(of: identity.service, .password) { offered in
        let former = offered.filter {
          $0.user == identity.user && $0.recordIdentifier != identity.recordIdentifier
        }
        if former.isEmpty { return goOn(true) }
        update(.remove(former), attempts: 4, in: context, then: goOn)
      }
    }
  }

  static func update(
    _ update: IdentityStoreUpdate, attempts: Int, in context: ProviderContext,
    then goOn: @escaping (Bool) -> Void
  ) {
    context.identityStore.getState { state in
      guard state.isEnabled, state.supportsIncrementalUpdates || update.isSaving else { return goOn(true) }
      context.identityStore.update(update) { error in
        guard error == .storeBusy, attempts > 1 else { return goOn(error == nil) }
        context.after(.milliseconds(500)) {
          Self.update(update, attempts: attempts - 1, in: context, then: goOn)
        }
      }
    }
  }
}

extension IdentityStoreUpdate {
  fileprivate var isSaving: Bool { if case .save = self { true } else { false } }
}
