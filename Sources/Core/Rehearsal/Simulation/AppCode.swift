/// The code of an app in which somebody signs in, beside the provider that has their passkeys.
///
/// ```swift
/// final class Door: AppCode {
///   func open(in context: AppContext) {
///     context.show(.button("Sign in")) { _ in
///       context.authorize([.password]) { answer in
///         guard case .authorized(.password(let credential)) = answer else { return }
///         context.send(.signIn(credential)) { _ in }
///       }
///     }
///   }
/// }
/// ```
public protocol AppCode: AnyObject {
  /// The app comes to the screen, with nothing on it.
  func open(in context: AppContext)
}

/// The code of an app that also runs while its extension is asked: in the background, as the one who asks, or in the
/// seconds after it left the screen.
///
/// Both have the same groups and the same Keychain, and neither waits for the other (PL-8).
///
/// ```swift
/// final class Tidier: StoreKeepingApp {
///   func open(in context: AppContext) {}
///   func refreshStore(in context: AppContext) {
///     context.after(.seconds(1)) { context.keep(nil, as: "session", in: .group("group.com.example.shiny")) }
///   }
/// }
/// ```
public protocol StoreKeepingApp: AppCode {
  /// The system lets the app bring up to date what it shares with its extension.
  func refreshStore(in context: AppContext)
}

extension Program {
  /// This program with an app beside the extension, which users touch where nothing of the system's is on screen.
  public func with(app makeApp: @escaping () -> any AppCode) -> Program {
    var program = self
    program.app = { PlainApp($0, makeApp()) }
    return program
  }
}

/// An app that lays out its screen anew whenever that changes.
final class PlainApp: LivingInterface {
  private let app: any AppCode
  private let context: AppContext
  private var screen: AppScreen { context.screen }

  init(_ context: AppContext, _ app: any AppCode) {
    self.app = app
    self.context = context
    app.open(in: context)
  }

  var interface: Interface { screen.interface }
  var upkeep: AppUpkeep.Occasion? { app is any StoreKeepingApp ? .always : nil }

  func refreshStore() {
    (app as? any StoreKeepingApp)?.refreshStore(in: context)
  }

  func take(_ touch: Touch) {
    switch touch {
    case .types(let text, let field): _ = screen.interface.type(text, into: field)
    case .taps(let button): screen.onTap(Tap(button: button, interface: screen.interface))
    }
  }

  func pass(_ moment: Appearance) {}
}

/// What an app has on its screen, and who hears of taps.
final class AppScreen {
  var interface = Interface([])
  var onTap: (Tap) -> Void = { _ in }
}

/// An app's only way to the system, its server and its screen.
extension AppContext {
  /// Lays out the screen, in place of what was there.
  public func show(_ elements: Interface.Element..., onTap: @escaping (Tap) -> Void = { _ in }) {
    (screen.interface, screen.onTap) = (Interface(elements), onTap)
  }

  /// Asks the system to have the user signed in, or for a passkey; what comes of it is said once.
  @discardableResult
  public func authorize(
    _ requests: [AuthorizationRequest], _ manner: AuthorizationAsk.Manner = .modally,
    answer: @escaping (AuthorizationAnswer) -> Void
  ) -> Int {
    let number = AppVoice.authorize(AuthorizationAsk(requests, manner), in: &simulation.world)
    app.wait(.authorization(number), .authorization(answer))
    return number
  }

  /// Takes back what it asked for, by its number.
  public func takeBack(_ number: Int) { AppVoice.takeBack(number, in: &simulation.world) }

  /// Has the system do something of its own, such as show a browser; what comes of it is said once.
  @discardableResult
  public func run(_ errand: SystemErrand, answer: @escaping (ErrandAnswer) -> Void) -> Int {
    let number = AppVoice.run(errand, in: &simulation.world)
    app.wait(.errand(number), .errand(answer))
    return number
  }

  /// Takes back what it had the system do, by its number.
  public func takeBackErrand(_ number: Int) { AppVoice.takeBackErrand(number, in: &simulation.world) }

  /// Tells the system of a credential; nobody says whether anybody heard of it.
  public func report(_ report: CredentialReport) { AppVoice.report(report, in: &simulation.world) }

  /// Sends a message to the app's server; the answer comes later, or never.
  public func send(_ message: Message, answer: @escaping (ServerAnswer) -> Void) {
    app.wait(.message(AppVoice.send(message, in: &simulation.world)), .answer(answer))
  }

  /// Does something after a while of virtual time.
  public func after(_ delay: Duration, do work: @escaping () -> Void) {
    app.wait(.alarm(AppVoice.setAlarm(after: delay, in: &simulation.world)), .alarm(work))
  }

  /// What Apple says of the app's use of Sign in with Apple by this user.
  public var appleState: AppleCredentialState { simulation.world.phone.apple.credentialState }

  /// What Apple says of it where the app knows its user by Apple's identifier.
  package func appleState(ofUser user: String) -> AppleCredentialState {
    simulation.world.phone.apple.user(ofTeam: simulation.world.phone.signInApp.teamIdentifier) == user
      ? appleState : .notFound
  }

  /// Hears when the user takes back the leave to sign in with Apple.
  public func onAppleRevoked(do work: @escaping () -> Void) { app.wait(.appleRevoked, .alarm(work)) }

  /// Hears of the token of what another app hands over, each time the system brings the app up with one.
  public func onHandedOver(do work: @escaping (String) -> Void) { app.wait(.activity, .activity(work)) }
}
