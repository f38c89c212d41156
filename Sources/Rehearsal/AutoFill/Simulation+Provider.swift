/// How the phone plays a credential provider's part of a request.
extension Simulation {
  func say(
    _ call: HandlerCall, to handler: any CredentialProviderHandler, in context: ProviderContext,
    _ request: OpenRequest
  ) {
    guard let asked = request.provision else { return }
    record(.system(.autoFill(.called(call, asked))))
    notice(.call, .provisionCall(call, asked)) { mark in
      mark.combine(call.rawValue)
      mark.combine(attempt)
      asked.combine(into: &mark)
    }
    call.reach(handler, asked, in: context)
    if call.endsByReturning { schedule(.prepared(attempt: attempt)) }
  }

  /// What it means to the request that a call returned.
  var handlerReturned: HandlerAct {
    request?.request.provision?.isReport == true ? .tookReport : .preparedInterface
  }

  func take(_ provided: Provided) {
    guard let request, request.provided == nil, let provision = request.provision?.provision,
      provision.accepts(provided.completion)
    else { return }
    request.provided = provided
    judge(provided, for: request)
    judgeNeedForInterface(of: request)
  }

  func carryOut(_ command: FormCommand) {
    guard let provided = request?.provided else { return }
    phone.autoFill.filled.append(provided)
    record(.system(.autoFill(.filled(command, provided))))
  }

  func carryOut(_ command: IdentityStoreCommand) {
    switch command {
    case .noteSuccess: phone.autoFill.identityStore.noteSuccess()
    case .noteFailure:
      guard phone.autoFill.identityStore.noteFailure(limit: phone.profile.identityStoreFailures) else {
        return
      }
      rely(on: [.identityStoreFailures])
      record(.system(.autoFill(.storeWiped)))
      if let form = phone.autoFill.form { offer(for: form) }
    }
  }

  func askForAuthentication() {
    let means = phone.autoFill.authentication
    guard means != .none else { return schedule(.noticed(.neededNoAuthentication)) }
    show(.authentication(means), .askedToAuthenticate(means))
  }
}

/// Cleaning up after an answer.
extension Simulation {
  func beginCleanUp() {
    if isAsleep { awaken() }
    guard case .provides(_, let context)? = handler,
      let cleanUp = context.cleanUp(after: request?.provided?.completion)
    else { return }
    request?.cleanUp = cleanUp
    deliver(.cleansUp(isExpired: false))
  }

  /// Lets go of what cleans up after answers, unless it is that of another rehearsal.
  func forgetCleanUps() {
    guard !isAsleep, case .provides(_, let context)? = handler else { return }
    context.forgetCleanUps()
  }

  func cleanUp(isExpired: Bool) {
    guard let cleanUp = request?.cleanUp else { return }
    record(.system(.autoFill(.cleanedUp(isExpired: isExpired))))
    notice(.call, .cleanUp(isExpired: isExpired, after: request?.provided?.completion)) { mark in
      mark.combine(isExpired)
    }
    cleanUp(isExpired)
  }

  /// Whether cleaning up after a request has left something that is still to come.
  package var isCleaningUp: Bool {
    request?.cleanUp != nil && request?.isFinished == true
      && agenda.contains { $0.belongs(toProcess: phone.process.number) }
  }

  /// The process is about to end: what still cleans up hears that it cannot finish (CP-18, AS-29).
  func expireCleanUp() {
    if request?.cleanUp != nil { rely(on: [.cleanUpExpiry]) }
    guard isCleaningUp, phone.process.state == .running else { return }
    if isAsleep { awaken() }
    cleanUp(isExpired: true)
    request?.cleanUp = nil
  }
}

extension HandlerCall {
  /// Whether something happens when the call returns: an interface comes up, or news was taken.
  fileprivate var endsByReturning: Bool {
    switch self {
    case .prepareCredentialList, .prepareCredentialListForPasskeys, .prepareOneTimeCodeCredentialList,
      .prepareInterfaceForUserChoosingTextToInsert, .prepareInterfaceForExtensionConfiguration,
      .prepareInterfaceForPasskeyRegistration, .prepareInterfaceToProvideCredential,
      .prepareInterfaceToProvideCredentialForRequest, .prepareInterfaceForSavePassword,
      .prepareInterfaceForGeneratePasswords, .reportPublicKeyCredentialUpdate,
      .reportUnknownPublicKeyCredential, .reportAllAcceptedPublicKeyCredentials,
      .reportUnusedPasswordCredential, .prepareInterfaceToChangePassword,
      .prepareInterfaceToConvertAccountToSignInWithApple:
      true
    case .provideCredentialWithoutUserInteraction, .provideCredentialWithoutUserInteractionForRequest,
      .performPasskeyRegistrationWithoutUserInteractionIfPossible,
      .performSavePasswordWithoutUserInteractionIfPossible, .performGeneratePasswordsWithoutUserInteraction,
      .changePasswordWithoutUserInteraction, .convertAccountToSignInWithAppleWithoutUserInteraction,
      .cancelRequest:
      false
    }
  }
}
