/// How the phone carries out what the machine commands.
extension Simulation {
  func carryOut(_ command: Command) {
    switch command {
    case .handler(.call(let call)): deliver(.call(call))
    case .handler(.giveAnswer(let answer)): deliver(.appleAnswer(answer))
    case .handler(.turnDownQuestion): turnDownQuestion()
    case .process(let command): carryOut(command)
    case .timer(let command): carryOut(command)
    case .screen(let command): carryOut(command)
    case .keychain(let command): carryOut(command)
    case .app(let news): tellApp(news, request?.completionInfo)
    case .handler(.cleanUp): beginCleanUp()
    case .form(let command): carryOut(command)
    case .identityStore(let command): carryOut(command)
    }
  }

  private func carryOut(_ command: TimerCommand) {
    switch command {
    case .startPatience:
      if phone.process.state == .suspended { cutShort() } else { request?.wasCutShort = false }
      if let patience = patienceNow { startDeadline(.lostPatience, after: patience) }
    case .startWithdrawal:
      if phone.process.state == .suspended { cutShort() } else { request?.wasCutShort = false }
      startDeadline(.waitedOutCancel, after: .seconds(10))
    case .stopPatience, .stopWithdrawal:
      if let deadline { agenda.cancel(deadline) }
      deadline = nil
    }
  }

  private func startDeadline(_ act: SystemAct, after delay: Duration) {
    deadline = agenda.add(.ranOut(act), at: now + delay)
  }

  private func carryOut(_ command: ScreenCommand) {
    switch command {
    case .presentInterface:
      guard hasWindow else { return schedule(.noticed(.foundNoWindow)) }
      if let livingInterface { deliver(.presents(livingInterface)) } else { showInterface() }
    case .presentSheet:
      guard hasWindow else { return schedule(.noticed(.foundNoWindow)) }
      isSheetAnswered = false
      let explanation =
        "\(phone.app.name) will sign \(request?.existing.user ?? "") in with Apple. What the account holds stays linked to it."
      show(.sheet(Screen.AppleSheet(explanation: explanation)), .presentedSheet(explanation: explanation))
    case .dismissInterface:
      guard case .interface = phone.screen else { return }
      show(.elsewhere, .dismissedInterface)
      if let livingInterface { takeDown(livingInterface) }
    case .dismissSheet:
      if let sheet { agenda.cancel(sheet) }
      sheet = nil
      if case .sheet = phone.screen { show(.elsewhere, .dismissedSheet) }
    case .showReason: showMessage(request?.error?.reason ?? Screen.defaultMessage)
    case .showDefaultMessage:
      rely(on: request?.lifecycle.phase.outcome == .interrupted ? [.endedProcess] : [])
      showMessage(Screen.defaultMessage)
    case .askForAuthentication: askForAuthentication()
    case .endAuthentication:
      guard case .authentication = phone.screen else { return }
      show(.elsewhere, .endedAuthentication)
    }
  }

  /// How long the handler may be silent with the request it has.
  private var patienceNow: Duration? {
    request.flatMap { phone.profile.patience(with: $0.request.kind) }
  }

  func showInterface() {
    interfacesShown += 1
    request?.hasShownInterface = true
    // Because the system puts a bar over account modification alone; a provider has its own way out (CP-6).
    let bar = request?.provision == nil ? Screen.SystemBar(title: phone.app.name) : nil
    show(.interface(interface, under: bar), .presentedInterface(title: bar?.title))
    noteShown()
  }

  func show(_ screen: Screen, _ change: ScreenChange) {
    phone.screen = screen
    record(.system(.screen(change)))
  }

  private func showMessage(_ text: String) {
    show(.message(text), .message(text))
  }

  /// Whether there is something to show an interface in: the system has its own window, an app may have none.
  private var hasWindow: Bool {
    request?.request.origin != .app || (requester?.hasWindow ?? phone.controller.hasWindow)
      || phone.profile.presentationContext == .isOptional
  }

  private func carryOut(_ command: KeychainCommand) {
    guard let request else { return }
    keychainMark = nil
    switch command {
    case .generatePassword: generatePassword()
    case .replacePassword: replacePassword(of: request)
    case .replacePasswordIfFound:
      let user = request.completed?.user ?? request.existing.user
      guard phone.keychain.entry(of: user, at: request.service) == nil else {
        return replacePassword(of: request)
      }
      rely(on: [.insertion])
      switch phone.profile.insertion {
      case .insertsNothing: record(.system(.keychain(.leftAlone(user: user))))
      case .insertsEntry: replacePassword(of: request)
      }
    case .removePassword:
      guard let entry = phone.keychain.remove(request.existing.user, at: request.service) else {
        return record(.system(.keychain(.leftAlone(user: request.existing.user))))
      }
      record(.system(.keychain(.removed(entry))))
    }
  }

  private func generatePassword() {
    let generated = phone.generatePassword()
    if let reason = generated.passedOver {
      rely(on: [.passwordRules])
      record(.system(.keychain(.passedOverRules(reason))))
    }
    request?.newPassword = generated.password
    record(.system(.keychain(.generated(generated.password))))
  }

  private func replacePassword(of request: OpenRequest) {
    guard let credential = request.completed else { return }
    let old = phone.keychain.entry(of: request.existing.user, at: request.service)
    let new = Keychain.Entry(credential.user, credential.password, at: request.service)
    if credential.user != request.existing.user {
      phone.keychain.remove(request.existing.user, at: request.service)
    }
    phone.keychain.save(new)
    record(.system(.keychain(.replaced(old, with: new))))
  }

  func tellApp(_ news: AppNews, _ userInfo: UserInfo?) {
    let userInfo = news == .completed ? userInfo : nil
    guard requester?.hasDelegate ?? phone.controller.hasDelegate else {
      return record(.system(.toldNobody(news)))
    }
    record(.system(.toldApp(news, userInfo)))
    if let requester {
      let parcel = request?.parcel.back
      schedule(.app { self.withApp { requester.hear(news, parcel) } })
    }
  }
}
