/// Who a context speaks to: the rehearsal, or the real system around an app extension.
///
/// A rehearsal is one. For a real extension, `Examples/OnApple` has another over Apple's own classes, so that the
/// same handler serves both.
public protocol RequestHost: AnyObject {
  /// Takes an answer to the request: a completion, a cancellation, or news of something presented.
  func take(_ action: HandlerAction, from context: RequestContext)
  /// Asks for Apple's credential.
  func askApple(
    state: String?, nonce: String?, from context: RequestContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void)
  /// Sends a message to the handler's own server.
  func send(_ message: Message, from context: RequestContext, answer: @escaping (ServerAnswer) -> Void)
  /// Lays out an interface.
  func show(_ interface: Interface, from context: RequestContext, onTap: @escaping (Tap) -> Void)
  /// Does something after a while.
  func start(
    after delay: Duration, from context: RequestContext, _ work: @escaping () -> Void
  ) -> RequestContext.Alarm
  /// Takes an alarm back.
  func cancel(_ alarm: RequestContext.Alarm)
}
