/// A form that its user has sent, that came to nothing, and that cannot be sent once more (AS-68).
struct DeadForm: Hashable, Sendable {
  /// What was tapped to send it.
  let button: String
  /// What was on screen then.
  private let screen: Interface
  /// What has come of it, as far as the handler heard.
  private var news = News.none
  /// Whether the user has typed since there last was news.
  fileprivate var isTyped = false
  /// What was on screen when the handler heard that it did not work, where that says nothing else since.
  private var screenOfFailure: Interface?

  private enum News {
    case none
    case failure
    case success
  }
}

extension DeadForm {
  /// The user taps what may send a form.
  init(_ button: String, on interface: Interface) {
    (self.button, screen) = (button, interface)
  }

  /// The user does something on screen.
  static func take(_ touch: Touch, in layout: inout ScreenLayout) {
    switch touch {
    case .types: layout.sent = layout.sent?.typed
    case .taps(let button) where Interface.isWayOut(button): break
    case .taps(let button): layout.sent = Shared(DeadForm(button, on: layout.interface))
    }
  }

  /// The handler hears from its server.
  static func hear(isSuccess: Bool, in layout: inout ScreenLayout) {
    guard var sent = layout.sent?.value else { return }
    sent.hear(isSuccess: isSuccess, on: layout.interface)
    layout.sent = Shared(sent)
  }

  private mutating func hear(isSuccess: Bool, on interface: Interface) {
    if isSuccess { (news, screenOfFailure) = (.success, nil) }
    if !isSuccess, news != .failure { (news, screenOfFailure, isTyped) = (.failure, interface, false) }
  }

  /// The user is about to turn back, or all is over, and nothing is to come of what they did.
  static func judge(in world: inout World) {
    guard let sent = world.process.layout.sent?.value, world.request?.isFinished == false, world.isQuiet,
      world.request?.question == nil, case .interface(let interface, _) = world.phone.screen,
      !interface.canBeSent, sent.isDead(on: interface)
    else { return }
    world.process.layout.sent = nil
    world.note(.leftFormDead, sent.button)
  }

  /// Whether it stands there filled in anew and cannot be sent, or is gone and nothing has taken its place since its
  /// handler heard that it did not work.
  ///
  /// What asked for something else in between is another form, and what went well may be all that there is to do.
  private func isDead(on interface: Interface) -> Bool {
    guard interface.fieldsToFill.isEmpty else {
      return isTyped && news != .success && interface.names == screen.names
    }
    return news == .failure && interface == screenOfFailure
  }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(button:screen:news:isTyped:screenOfFailure:)
    if isTyped { mark.combine(true) }
    mark.passOver(
      (button, screen, news, screenOfFailure),
      because: "they follow from the taps and answers that the process was given, which it counts")
  }
}

extension Interface {
  /// Whether there is something to tap that leads on.
  fileprivate var canBeSent: Bool { buttons.contains { !Self.isWayOut($0) && isEnabled($0) == true } }

  /// What there is to fill in and to tap.
  fileprivate var names: [String] { fields + buttons }
}

extension Shared<DeadForm> {
  /// With its user typing anew.
  fileprivate var typed: Shared {
    if value.isTyped { return self }
    var typed = value
    typed.isTyped = true
    return Shared(typed)
  }
}
