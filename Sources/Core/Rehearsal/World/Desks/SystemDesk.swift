/// How what an app or an extension has the system do goes its way: to a sheet of the system's, and back.
enum SystemDesk {
  /// Something was asked, taken back or answered, and its turn has come.
  static func take(_ talk: ErrandTalk, of asker: ErrandAsker, in world: inout World) {
    switch talk {
    case .asked(let errand): begin(errand, for: asker, in: &world)
    case .tookBack:
      guard let open = open(in: world), open.asker == asker else { return }
      world.rely(on: [.ownCancel])
      let isTold = world.phone.profile.inApp.errands.ownCancel == .isCanceledLogin
      end(isTold ? open.refusal(by: world.phone.profile) : nil, in: &world)
    case .answered(let answer):
      switch asker {
      case .app(let number): world.timeline.next(.effect(.givesApp(.errand(answer, to: number))))
      case .handler: world.timeline.next(.hands(.errand(talk, of: asker)))
      }
    case .continued: break
    }
  }

  /// What is open now; nothing is where the sheet has gone with what was under it.
  static func open(in world: World) -> OpenErrand? {
    guard case .systemSheet = world.phone.screen else { return nil }
    return world.app.errands?.value.open
  }

  /// The user taps something on the sheet.
  static func choose(_ button: String, in world: inout World) {
    guard var open = open(in: world) else { return }
    switch (open.errand, button) {
    case (.browses, Screen.SystemSheet.wayOn):
      open.isAgreed = true
      show(open, in: &world)
    case (.saves(let credential, let service, _), "Save Password"):
      save(credential, at: service, in: &world)
      end(world.phone.profile.inApp.errands.saveReturns == .onceDecided ? .takenUp : nil, in: &world)
    case (.turnsOnProvider, "Turn On"):
      turnOnProvider(in: &world)
      end(.providerIs(on: Ledger.holds("AU-17")), in: &world)
    case (.requestsExport, OpenErrand.otherEnd):
      changeErrands(in: &world) { $0.mayExport = true }
      end(.takenUp, in: &world)
    case (.requestsExport, _):
      world.rely(on: [.exportCancel])
      end(open.refusal(by: world.phone.profile), in: &world)
    case (.browses, _), (.saves, _), (.turnsOnProvider, _), (.opensSettings, _), (.exports, _), (.imports, _):
      end(open.refusal(by: world.phone.profile), in: &world)
    }
  }

  /// The browser comes to an address, by what the user does there; what a session waits for ends it.
  static func come(to address: String, in world: inout World) throws(Problem) {
    guard let open = open(in: world), open.isAgreed, case .browses(let session) = open.errand else {
      throw .noBrowser(world.phone.screen)
    }
    world.timeline.record(.user(.comesTo(address)))
    if session.callback?.matches(address) == true || !Ledger.holds("AU-14") {
      end(.cameBack(to: address), in: &world)
    } else if WebAddress(address).isPage {
      showPage(address, in: &world)
    }
  }

  /// The user swipes the browser away.
  static func closeBrowser(in world: inout World) throws(Problem) {
    guard let open = open(in: world), isBrowsing(in: world) else { throw .noBrowser(world.phone.screen) }
    world.timeline.record(.user(.closesBrowser))
    end(open.refusal(by: world.phone.profile), in: &world)
  }

  /// Whether a browser is up, and the user has agreed to it.
  static func isBrowsing(in world: World) -> Bool {
    guard let open = open(in: world), case .browses = open.errand else { return false }
    return open.isAgreed
  }

  /// Whether what is on screen is still there when the user comes back, who turns to something else.
  static func staysBehind(in world: inout World) -> Bool {
    guard let open = open(in: world), case .app = open.asker else { return false }
    world.rely(on: [.browserStays])
    if world.phone.profile.inApp.errands.browserBehind == .closes {
      end(open.refusal(by: world.phone.profile), in: &world)
    }
    return true
  }

  /// The sheet goes with what is under it: an extension's, when its request has no more to show, or any, when the device
  /// goes off.
  static func leave(onlyExtension: Bool = true, in world: inout World) {
    guard let open = open(in: world) else { return }
    switch open.asker {
    case .handler: end(nil, in: &world)
    case .app: if !onlyExtension { end(open.refusal(by: world.phone.profile), in: &world) }
    }
  }
}

extension SystemDesk {
  private static func begin(_ errand: SystemErrand, for asker: ErrandAsker, in world: inout World) {
    if let refusal = errand.obstacle(for: asker, in: &world) { return answer(refusal, to: asker, in: &world) }
    switch errand {
    case .browses: break
    case .saves(let credential, let service, let title):
      world.rely(on: [.saveReturns])
      var asked = CredentialRequest(.savedPassword, services: [service])
      asked.savedPassword = CredentialRequest.SavedPassword(credential, on: .formWentAway, title: title)
      let isProviders = asked.provision.isAskedFor(in: world) && world.request?.isFinished != false
      if isProviders || world.phone.profile.inApp.errands.saveReturns == .onceTakenUp {
        answer(.takenUp, to: asker, in: &world)
      }
      guard isProviders else { break }
      asked.savedPassword?.session = world.phone.autoFill.sessionForSaving(fromForm: false)
      return world.begin(asked)
    case .turnsOnProvider:
      let now = world.timeline.now
      changeErrands(in: &world) { $0.lastTurnOn = now }
    case .requestsExport: break
    case .imports(let token): return answer(claim(token, in: &world), to: asker, in: &world)
    case .exports(let entries, _):
      changeErrands(in: &world) { $0.mayExport = false }
      world.rely(on: [.otherEnd])
      let kept = world.phone.profile.inApp.errands.otherEnd == .takesPasswords ? entries : []
      for entry in kept { save(entry.credential, at: entry.service, in: &world) }
      return answer(.takenUp, to: asker, in: &world)
    case .opensSettings(let page):
      world.show(.elsewhere, .openedSettings(page))
      if Ledger.holds("AU-18") { answer(.takenUp, to: asker, in: &world) }
      return
    }
    makeRoom(in: &world)
    show(
      OpenErrand(
        errand: errand, asker: asker, isAgreed: !errand.asksFirst, beneath: world.phone.screen),
      in: &world)
  }

  /// What else is up goes, where something new makes room for itself (AS-48).
  private static func makeRoom(in world: inout World) {
    if let former = open(in: world) { end(former.refusal(by: world.phone.profile), in: &world) }
    SignInDesk.leaveSheet(in: &world)
  }

  private static func show(_ open: OpenErrand, in world: inout World) {
    changeErrands(in: &world) { $0.open = open }
    world.process.layout.timesShown += 1
    let sheet = open.sheet(of: open.asker.app(on: world.phone).name)
    world.show(.systemSheet(sheet), .presentedSystemSheet(sheet.text, buttons: sheet.buttons))
  }

  private static func showPage(_ address: String, in world: inout World) {
    let sheet = Screen.SystemSheet(address, buttons: [Screen.SystemSheet.wayOut])
    world.show(.systemSheet(sheet), .presentedSystemSheet(sheet.text, buttons: sheet.buttons))
  }

  /// What was under the sheet is there again, with what has been laid out since; whoever asked may hear of it.
  private static func end(_ answer: ErrandAnswer?, in world: inout World) {
    guard let open = open(in: world) else { return }
    changeErrands(in: &world) { $0.open = nil }
    var beneath = open.beneath
    if case .interface(_, let bar) = beneath {
      beneath = .interface(world.process.layout.interface, under: bar)
    }
    world.show(beneath, .closedSystemSheet)
    if let answer { Self.answer(answer, to: open.asker, in: &world) }
  }

  private static func changeErrands(in world: inout World, _ change: (inout ErrandDesk) -> Void) {
    var desk = world.app.errands?.value ?? ErrandDesk()
    change(&desk)
    world.app.errands = Shared(desk)
  }

  private static func save(
    _ credential: PasswordCredential, at service: ServiceIdentifier, in world: inout World
  ) {
    let entry = Keychain.Entry(credential.user, credential.password, at: service)
    let old = world.phone.keychain.entry(of: credential.user, at: service)
    world.phone.keychain.save(entry)
    world.timeline.record(.system(.keychain(.replaced(old, with: entry))))
  }

  private static func turnOnProvider(in world: inout World) {
    world.phone.autoFill.identityStore.enable()
    world.timeline.record(.system(.autoFill(.enabled)))
  }

  private static func answer(_ answer: ErrandAnswer, to asker: ErrandAsker, in world: inout World) {
    world.timeline.schedule(.errand(.answered(answer), of: asker))
  }
}

extension OpenErrand {
  /// What whoever asked hears when the user does not want it, or nobody does any more; `nil` for nothing.
  func refusal(by profile: Profile) -> ErrandAnswer? {
    switch errand {
    case .browses where isAgreed:
      .endedSession(Ledger.holds("AU-13") ? .canceledLogin : .presentationContextInvalid)
    case .browses: .endedSession(Ledger.holds("AU-11") ? .canceledLogin : .presentationContextInvalid)
    case .saves: profile.inApp.errands.saveReturns == .onceDecided ? .refused(.canceled) : nil
    case .turnsOnProvider: .providerIs(on: false)
    case .requestsExport:
      .refused(profile.inApp.errands.exportCancel == .isCanceled ? .canceled : .credentialExport)
    case .opensSettings, .exports, .imports: nil
    }
  }
}

/// What a handler asks for.
extension SystemDesk {
  /// A handler asks for something; answers which of all that handlers asked this is.
  static func run(_ errand: SystemErrand, in world: inout World) -> Int {
    world.process.said.questions += 1
    let number = world.process.said.questions
    // Nobody can bring another handler to where this one is, whose sheet may be up.
    world.process.journal?.isWhole = false
    world.timeline.record(.system(.errand(.asked(errand), by: .handler)))
    let asker = ErrandAsker.handler(number, process: world.phone.process.number)
    world.timeline.schedule(.errand(.asked(errand), of: asker))
    return number
  }

  /// A handler does not want any more what it asked for.
  static func takeBack(_ number: Int, in world: inout World) {
    world.timeline.record(.system(.errand(.tookBack, by: .handler)))
    let asker = ErrandAsker.handler(number, process: world.phone.process.number)
    world.timeline.schedule(.errand(.tookBack, of: asker))
  }
}

extension ErrandAsker {
  /// The lane of a trace that is theirs.
  var lane: Lane {
    switch self {
    case .app: .app
    case .handler: .handler
    }
  }
}
