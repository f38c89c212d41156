/// Who a context speaks to: the rehearsal, or the real system around an app extension.
///
/// A rehearsal is one. For a real extension, `Examples/OnApple` has another over Apple's own classes, so that the
/// same handler serves both.
public protocol RequestHost: AnyObject {
  /// Takes an answer to the request: a completion, a cancellation, or news of something presented.
  func take(_ action: HandlerAction, from context: HandlerContext)
  /// Asks for Apple's credential.
  func askApple(
    state: String?, nonce: String?, from context: HandlerContext,
    completion: @escaping (AppleCredential?, ExtensionError?) -> Void)
  /// Sends a message to the handler's own server.
  func send(_ message: Message, from context: HandlerContext, answer: @escaping (ServerAnswer) -> Void)
  /// Lays out an interface.
  func show(_ interface: Interface, from context: HandlerContext, onTap: @escaping (Tap) -> Void)
  /// Does something after a while.
  func start(
    after delay: Duration, from context: HandlerContext, _ work: @escaping () -> Void
  ) -> HandlerContext.Alarm
  /// Takes an alarm back.
  func cancel(_ alarm: HandlerContext.Alarm)
  /// What the extension finds under a name.
  func kept(_ key: String, in container: Container, from context: HandlerContext) -> Stored?
  /// Keeps a value under a name.
  func keep(_ value: Stored?, as key: String, in container: Container, from context: HandlerContext)
}

/// A host that is no rehearsal, and reads contested and assumed rules as one does.
protocol ReadingHost: RequestHost {
  var profile: Profile { get }
}

/// A host that has an identity store as well, as only a rehearsal does.
protocol StoreHost: RequestHost {
  /// Turns to the store; the answer comes later.
  func use(
    _ use: IdentityStoreUse, from context: HandlerContext, _ answer: @escaping (IdentityStoreAnswer) -> Void)
}
