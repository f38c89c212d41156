/// How the phone shows something, and takes it away.
extension ScreenCommand {
  func carryOut(in world: inout World) {
    switch self {
    case .presentInterface:
      guard world.hasWindow else { return world.timeline.schedule(.noticed(.foundNoWindow)) }
      if let living = world.process.layout.living {
        world.timeline.next(.hands(.presents(interface: living)))
      } else {
        world.showInterface()
      }
    case .presentSheet:
      guard world.hasWindow else { return world.timeline.schedule(.noticed(.foundNoWindow)) }
      world.phone.isSheetAnswered = false
      let explanation =
        "\(world.phone.app.name) will sign \(world.request?.details.existing.user ?? "") in with Apple.\(Ledger.holds("SI-4") ? " What the account holds stays linked to it." : "")"
      world.show(
        .sheet(Screen.AppleSheet(explanation: explanation)), .presentedSheet(explanation: explanation))
    case .dismissInterface:
      SystemDesk.leave(in: &world)
      guard case .interface = world.phone.screen, Ledger.holds("SI-3") else { return }
      world.show(.elsewhere, .dismissedInterface)
      guard let living = world.process.layout.living else { return }
      world.timeline.next([
        .hands(.passed(.willDisappear, interface: living)), .hands(.passed(.didDisappear, interface: living)),
      ])
    case .dismissSheet:
      if let sheet = world.timeline.sheet { world.timeline.agenda.cancel(sheet) }
      world.timeline.sheet = nil
      if case .sheet = world.phone.screen { world.show(.elsewhere, .dismissedSheet) }
    case .showReason: world.showMessage(world.request?.answer.error?.reason ?? Screen.defaultMessage)
    case .showDefaultMessage:
      world.rely(on: world.request?.lifecycle.phase.outcome == .interrupted ? [.endedProcess] : [])
      guard Ledger.holds("AS-20") || world.request?.lifecycle.phase.outcome != .interrupted else { return }
      world.showMessage(Screen.defaultMessage)
    case .askForAuthentication: Self.askForAuthentication(in: &world)
    case .endAuthentication:
      guard case .authentication = world.phone.screen else { return }
      world.show(.elsewhere, .endedAuthentication)
    }
  }

  private static func askForAuthentication(in world: inout World) {
    let means = world.phone.autoFill.authentication
    guard means != .none else { return world.timeline.schedule(.noticed(.neededNoAuthentication)) }
    world.phone.autoFill.inquiry.misses = 0
    world.show(.authentication(means), .askedToAuthenticate(means))
  }
}

extension World {
  mutating func showInterface() {
    process.layout.timesShown += 1
    request?.hasShownInterface = true
    // The system puts a bar over account modification alone; a provider has its own way out (CP-6).
    let bar =
      request?.isForProvider == false
      ? Screen.SystemBar(title: Ledger.holds("AM-16") ? phone.app.name : "") : nil
    show(.interface(process.layout.interface, under: bar), .presentedInterface(title: bar?.title))
    noteShown()
  }

  mutating func show(_ screen: Screen, _ change: ScreenChange) {
    phone.screen = screen
    timeline.record(.system(.screen(change)))
  }

  fileprivate mutating func showMessage(_ text: String) {
    show(.message(text), .message(text))
  }

  /// What there is of who asked, where that was the app: its code's own, or what a script says.
  var controller: Controller { app.requester ?? phone.controller }

  /// Whether there is something to show an interface in: the system has its own window, an app may have none.
  fileprivate var hasWindow: Bool {
    request?.request.origin != .app || controller.hasWindow
      || phone.profile.inApp.presentationContext == .isOptional
  }
}
