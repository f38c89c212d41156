/// What users do, as far as a phone lets them.
extension UserAction {
  func happen(in world: inout World) throws(Problem) {
    IgnoredTap.judge(in: &world)
    RecognizedOwner.judgeAnswer(in: &world)
    try refuseWhileLocked(in: world)
    switch self {
    case .upgrades(let user, let service, let kind, let origin):
      try upgrade(user, at: service, to: kind, from: origin, in: &world)
    case .types(let text, let field): try touch(.types(text, into: field), in: &world)
    case .taps(let button): try touch(.taps(button), in: &world)
    case .tapsCancel:
      guard case .interface(_, let bar) = world.phone.screen else {
        guard Ledger.holds("AM-23") else { return }
        throw .noInterface(world.phone.screen)
      }
      guard bar != nil else { throw .noBar }
      DeadForm.judge(in: &world)
      world.timeline.record(.user(self))
      world.request?.shown.goneSince = world.timeline.now
      world.timeline.next(.event(.user(.tappedCancel)))
    case .approvesSheet, .cancelsSheet: try answerSheet(in: &world)
    case .secures(let act): try act.happen(in: &world)
    case .autoFill(let act): try act.happen(in: &world)
    case .comesTo(let address): try SystemDesk.come(to: address, in: &world)
    case .closesBrowser: try SystemDesk.closeBrowser(in: &world)
    case .opensNotificationCenter: try Foreground.cover(true, by: self, in: &world)
    case .closesNotificationCenter: try Foreground.cover(false, by: self, in: &world)
    case .leavesApp:
      world.timeline.record(.user(self))
      WebsitePage.disturb(in: &world)
      SignInDesk.leaveSheet(in: &world)
      SavedPick.drop(in: &world)
      Foreground.leave(.toAnotherApp, in: &world)
    }
  }

  /// Nobody gets past a locked screen but by unlocking it, nor through what is in front of everything.
  func refuseWhileLocked(in world: World) throws(Problem) {
    if world.phone.isCovered, !isPossibleBehindCover { throw .isCovered }
    guard world.isDeviceLocked else { return }
    switch self {
    case .autoFill(.locksDevice), .autoFill(.locksDeviceBriefly), .autoFill(.unlocksDevice),
      .autoFill(.setsClock), .secures(.changesElsewhere), .secures(.savesElsewhere):
      break
    default: throw .isLocked
    }
  }

  private var isPossibleBehindCover: Bool {
    switch self {
    case .opensNotificationCenter, .closesNotificationCenter, .autoFill(.locksDevice),
      .autoFill(.locksDeviceBriefly), .autoFill(.unlocksDevice), .autoFill(.restartsDevice),
      .autoFill(.setsClock), .secures(.changesElsewhere), .secures(.savesElsewhere):
      true
    default: false
    }
  }

  private func upgrade(
    _ user: String, at service: ServiceIdentifier?, to kind: Upgrade, from origin: Origin,
    in world: inout World
  ) throws(Problem) {
    let entry = try Self.offered(user, at: service, to: kind, from: origin, in: world)
    if origin == .recommendation, !world.phone.isOfHighPriority(entry) {
      world.rely(on: [.recommendationOffers])
    }
    // Nobody can choose from a list that is not there.
    if origin == .recommendation, world.phone.screen != .recommendations { world.showRecommendations() }
    world.timeline.record(.user(self))
    world.begin(
      Request(kind, from: origin),
      OpenRequest.Details(
        service: entry.service, existing: entry.credential, userInfo: nil, asked: .upgrade))
  }

  /// What an upgrade is offered for, where nothing refuses it.
  static func offered(
    _ user: String, at service: ServiceIdentifier?, to kind: Upgrade, from origin: Origin,
    in world: borrowing World
  ) throws(Problem) -> Keychain.Entry {
    guard !world.premises.isProvider else { throw .servesProvisions }
    guard Origin.ofUpgrades.contains(origin) else { throw .notForUsers(origin) }
    try world.refuseWhileBusy()
    switch world.phone.offer(kind, to: user, at: service, from: origin) {
    case .withheld(let reason): throw .notOffered(reason)
    case .made(let entry): return entry
    }
  }

  /// Types or taps on what is on screen: the extension's interface, or the app's own.
  private func touch(_ touch: Touch, in world: inout World) throws(Problem) {
    if let offered = world.phone.screen.offered { return try touch.happen(on: offered, in: &world) }
    guard case .interface(_, let bar) = world.phone.screen else { return try touchApp(touch, in: &world) }
    DeadWayOut.judge(in: &world)
    if case .taps(let button) = touch, Interface.isWayOut(button) { DeadForm.judge(in: &world) }
    switch touch {
    case .types(let text, let field):
      guard world.process.layout.interface.type(text, into: field) else {
        throw .noField(field, fields: world.process.layout.interface.fields)
      }
      world.phone.screen = .interface(world.process.layout.interface, under: bar)
      world.process.layout.forgetTaps()
    case .taps(let button):
      try world.process.layout.interface.check(button)
      world.process.noteTap(on: button)
    }
    world.timeline.record(.user(self))
    DeadForm.take(touch, in: &world.process.layout)
    let chosen = ListChoice.named(by: touch, in: world)
    let logins = ListChoice.logins(tappedBy: touch, in: world)
    world.request?.input.take(touch, on: chosen, of: logins)
    if world.request?.isForProvider == false { world.request?.input.noteTap(touch) }
    if case .taps(let button) = touch, world.phone.process.state == .suspended, Interface.isWayOut(button) {
      world.request?.input.leaveUnheard()
    }
    if world.request?.isForProvider == true {
      GivenCode.noteTap(touch, in: &world)
      ChosenText.noteTap(touch, in: &world)
      GivenConsent.noteTap(touch, in: &world)
      IgnoredTap.begin(with: touch, in: &world)
      if case .types = touch, world.process.layout.interface.leavesNothingElse {
        world.request?.shown.hadNoWayOut = true
      }
    }
    if let living = world.process.layout.living {
      world.timeline.next(.hands(.touched(touch, interface: living)))
    } else if case .taps(let button) = touch, let layout = world.process.layout.number {
      let tap = Tap(button: button, interface: world.process.layout.interface)
      world.timeline.next(.hands(.tapped(tap, layout: layout)))
    }
  }

  private func touchApp(_ touch: Touch, in world: inout World) throws(Problem) {
    guard let interface = world.app.interface, world.phone.screen.showsApp else {
      throw .noInterface(world.phone.screen)
    }
    switch touch {
    case .types(_, let field):
      guard interface.fields.contains(field) else { throw .noField(field, fields: interface.fields) }
    case .taps(let button): try interface.check(button)
    }
    world.timeline.record(.user(self))
    world.timeline.next(.effect(.givesApp(.touch(touch))))
  }

  private func answerSheet(in world: inout World) throws(Problem) {
    guard case .sheet = world.phone.screen else { throw .noSheet(world.phone.screen) }
    guard !world.phone.isSheetAnswered else { throw .answeredSheet }
    world.timeline.record(.user(self))
    world.request?.input.isAny = true
    guard self == .approvesSheet else { return world.answerSheet(.wasCanceled, after: .zero) }
    world.phone.isSheetAnswered = true
    switch world.phone.apple.reachability {
    case .reachable: world.answerSheet(.authorized, after: world.phone.apple.delay)
    case .unreachable: world.answerSheet(.couldNotBeReached, after: world.phone.apple.delay)
    case .silent: break
    }
  }
}

extension World {
  fileprivate mutating func answerSheet(_ answer: AppleAnswer, after delay: Duration) {
    timeline.sheet = timeline.agenda.add(.appleAnswered(answer), at: timeline.now + delay)
  }
}

extension Touch {
  /// The user touches a sheet of the system's.
  fileprivate func happen(on sheet: Interface, in world: inout World) throws(Problem) {
    switch self {
    case .types(_, let field): throw .noField(field, fields: [])
    case .taps(let button):
      try sheet.check(button)
      world.timeline.record(.user(.taps(button)))
      if case .systemSheet = world.phone.screen { return SystemDesk.choose(button, in: &world) }
      SignInDesk.choose(button, in: &world)
    }
  }
}

extension Interface {
  /// Whether a button can be tapped, and if not, why.
  fileprivate func check(_ button: String) throws(Problem) {
    guard let isEnabled = isEnabled(button) else { throw .noButton(button, buttons: buttons) }
    guard isEnabled else { throw .disabledButton(button) }
  }
}

extension Screen {
  /// Whether the app's own screen is what the user sees.
  var showsApp: Bool {
    switch self {
    case .elsewhere, .message: true
    case .interface, .sheet, .signInPrompt, .recommendations, .authentication, .signInSheet, .systemSheet:
      false
    }
  }
}
