/// The app around an extension, where it is code: it has a screen of its own, asks for upgrades and hears of them.
package final class AppContext {
  unowned let simulation: Simulation

  init(_ simulation: Simulation) {
    self.simulation = simulation
  }

  /// Asks for an upgrade, as the app's controller does.
  package func perform(
    _ kind: Upgrade, for user: String, at service: ServiceIdentifier, userInfo: UserInfo?,
    parcel: [AnyHashable: Any]?, by requester: any Requester
  ) {
    simulation.schedule(
      .app { [simulation] in
        let action = AppAction.performs(kind, for: user, at: service, userInfo: userInfo)
        simulation.requester = requester
        do throws(Problem) {
          try simulation.perform(
            kind, for: user, at: service, userInfo, action, parcel: Parcel(there: parcel))
        } catch {
          simulation.record(.app(action))
          simulation.tellApp(.failed, nil)
        }
      })
  }

  /// Asks anything there is to ask of the app's identity store; the answer comes later.
  package func use(_ use: IdentityStoreUse, _ answer: @escaping (IdentityStoreAnswer) -> Void) {
    simulation.schedule(
      .app { [simulation] in
        let heard = simulation.answerApp(use)
        simulation.withApp { answer(heard) }
      })
  }
}

/// Who asked for an upgrade: both references it holds are weak, and so can be gone.
package protocol Requester: AnyObject {
  var hasDelegate: Bool { get }
  var hasWindow: Bool { get }
  /// Hears how the request ended, and what the extension passed along.
  func hear(_ news: AppNews, _ userInfo: [AnyHashable: Any]?)
}

/// What app and extension pass each other, as values of their own types; a trace shows them as text.
struct Parcel {
  var there: [AnyHashable: Any]?
  var back: [AnyHashable: Any]?
}

extension RequestContext {
  /// What the app passed along, as values of their own types.
  package var parcel: [AnyHashable: Any]? { simulation?.request?.parcel.there }

  /// Passes values of their own types back to the app.
  package func enclose(_ values: [AnyHashable: Any]?) {
    guard let simulation, simulation.isAlive(self), attempt == simulation.attempt else { return }
    simulation.request?.parcel.back = values
  }
}

/// The app as it runs: a process of its own, which nobody suspends, with its screen.
final class RunningApp {
  let runtime: (any Runtime)?
  @exclusivity(unchecked) var wakeUp: Instant?
  var living: (any LivingInterface)?
  /// Whether it asked for the state of its identity store.
  @exclusivity(unchecked) var hasAskedState = false
  /// What its screen held when it last came to rest.
  var interface = Interface([])
  /// What it keeps for objects that may outlive it.
  var belongings = Belongings()

  init(_ runtime: (any Runtime)?) {
    self.runtime = runtime
  }
}

extension Simulation {
  func openApp(_ makeApp: @escaping (AppContext) -> any LivingInterface) {
    let app = RunningApp(try? premises.program.runtime.make?())
    self.app = app
    withApp {
      app.living = makeApp(AppContext(self))
      app.living?.pass(.willAppear)
      app.living?.pass(.didAppear)
    }
    taken += work(of: app, at: now, limit: premises.limit - taken)
  }

  /// Does something to the app: at once, or on the main queue of its runtime.
  func withApp(_ work: @escaping () -> Void) {
    guard let app else { return }
    guard let runtime = app.runtime else {
      work()
      return look(at: app, app.living?.interface)
    }
    runtime.add(work)
    app.wakeUp = now
  }

  /// Lets the app's runtime run what is ready or due, and reads its screen.
  func work(of app: RunningApp, at moment: Instant, limit: Int) -> Int {
    guard let runtime = app.runtime else { return 0 }
    app.wakeUp = nil
    let progress = runtime.advance(to: moment, limit: limit, choosing: choosingForApp)
    var interface: Interface?
    runtime.add(onlyLooking: true) { interface = app.living?.interface }
    let reading = runtime.advance(to: moment, limit: limit, choosing: choosingForApp)
    look(at: app, interface)
    app.wakeUp = [app.wakeUp, reading.next].compactMap { $0 }.min()
    tell(progress.incidents + reading.incidents)
    return progress.count + reading.count
  }

  private func look(at app: RunningApp, _ interface: Interface?) {
    guard let interface, interface != app.interface else { return }
    app.interface = interface
    record(.system(.screen(.appLaidOut(interface))))
  }

  func closeApp() {
    guard let app else { return }
    withApp { app.living = nil }
    taken += work(of: app, at: now, limit: premises.limit - taken)
    _ = app.runtime?.end()
    self.app = nil
  }

  /// The app's own screen, while the user can touch it.
  package var appInterface: Interface? { phone.screen.showsApp ? app?.interface : nil }

  /// Does something with the app's own screen, where that is what the user sees.
  func touchApp(_ touch: Touch, _ action: UserAction) throws(Problem) {
    guard let app, phone.screen.showsApp else { throw .noInterface(phone.screen) }
    switch touch {
    case .types(_, let field):
      guard app.interface.fields.contains(field) else { throw .noField(field, fields: app.interface.fields) }
    case .taps(let button): try app.interface.check(button)
    }
    record(.user(action))
    withApp { app.living?.take(touch) }
  }
}

extension Interface {
  /// Whether a button can be tapped, and if not, why.
  func check(_ button: String) throws(Problem) {
    guard let isEnabled = isEnabled(button) else { throw .noButton(button, buttons: buttons) }
    guard isEnabled else { throw .disabledButton(button) }
  }
}

extension Screen {
  fileprivate var showsApp: Bool {
    switch self {
    case .elsewhere, .message: true
    case .interface, .sheet, .signInPrompt, .recommendations, .authentication: false
    }
  }
}
