/// The app around an extension, or beside it, where it is code: it has a screen and a server of its own, asks the system
/// for something and hears of it.
public final class AppContext {
  private weak var running: RunningApp?
  let screen = AppScreen()
  /// Whether an activity launches the app, which it hears of at once.
  package let isLaunchedByActivity: Bool

  init(_ app: RunningApp, isLaunchedByActivity: Bool) {
    running = app
    self.isLaunchedByActivity = isLaunchedByActivity
  }

  /// The app as it runs.
  var app: RunningApp {
    guard let running else {
      fatalError(
        "an app's context was used after its rehearsal was over; keep nothing of the app beyond that, or let it go first"
      )
    }
    return running
  }

  /// The rehearsal it belongs to.
  var simulation: Simulation { app.simulation }

  /// Asks for an upgrade, as the app's controller does.
  package func perform(
    _ kind: Upgrade, for user: String, at service: ServiceIdentifier, userInfo: UserInfo?,
    carriedObjects: [AnyHashable: Any]?, by requester: any Requester
  ) {
    let action = AppAction.performs(kind, for: user, at: service, userInfo: userInfo)
    app.schedule { [app] in
      app.requester = requester
      app.perform(action, CarriedObjects(there: carriedObjects))
    }
  }

  /// Asks anything there is to ask of the app's identity store; the answer comes later.
  package func use(_ use: IdentityStoreUse, _ answer: @escaping (IdentityStoreAnswer) -> Void) {
    app.schedule { [app] in
      let heard = use.answerApp(in: &app.simulation.world)
      app.run { answer(heard) }
    }
  }
}

/// What only Apple's names ask, or know of an answer.
extension AppContext {
  /// How the system is read that answers it.
  package var autoFillProfile: Profile.AutoFill { simulation.world.phone.profile.autoFill }

  /// Notes that whoever was to hear what its user agreed to is gone (AU-25).
  package func noteHeardByNobody() { simulation.world.note(.heardByNobody) }
}

/// Who asked for an upgrade: both references it holds are weak, and so can be gone.
package protocol Requester: AnyObject {
  var hasDelegate: Bool { get }
  var hasWindow: Bool { get }
  /// Hears how the request ended, with which error it failed, and what the extension passed along.
  func hear(_ news: AppNews, _ error: ExtensionError?, _ userInfo: [AnyHashable: Any]?)
}

/// What app and extension pass each other, as values of their own types; a trace shows them as text.
struct CarriedObjects {
  var there: [AnyHashable: Any]?
  var back: [AnyHashable: Any]?
}

extension RequestContext {
  /// What the app passed along, as values of their own types.
  package var carriedObjects: [AnyHashable: Any]? { simulation?.app?.carriedObjects.there }

  /// Passes values of their own types back to the app.
  package func enclose(_ values: [AnyHashable: Any]?) {
    guard let simulation, simulation.isAlive(self), attempt == simulation.world.process.attempt
    else { return }
    simulation.app?.carriedObjects.back = values
  }
}
