/// Whether the user of a request has shown that they are the owner of the phone, as far as an extension asked (PL-17).
struct OwnerCheck: Hashable, Sendable {
  /// What has come of its questions.
  private var standing = Standing.unasked
  /// How many screens there had been when it first asked somebody who had done something on one of them.
  private(set) var screensBefore = 0
  /// How often they have tapped since they were not recognized.
  private var taps = 0
  /// How often in a row the system has asked nobody, since somebody last did anything.
  private var unputQuestions = 0
  /// What has come of the last question that somebody's tap led to.
  private var answer = Answer.none
  /// How often in a row somebody was recognized after a tap, and nothing came of that.
  private var fruitlessAnswers: UInt8 = 0

  /// What comes of a question, with a number for the screen that it stands in front of.
  private enum Answer: Hashable {
    case none
    case awaited(over: UInt64)
    case recognized(over: UInt64)
  }

  private enum Standing: UInt64 {
    case unasked
    case asked
    case turnedAway
    /// A server does not accept what they have typed.
    case turnedDown
    /// They have typed something that may be a password of the extension's own.
    case typed
    case shown
  }

  /// The system asks for the owner, after what somebody did on so many screens.
  mutating func ask(afterScreens count: Int, over screen: UInt64?) {
    unputQuestions = 0
    answer = screen.map { .awaited(over: $0) } ?? .none
    if standing == .unasked { (standing, screensBefore) = (.asked, count) }
  }

  /// Whether the system has asked nobody, and nobody has done anything since.
  var hasAskedNobody: Bool { unputQuestions > 0 }

  /// The system asks nobody; answers whether that is once more than anybody would try (PL-19).
  mutating func askNobody() -> Bool {
    unputQuestions = min(Self.mostUnput + 1, unputQuestions + 1)
    return unputQuestions == Self.mostUnput
  }

  /// There is an answer; whoever was recognized once may be trusted after that.
  mutating func hear(isOwner: Bool) {
    if case .awaited(let screen) = answer { answer = isOwner ? .recognized(over: screen) : .none }
    if isOwner { return standing = .shown }
    if standing != .shown, standing != .typed { (standing, taps) = (.turnedAway, 0) }
  }

  /// A server accepts what was typed, or does not, after so many screens; whoever was recognized may go on without it.
  mutating func hearOfTyped(isAccepted: Bool, afterScreens count: Int) {
    guard standing == .typed || standing == .turnedDown else { return }
    if isAccepted { return standing = .shown }
    (standing, taps, screensBefore) = (.turnedDown, 0, count)
  }

  /// The user does something.
  mutating func take(_ touch: Touch) {
    unputQuestions = 0
    switch touch {
    case .types: if standing != .shown { standing = .typed }
    case .taps: if isRefused { taps = min(Self.most + 1, taps + 1) }
    }
  }

  /// Whether the last answer about them was no.
  private var isRefused: Bool { standing == .turnedAway || standing == .turnedDown }

  /// Whether they have shown who they are, or typed what may say so.
  var mayBeKnown: Bool { standing == .shown || standing == .typed }

  /// Whether nobody was asked for so far.
  var isUnasked: Bool { standing == .unasked }

  /// Whether somebody was recognized of whom it is not known what came of that.
  var isRecognized: Bool { if case .recognized = answer { true } else { false } }

  /// Whatever was to come of the answer has come; says whether that is nothing once more, on the same screen as before.
  mutating func conclude(on screen: UInt64?) -> Bool {
    guard case .recognized(let before) = answer else { return false }
    answer = .none
    fruitlessAnswers = screen == before ? min(Self.mostFruitless + 1, fruitlessAnswers + 1) : 0
    return fruitlessAnswers == Self.mostFruitless
  }

  /// Whether the user was not recognized, and has done nothing since by which they could have shown who they are: where one
  /// thing is guarded, the next tap is on something else, and where all is, many may be a number.
  func isTurnedAway(fromOneOfMany isOne: Bool) -> Bool {
    isRefused && taps <= (isOne ? 0 : Self.most)
  }

  /// On OK and on a row.
  private static let most = 2
  /// Whoever tries so often tries for ever.
  private static let mostUnput = 20
  /// The first time what is behind the tap may be open now, and want another one.
  private static let mostFruitless: UInt8 = 2

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(standing:screensBefore:taps:unputQuestions:answer:fruitlessAnswers:)
    mark.combine(standing.rawValue)
    mark.combine(screensBefore)
    mark.combine(taps)
    if unputQuestions > 0 { mark.combine(unputQuestions) }
    if fruitlessAnswers > 0 { mark.combine(Int(fruitlessAnswers)) }
    switch answer {
    case .none: break
    case .awaited(let screen): mark.combine(screen)
    case .recognized(let screen): mark.combine(~screen)
    }
  }
}
