/// A handler's only way to answer: everything it can say or do goes through here.
///
/// Nothing happens while a handler speaks. What it says is put on the agenda and taken up when its call has
/// returned.
public final class RequestContext {
  let simulation: Simulation
  let attempt: Int
  let process: Int

  init(_ simulation: Simulation, attempt: Int, process: Int) {
    self.simulation = simulation
    self.attempt = attempt
    self.process = process
  }

  /// Says that the password is changed, and to what; the Keychain saves it.
  public func completeChangePasswordRequest(updatedCredential: PasswordCredential, userInfo: UserInfo? = nil)
  {
    say(.completedPasswordChange(updatedCredential, userInfo: userInfo))
  }

  /// Says that the account now signs in with Apple; the Keychain lets go of the password.
  public func completeUpgradeToSignInWithApple(userInfo: UserInfo? = nil) {
    say(.completedAppleUpgrade(userInfo: userInfo))
  }

  /// Ends the request with an error, or asks for the interface with `userInteractionRequired`.
  public func cancelRequest(with error: ExtensionError) {
    say(.canceled(error))
  }

  /// Does what the base class does when the user taps Cancel, as `super.cancelRequest()` would.
  public func cancelRequestByDefault() {
    say(.canceled(.userCanceled))
  }

  /// Asks for Apple's credential; the system shows Apple's sheet.
  public func getSignInWithAppleUpgradeAuthorization(
    state: String?, nonce: String?,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void
  ) {
    simulation.ask(Question(state: state, nonce: nonce, completion: completion), from: self)
  }

  /// Sends a message to the handler's own server; the answer comes later, or never.
  public func send(_ message: Message, answer: @escaping (ServerAnswer) -> Void) {
    simulation.send(message, from: self, answer: answer)
  }

  /// Lays out the interface, in place of what was there; the user sees it once the system presents it.
  public func show(_ elements: Interface.Element..., onTap: @escaping (Tap) -> Void) {
    simulation.layOut(Interface(elements: elements), from: self, onTap: onTap)
  }

  /// Presents something of its own accord, as `present(_:animated:)` would.
  public func present() {
    say(.presented)
  }

  /// Does something after a while of virtual time, unless it is canceled before.
  @discardableResult
  public func after(_ delay: Duration, do work: @escaping () -> Void) -> Alarm {
    simulation.setAlarm(after: delay, from: self, work)
  }

  /// Takes an alarm back.
  public func cancel(_ alarm: Alarm) {
    simulation.cancel(alarm)
  }

  /// What an alarm is known by.
  public struct Alarm: Hashable {
    let number: Int
    let ticket: Agenda<Occurrence>.Ticket?
  }

  func cancelBecauseNotOverridden(_ call: HandlerCall) {
    simulation.noteNotOverridden(call, from: self)
    say(.canceledByBaseClass(simulation.phone.profile.baseClassCode.error))
  }

  private func say(_ action: HandlerAction) {
    simulation.post(action, from: self)
  }
}

extension Profile.BaseClassCode {
  fileprivate var error: ExtensionError {
    switch self {
    case .failed: .failed
    case .userCanceled: .userCanceled
    }
  }
}
