import Rehearsal

/// What the user has answered last, and how often.
struct AnsweredScreen {
  /// How often the user has tried anew, because nothing came of it.
  private var tries: UInt8 = 0
  /// A number for what is on it.
  private var content: UInt64 = 0
  /// How often in a row one came that looked like this.
  private var times: UInt8 = 0
  /// How often since time last passed.
  private var timesAtOnce: UInt8 = 0
  /// How often once more since something last went otherwise than usual, as far as it counts.
  private var timesMoreUndisturbed: UInt8 = 0
  /// How many things the user has let happen since, on a screen that leads nowhere but back.
  private var hesitations: UInt8 = 0
  /// A number for what was on the one before it, where that was another.
  private var former: UInt64 = 0
  /// How often in a row the user has come back from one of the two to the other.
  private var returns: UInt8 = 0

  /// Who wants something does not turn back while more may come, and does so in the end.
  private static let mostHesitations: UInt8 = 20
  /// Nobody answers the same question for ever: a few times where it comes again at once, and more often where it does
  /// not.
  private static let (most, mostAtOnce): (UInt8, UInt8) = (20, 3)
  /// Nobody goes to and fro for ever between two screens, such as a browser that is closed and what opens it.
  private static let mostReturns: UInt8 = 12
  /// So often once more, and nothing that went wrong before is to blame.
  private static let enough: UInt8 = 2

  /// The user answers an interface.
  mutating func answer(_ interface: Interface, isAnew: Bool) {
    let mark = interface.mark
    tries = isAnew ? tries.next : 0
    times = mark == content ? times.next : 1
    timesAtOnce = mark == content ? timesAtOnce.next : 1
    timesMoreUndisturbed = mark == content || isAnew ? min(timesMoreUndisturbed + 1, Self.enough) : 0
    if mark != content {
      returns = mark == former ? returns.next : 0
      former = content
    }
    (content, hesitations) = (mark, 0)
  }

  /// Whether the user tries anew, because nothing came of what they did.
  var isAnew: Bool { tries > 0 }

  /// What the user touches on a screen that they answer, once its fields are filled in.
  ///
  /// Where no button leads on, a keyboard's Return may, and whoever has typed tries that before they turn back.
  func touch(on interface: Interface, hasKeyboard: Bool) -> UserAction? {
    let button = button(on: interface)
    if hasKeyboard, !isAnew, button?.isDismissal != false, let field = interface.fieldsToFill.last {
      return .types("\n", into: field)
    }
    return button.map { .taps($0) }
  }

  /// The button that the user taps: what leads on, the same once more, and then every other button
  /// twice.
  private func button(on interface: Interface) -> String? {
    let choices = interface.choices
    guard tries > 1 else {
      return interface.firstButton.flatMap { interface.isEnabled($0) == true ? $0 : nil }
    }
    return choices.isEmpty ? nil : choices[min(Int(tries) / 2, choices.count - 1)]
  }

  /// Whether there is something that the user has not tried.
  ///
  /// Where nothing can be tapped, what is typed anew may change that.
  func leavesMoreToTry(on interface: Interface) -> Bool {
    let choices = interface.choices.count
    return tries < 2 * (choices == 0 && interface.waitsForText ? 1 : min(100, choices))
  }

  /// The user waits for what may come instead of turning back.
  mutating func hesitate() {
    hesitations = min(hesitations + 1, Self.mostHesitations)
  }

  /// Whether the user turns back now.
  var isDoneHesitating: Bool { hesitations == Self.mostHesitations }

  /// Time passes.
  mutating func pass() {
    timesAtOnce = 0
  }

  /// Something goes otherwise than usual.
  mutating func disturb() {
    timesMoreUndisturbed = 0
  }

  /// The user turns to something new.
  mutating func forget() {
    (tries, content, times, timesAtOnce, timesMoreUndisturbed) = (0, 0, 0, 0, 0)
    (former, returns) = (0, 0)
  }

  /// Whether the user has had enough of a question.
  func isTiring(_ interface: Interface) -> Bool {
    isTiring && timesMoreUndisturbed == Self.enough && content == interface.mark
  }

  /// Whether the user answers a question no more, or has gone to and fro between two screens as often as anybody does.
  func hasEnough(of interface: Interface) -> Bool { returns >= Self.mostReturns || isTiring(interface) }

  /// Whether the user has tried all there is to try on a screen that stays, and none of it led anywhere.
  func hasTriedAll(of interface: Interface) -> Bool {
    isAnew && timesMoreUndisturbed == Self.enough && !leavesMoreToTry(on: interface)
  }

  /// Whether it may be that the user has had enough.
  var mayTire: Bool { timesMoreUndisturbed == Self.enough }

  /// Whether the user has answered the last question as often as anybody does.
  var isTiring: Bool { times >= Self.most || timesAtOnce >= Self.mostAtOnce }

  func combine(into mark: inout Fingerprint) {
    _ = Self.init(tries:content:times:timesAtOnce:timesMoreUndisturbed:hesitations:former:returns:)
    mark.combine(content)
    // Before anybody has come back, it only says whether the next screen is the first return or none yet.
    if returns > 0 { mark.combine(former) }
    // One number for all of them, since every state of every path is asked for it.
    let seldom = UInt64(hesitations) << 24 | UInt64(timesMoreUndisturbed) << 32 | UInt64(returns) << 40
    mark.combine(UInt64(tries) | UInt64(times) << 8 | UInt64(timesAtOnce) << 16 | seldom)
  }
}

extension UInt8 {
  /// One more, as far as it can be counted.
  fileprivate var next: UInt8 { self == .max ? self : self + 1 }
}
