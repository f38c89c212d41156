/// The extension's process, and the handler in it.
extension Simulation {
  func carryOut(_ command: ProcessCommand) {
    switch command {
    case .start: startExtension()
    case .renewHandler: renewHandler()
    case .releaseHandler:
      forgetCleanUps()
      handler = nil
      memory?.given.append(.release)
    }
  }

  private func startExtension() {
    let isThere = phone.process.state != .absent
    if isThere { rely(on: [.processReuse]) }
    if isThere && phone.profile.processReuse == .isStartedAnew { endProcess() }
    if phone.process.state == .absent {
      phone.process.number += 1
      phone.process.state = .running
      forget()
      factory = premises.program.start()
      record(.system(.process(.started)))
    } else {
      if phone.process.state == .suspended { resumeProcess() }
      record(.system(.process(.reused)))
    }
    renewHandler()
  }

  private func renewHandler() {
    if isAsleep { awaken() }
    attempt += 1
    interface = Interface([])
    onTap = nil
    livingInterface = nil
    handler = factory?.make(for: self, attempt: attempt, process: phone.process.number)
    if let introduced = premises.program.introduced, let handler { introduced(handler.name) }
    memory?.given.append(.handler(attempt: attempt))
  }

  func resumeProcess() {
    phone.process.state = .running
    record(.system(.process(.resumed)))
    if runtime != nil { notice(.resumption) }
    let waiting = deferred
    deferred.removeAll()
    for occurrence in waiting { schedule(occurrence) }
  }

  func endProcess(isKilled: Bool = false) {
    let number = phone.process.number
    if !isKilled { expireCleanUp() }
    phone.process.state = .absent
    deferred.removeAll()
    handler = nil
    factory = nil
    providerRecord.forgetProcess()
    livingInterface = nil
    isReadingAsked = false
    belongings = Belongings()
    dropWork()
    forget()
    agenda.removeAll { $0.belongs(toProcess: number) }
    record(.system(.process(isKilled ? .killed : .ended)))
  }

  func callHandler(_ call: HandlerCall) {
    guard let handler, let request else { return }
    switch handler {
    case .modifies(let handler, let context): say(call, to: handler, in: context, request)
    case .provides(let handler, let context): say(call, to: handler, in: context, request)
    }
  }

  private func say(
    _ call: HandlerCall, to handler: any AccountModificationHandler, in context: RequestContext,
    _ request: OpenRequest
  ) {
    let asked = SystemAction.Arguments(
      service: request.service, existing: request.existing,
      newPassword: call.carriesPassword ? request.newPassword : nil, userInfo: request.userInfo)
    record(.system(.called(call, call == .cancelRequest ? nil : asked)))
    notice(.call, .call(call, asked)) { mark in
      mark.combine(call.rawValue)
      mark.combine(attempt)
      mark.combine(request.existing.password)
      mark.combine(asked.newPassword)
    }
    if call == .cancelRequest { request.isCancelOnItsWay = false }
    call.reach(handler, asked, in: context)
    switch call {
    case .prepareInterfaceToChangePassword, .prepareInterfaceToConvertAccountToSignInWithApple:
      schedule(.prepared(attempt: attempt))
    default: break
    }
  }

  func giveAnswer(_ answer: AppleAnswer) {
    guard let question = request?.question else { return }
    request?.question = nil
    switch answer {
    case .authorized:
      let credential = phone.apple.authorize(
        phone.app, state: question.state, nonce: question.nonce, at: now)
      request?.appleUser = credential.user
      give(answer, credential, nil, to: question)
    case .wasCanceled: give(answer, nil, .userCanceled, to: question)
    case .couldNotBeReached:
      rely(on: [.unreachable])
      give(answer, nil, phone.profile.unreachable == .hasFailedError ? .failed : nil, to: question)
    }
  }

  private func give(
    _ answer: AppleAnswer, _ credential: AppleCredential?, _ error: ExtensionError?, to question: Question
  ) {
    record(.system(.gaveAnswer(answer, credential, error)))
    notice(.appleAnswer, .appleAnswer(credential, error, to: question.number)) { mark in
      mark.combine(answer.rawValue)
      credential?.combine(into: &mark)
    }
    question.completion(credential, error)
  }

  func turnDownQuestion() {
    if isAsleep { awaken() }
    guard let question = request?.question else { return }
    request?.question = nil
    record(.system(.turnedDownQuestion))
    notice(.appleAnswer, .appleAnswer(nil, nil, to: question.number))
    question.completion(nil, nil)
  }
}

extension SystemAction.Arguments {
  fileprivate var change: PasswordChange {
    PasswordChange(service: service, existing: existing, newPassword: newPassword ?? "", userInfo: userInfo)
  }

  fileprivate var conversion: AccountConversion {
    AccountConversion(service: service, existing: existing, userInfo: userInfo)
  }
}

extension HandlerCall {
  /// Calls a handler.
  func reach(
    _ handler: any AccountModificationHandler, _ asked: SystemAction.Arguments, in context: RequestContext
  ) {
    switch self {
    case .changePasswordWithoutUserInteraction:
      handler.changePasswordWithoutUserInteraction(for: asked.change, in: context)
    case .convertAccountToSignInWithAppleWithoutUserInteraction:
      handler.convertAccountToSignInWithAppleWithoutUserInteraction(for: asked.conversion, in: context)
    case .prepareInterfaceToChangePassword:
      handler.prepareInterfaceToChangePassword(for: asked.change, in: context)
    case .prepareInterfaceToConvertAccountToSignInWithApple:
      handler.prepareInterfaceToConvertAccountToSignInWithApple(for: asked.conversion, in: context)
    case .cancelRequest: handler.cancelRequest(in: context)
    default: preconditionFailure("\(rawValue) is no call of an account modification extension")
    }
  }

  fileprivate var carriesPassword: Bool {
    switch self {
    case .changePasswordWithoutUserInteraction, .prepareInterfaceToChangePassword: true
    default: false
    }
  }
}

extension Occurrence {
  /// Whether it happens inside a process of the extension, and so dies with it.
  func belongs(toProcess number: Int) -> Bool {
    switch self {
    case .said, .asked, .prepared, .call, .appleAnswer, .tapped, .touched, .presents, .passed, .used,
      .cleansUp:
      true
    case .alarm(let process, _, _, _): process == number
    case .storeAnswers(let question, _): question.process == number
    case .answers(let transmission, _): transmission.process == number
    case .arrives, .appleAnswered, .ranOut, .noticed, .app: false
    }
  }
}
