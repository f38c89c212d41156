import Rehearsal

/// What it says, whichever way it works.
extension RecipeMind {
  func say(_ answer: Recipe.Answer, in context: HandlerContext, cleaningUp: @escaping (Int) -> Void) {
    guard let answer = allows(answer) else { return }
    switch answer {
    case .cancels(let error): context.cancelRequest(with: Self.errors[error])
    case .presents(let animated): context.present(animated: animated)
    case .completes(let which):
      (context as? RequestContext)?.completeChangePasswordRequest(updatedCredential: credential(which))
    case .completesWithApple: (context as? RequestContext)?.completeUpgradeToSignInWithApple()
    case .cancelsByDefault:
      guard let context = context as? RequestContext else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.cancelRequestByDefault()
    case .gives(let gift, let routine):
      guard let context = context as? ProviderContext else { return }
      give(gift, in: context) { isExpired in
        // After the end it may do what it likes.
        self.hasAnswered = false
        if !isExpired { cleaningUp(routine) }
      }
    }
  }

  private func give(
    _ gift: Recipe.Gift, in context: ProviderContext, cleaningUp: @escaping (Bool) -> Void
  ) {
    guard let request else { return }
    let user = gift == .ofAnother ? "kim" : chosen ?? request.identity?.user ?? "jappleseed"
    guard gift != .ofAnotherKind else {
      return context.completeRequest(withTextToInsert: "text", completionHandler: cleaningUp)
    }
    switch request.provision {
    case .credentialList, .passkeyList, .password:
      context.completeRequest(
        withSelectedCredential: PasswordCredential(user: user, password: "correct horse"),
        completionHandler: cleaningUp)
    case .passkey:
      context.completeAssertionRequest(
        credentialID: gift == .ofAnother ? "key-2" : "key-1", userHandle: "robin-1",
        relyingParty: "shiny.example", completionHandler: cleaningUp)
    case .codeList, .code: context.completeOneTimeCodeRequest(using: "424242", completionHandler: cleaningUp)
    case .text: context.completeRequest(withTextToInsert: user, completionHandler: cleaningUp)
    case .passkeyRegistration, .automaticPasskey:
      context.completeRegistrationRequest(
        credentialID: "key-9", relyingParty: "shiny.example", completionHandler: cleaningUp)
    case .savedPassword: context.completeSavePasswordRequest(completionHandler: cleaningUp)
    case .generatedPasswords, .chosenGeneratedPasswords:
      context.completeGeneratePasswordRequest(results: ["Tin-roof-7"], completionHandler: cleaningUp)
    case .configuration: context.completeExtensionConfigurationRequest()
    case .unusedPassword, .unknownPasskey, .acceptedPasskeys, .updatedPasskey: break
    }
  }

  /// Turns to the identity store; without one, it has failed.
  func use(_ use: Recipe.Use, in context: HandlerContext, answer: @escaping (Bool) -> Void) {
    guard let store = (context as? ProviderContext)?.identityStore else { return answer(false) }
    if recipe.isWary, !hasAskedState, use != .list {
      return store.getState { state in
        self.hasAskedState = true
        guard state.isEnabled, use != .state else { return answer(state.isEnabled) }
        self.use(use, in: context, answer: answer)
      }
    }
    let identity =
      request?.identity ?? CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
    switch use {
    case .state: store.getState { answer($0.isEnabled) }
    case .list: store.list { answer(!$0.isEmpty) }
    case .save:
      store.save([CredentialIdentity("Lee", at: "shiny.example", record: "7")]) { answer($0 == nil) }
    case .remove: store.remove([identity]) { answer($0 == nil) }
    case .removeAll: store.removeAll { answer($0 == nil) }
    case .replace: store.replace(with: [identity]) { answer($0 == nil) }
    }
  }

  func count(onPhoneOf context: HandlerContext) {
    context.keep(.number(value(onPhoneOf: context) + 1), as: "count")
  }

  func value(onPhoneOf context: HandlerContext) -> Int {
    if case .number(let number)? = context.kept("count") { number } else { 0 }
  }
}
