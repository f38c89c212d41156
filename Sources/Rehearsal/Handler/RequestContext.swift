/// A handler's only way to answer: everything it can say or do goes through here.
///
/// Nothing happens while a handler speaks. What it says is put on the agenda and taken up when its call has
/// returned.
public final class RequestContext {
  /// Changes only where a handler is told again what another one was told.
  @exclusivity(unchecked) var host: any RequestHost
  let attempt: Int
  let process: Int

  init(_ host: any RequestHost, attempt: Int, process: Int) {
    self.host = host
    self.attempt = attempt
    self.process = process
  }

  /// The context of a real request, such as one of iOS; a rehearsal makes its own.
  public init(_ host: any RequestHost) {
    self.host = host
    attempt = 0
    process = 0
  }

  /// The rehearsal it belongs to; `nil` where the request is a real one.
  var simulation: Simulation? { host as? Simulation }

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
    host.askApple(state: state, nonce: nonce, from: self, completion: completion)
  }

  /// Sends a message to the handler's own server; the answer comes later, or never.
  public func send(_ message: Message, answer: @escaping (ServerAnswer) -> Void) {
    host.send(message, from: self, answer: answer)
  }

  /// Lays out the interface, in place of what was there; the user sees it once the system presents it.
  public func show(_ elements: Interface.Element..., onTap: @escaping (Tap) -> Void) {
    host.show(Interface(elements), from: self, onTap: onTap)
  }

  /// Presents something of its own accord, as `present(_:animated:)` would.
  public func present() {
    say(.presented)
  }

  /// Does something after a while of virtual time, unless it is canceled before.
  @discardableResult
  public func after(_ delay: Duration, do work: @escaping () -> Void) -> Alarm {
    host.start(after: delay, from: self, work)
  }

  /// Takes an alarm back.
  public func cancel(_ alarm: Alarm) {
    host.cancel(alarm)
  }

  /// What an alarm is known by.
  public struct Alarm: Hashable {
    /// Its number, as the host counts them; 0 for one that was never set.
    public let number: Int
    /// Its place on the agenda of a rehearsal.
    let ticket: Agenda<Occurrence>.Ticket?

    init(number: Int, ticket: Agenda<Occurrence>.Ticket?) {
      self.number = number
      self.ticket = ticket
    }

    /// An alarm of a real request.
    public init(number: Int) {
      self.init(number: number, ticket: nil)
    }
  }

  package func cancelBecauseNotOverridden(_ call: HandlerCall) {
    guard let simulation else { return cancelRequest(with: .failed) }
    simulation.noteNotOverridden(call, from: self)
    say(.canceledByBaseClass(simulation.phone.profile.baseClassCode.error))
  }

  private func say(_ action: HandlerAction) {
    host.take(action, from: self)
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
