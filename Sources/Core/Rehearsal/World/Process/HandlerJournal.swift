/// What the handlers of a process were given so far, and what they said: with it others can be brought to where they
/// are.
package struct HandlerJournal: Sendable {
  /// What they were given, in order.
  private(set) var deliveries: [Delivery] = []
  /// A number for everything they said.
  private(set) var said = Fingerprint()
  /// What handlers had said before this process began.
  let before: Ordinals
  /// Whether they got to know nothing else.
  var isWhole = true

  /// The journal of a process that begins.
  init(after before: Ordinals) {
    self.before = before
  }

  /// Notes what is given to a handler.
  mutating func take(_ delivery: Delivery) {
    deliveries.append(delivery)
    switch delivery {
    // A tree of views would have to be brought to the same place, and nobody knows how.
    case .touch, .appearance: isWhole = false
    case .handler, .release, .call, .provisionCall, .answer, .appleAnswer, .storeAnswer, .errand, .tap,
      .alarm, .notice, .cleanUpBegins, .cleanUp:
      break
    }
  }

  mutating func hear(_ action: HandlerAction) {
    switch action {
    // The code with which the base class answers is the system's own affair.
    case .canceled, .canceledByBaseClass: said.combine(1)
    case .completedPasswordChange(let credential, _):
      said.combine(2)
      credential.combine(into: &said)
    case .completedAppleUpgrade: said.combine(3)
    case .presented: said.combine(4)
    case .presentedAnimated: said.combine(5)
    case .provided(let provided):
      said.combine(6)
      provided.fields.combine(into: &said)
    case .sent, .askedApple, .laidOut, .usesStore, .found, .kept, .holds: break
    }
  }

  mutating func hear(_ use: IdentityStoreUse) {
    use.combine(into: &said)
  }

  /// Notes a message, of which it takes the number that stands for it.
  mutating func hearMessage(_ mark: UInt64) {
    said.combine(mark)
  }

  mutating func hearQuestion(_ state: String?, _ nonce: String?) {
    said.combine(state)
    said.combine(nonce)
  }

  mutating func hear(_ interface: Interface) {
    interface.combine(into: &said)
  }

  mutating func hearAlarm(after delay: Duration) {
    said.combine(Instant.start + delay)
  }
}
