/// A handler's only way to the world: everything it can say or do goes through here.
///
/// Nothing happens while a handler speaks. What it says is put on the agenda and taken up when its call has
/// returned. How a request is completed differs by extension point: see ``RequestContext`` for account
/// modification and ``ProviderContext`` for credential providers.
public class HandlerContext {
  /// Changes only where a handler is told again what another one was told.
  @exclusivity(unchecked) final var host: any RequestHost
  let attempt: Int
  let process: Int
  /// How many views are being made at the moment, one on account of another.
  final var viewsLoading = 0
  /// Whether it was told already that what is on screen was changed from another queue than the main one.
  final var hasChangedScreenElsewhere = false

  init(_ host: any RequestHost, attempt: Int, process: Int) {
    self.host = host
    self.attempt = attempt
    self.process = process
  }

  /// The rehearsal it belongs to; `nil` where the request is a real one.
  final var simulation: Simulation? { host as? Simulation }

  /// Ends the request with an error, or asks for the interface with `userInteractionRequired`.
  public final func cancelRequest(with error: ExtensionError) {
    say(.canceled(error))
  }

  /// Sends a message to the handler's own server; the answer comes later, or never.
  public final func send(_ message: Message, answer: @escaping (ServerAnswer) -> Void) {
    host.send(message, from: self, answer: answer)
  }

  /// Lays out the interface, in place of what was there; the user sees it once the system presents it.
  public final func show(_ elements: Interface.Element..., onTap: @escaping (Tap) -> Void) {
    show(elements, onTap: onTap)
  }

  /// Lays out an interface of as many elements as there are.
  public final func show(_ elements: [Interface.Element], onTap: @escaping (Tap) -> Void) {
    host.show(Interface(elements), from: self, onTap: onTap)
  }

  /// Presents something of its own accord, as `present(_:animated:)` would.
  public final func present(animated: Bool = false) {
    // Only a credential provider may present at all before it is on screen.
    say(animated && self is ProviderContext ? .presentedAnimated : .presented)
  }

  /// Does something after a while of virtual time, unless it is canceled before.
  @discardableResult
  public final func after(_ delay: Duration, do work: @escaping () -> Void) -> Alarm {
    host.start(after: delay, from: self, work)
  }

  /// Takes an alarm back.
  public final func cancel(_ alarm: Alarm) {
    host.cancel(alarm)
  }

  /// What an alarm is known by.
  public struct Alarm: Hashable {
    /// Its number, as the host counts them; 0 for one that was never set.
    public let number: Int

    /// An alarm by its number.
    public init(number: Int) {
      self.number = number
    }
  }

  /// Says whose code it is, where somebody wants to know.
  package final func introduce(_ name: @autoclosure () -> String) {
    if let introduced = simulation?.program.introduced { introduced(name()) }
  }

  /// Has nothing else come to lie where an object lies, while the process lives that it belongs to.
  package final func keepPlace(of object: AnyObject) {
    simulation?.port.keepPlace(of: object)
  }

  /// Does with a call that is not overridden what the base class does, unless that calls another one (AM-24, AS-27).
  package final func leaveToBaseClass(_ call: HandlerCall, for provision: Provision? = nil) {
    let profile = profile
    let answer = profile.baseClassAnswer(to: call, for: provision)
    if let simulation {
      guard simulation.isAlive(self) else { return }
      simulation.world.noteNotOverridden(call, answer)
    }
    if answer == .cancels { say(.canceledByBaseClass(profile.baseClassCode.error)) }
  }

  /// How contested and assumed rules are read, where a rehearsal asks.
  final var profile: Profile {
    simulation?.world.phone.profile ?? (host as? any ReadingHost)?.profile ?? Profile()
  }

  /// How the system is read that asks a provider.
  package final var autoFillProfile: Profile.AutoFill { profile.autoFill }

  /// Turns to the identity store, which only a rehearsal has.
  final func use(_ use: IdentityStoreUse, _ answer: @escaping (IdentityStoreAnswer) -> Void) {
    (host as? any StoreHost)?.use(use, from: self, answer)
  }

  final func say(_ action: HandlerAction) {
    host.take(action, from: self)
  }
}

extension Profile.BaseClassCode {
  fileprivate var error: ExtensionError {
    switch self {
    case .code1000: ExtensionError(domain: ExtensionError.domain, code: 1000)
    case .failed: .failed
    case .userCanceled: .userCanceled
    }
  }
}
