/// What user, app and system do, as far as a phone lets them.
extension Simulation {
  func take(_ action: UserAction) throws(Problem) {
    try refuseWhileLocked(action)
    switch action {
    case .upgrades(let user, let kind, let origin): try upgrade(user, to: kind, from: origin, action)
    case .types(let text, let field): try type(text, into: field, action)
    case .taps(let button): try tap(button, action)
    case .tapsCancel:
      guard case .interface(_, let bar) = phone.screen else { throw .noInterface(phone.screen) }
      guard bar != nil else { throw .noBar }
      record(.user(action))
      receive(.user(.tappedCancel))
    case .approvesSheet, .cancelsSheet: try answerSheet(action)
    case .secures(let act): try take(act)
    case .autoFill(let act): try take(act)
    case .leavesApp:
      record(.user(action))
      receive(.user(.leftApp))
      guard phone.profile.leavingApp == .endsExtension || premises.program.isProvider else { return }
      if phone.hasAutoFill { phone.autoFill.leaveForm() }
      phone.screen = .elsewhere
      if phone.process.state != .absent { endProcess() }
    }
  }

  /// Nobody gets past a locked screen but by unlocking it.
  private func refuseWhileLocked(_ action: UserAction) throws(Problem) {
    guard isDeviceLocked else { return }
    switch action {
    case .autoFill(.locksDevice), .autoFill(.unlocksDevice): break
    default: throw .isLocked
    }
  }

  func take(_ action: AppAction) throws(Problem) {
    switch action {
    case .performs(let kind, let user, let service, let userInfo):
      try perform(kind, for: user, at: service, userInfo, action)
    case .updatesIdentities(let update): try updateIdentities(update)
    case .keeps(let keepsake): keep(keepsake, keepsake.value.map(Stored.text))
    case .dropsDelegate:
      guard phone.controller.hasDelegate else { throw .nothingToDrop }
      record(.app(action))
      phone.controller.hasDelegate = false
    case .dropsWindow:
      guard phone.controller.hasWindow else { throw .nothingToDrop }
      record(.app(action))
      phone.controller.hasWindow = false
    }
  }

  func take(_ intervention: SystemIntervention) throws(Problem) {
    guard phone.process.state != .absent else { throw .noProcess }
    switch intervention {
    case .turnsOrderAround, .restoresOrder:
      guard runtime != nil else { throw .noWork }
      guard phone.profile.workOrder == .isOpen else { throw .orderIsKept }
      order.isTurnedAround = intervention == .turnsOrderAround
      rely(on: [.workOrder])
      record(.system(.process(intervention == .turnsOrderAround ? .turnedAround : .restored)))
      notice(.order)
    case .losesPatience:
      guard let patience = deadline, isPatient else { throw .noPatience }
      agenda.cancel(patience)
      deadline = nil
      cutShort()
      receive(.system(.lostPatience))
    case .suspendsProcess:
      guard phone.process.state == .running else { throw .alreadySuspended }
      phone.process.state = .suspended
      cutShort()
      record(.system(.process(.suspended)))
      if runtime != nil { notice(.suspension) }
    case .resumesProcess:
      guard phone.process.state == .suspended else { throw .notSuspended }
      resumeProcess()
    case .endsProcess, .killsProcess:
      endProcess(isKilled: intervention == .killsProcess)
      receive(.system(.endedProcess))
    }
  }

  func cutShort() {
    request?.wasCutShort = true
    lastCutShort = attempt
  }

  /// Whether the clock that runs against the handler is the system's patience.
  package var isPatient: Bool {
    guard deadline != nil, let request else { return false }
    return switch request.lifecycle.phase {
    case .serving: true
    case .requested, .preparing, .authorizing, .authenticating, .withdrawing, .finished: false
    }
  }

  private func upgrade(
    _ user: String, to kind: Upgrade, from origin: Origin, _ action: UserAction
  )
    throws(Problem)
  {
    guard !premises.program.isProvider else { throw .servesProvisions }
    guard Origin.ofUpgrades.contains(origin) else { throw .notForUsers(origin) }
    if let request, !request.isFinished { throw .busy(request.request, phone.screen) }
    switch phone.offer(kind, to: user, from: origin) {
    case .withheld(let reason): throw .notOffered(reason)
    case .made(let entry):
      // Because nobody can choose from a list that is not there.
      if origin == .recommendation, phone.screen != .recommendations { showRecommendations() }
      record(.user(action))
      begin(Request(kind, from: origin), at: entry.service, existing: entry.credential, userInfo: nil)
    }
  }

  func perform(
    _ kind: Upgrade, for user: String, at service: ServiceIdentifier?, _ userInfo: UserInfo?,
    _ action: AppAction, parcel: Parcel = Parcel()
  ) throws(Problem) {
    guard !premises.program.isProvider else { throw .servesProvisions }
    guard phone.app.isInstalled else { throw .notOffered(.notInstalled(app: phone.app.name)) }
    if let reason = phone.app.reasonAgainst(kind) { throw .notOffered(reason) }
    let service = service ?? ServiceIdentifier(phone.app.domains.first ?? "")
    guard phone.app.isAssociated(with: service) else {
      throw .notOffered(.notAssociated(app: phone.app.name, host: String(service.host)))
    }
    if let request, !request.isFinished {
      guard request.request.origin == .app else { throw .busy(request.request, phone.screen) }
      record(.app(action))
      rely(on: [.busyController])
      return tellApp(.failed, nil)
    }
    record(.app(action))
    if !(requester?.hasWindow ?? phone.controller.hasWindow) {
      rely(on: [.presentationContext])
      note(.offeredNoWindow)
      if phone.profile.presentationContext == .isRequired { return tellApp(.failed, nil) }
    }
    begin(
      Request(kind, from: .app), at: service, existing: PasswordCredential(user: user, password: ""),
      userInfo: userInfo, parcel: parcel)
  }

  func begin(
    _ asked: Request, at service: ServiceIdentifier, existing: PasswordCredential, userInfo: UserInfo?,
    parcel: Parcel = Parcel(), provision: CredentialRequest? = nil
  ) {
    let opened = OpenRequest(
      asked, profile: phone.profile, service: service, existing: existing, userInfo: userInfo)
    opened.parcel = parcel
    opened.provision = provision
    request = opened
    phone.screen = .elsewhere
    receive(.system(.began))
  }

  private func type(_ text: String, into field: String, _ action: UserAction) throws(Problem) {
    guard case .interface(_, let bar) = phone.screen else {
      return try touchApp(.types(text, into: field), action)
    }
    guard interface.type(text, into: field) else { throw .noField(field, fields: interface.fields) }
    record(.user(action))
    request?.wasTouched = true
    phone.screen = .interface(interface, under: bar)
    if let livingInterface { deliver(.touched(livingInterface, .types(text, into: field))) }
  }

  private func tap(_ button: String, _ action: UserAction) throws(Problem) {
    guard case .interface = phone.screen else { return try touchApp(.taps(button), action) }
    try interface.check(button)
    record(.user(action))
    request?.wasTouched = true
    if let livingInterface { return deliver(.touched(livingInterface, .taps(button))) }
    guard let onTap else { return }
    deliver(.tapped(Tap(button: button, interface: interface), layout: memory?.layouts ?? 0, onTap.hear))
  }

  private func answerSheet(_ action: UserAction) throws(Problem) {
    guard case .sheet = phone.screen else { throw .noSheet(phone.screen) }
    guard !isSheetAnswered else { throw .answeredSheet }
    record(.user(action))
    request?.wasTouched = true
    guard action == .approvesSheet else { return answerSheet(.wasCanceled, after: .zero) }
    isSheetAnswered = true
    switch phone.apple.reachability {
    case .reachable: answerSheet(.authorized, after: phone.apple.delay)
    case .unreachable: answerSheet(.couldNotBeReached, after: phone.apple.delay)
    case .silent: break
    }
  }

  private func answerSheet(_ answer: AppleAnswer, after delay: Duration) {
    sheet = agenda.add(.appleAnswered(answer), at: now + delay)
  }
}
