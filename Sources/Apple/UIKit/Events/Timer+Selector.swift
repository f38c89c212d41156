extension Timer {
  /// A timer that calls a method, and is scheduled; it holds on to its target until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = CallingTimer(
      TimedCall(target: aTarget as AnyObject, selector: aSelector, userInfo: userInfo),
      at: Date(timeIntervalSinceNow: ti), every: ti, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// What timers are, for the ways of making one that choose its class.
public protocol SelectorTimed {}

extension Timer: SelectorTimed {}

extension SelectorTimed where Self: Timer {
  /// A timer that calls a method once a run loop has it; it holds on to its target until it is invalidated.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
      userInfo: userInfo, repeats: yesOrNo)
  }

  /// A timer that calls a method from a date on, once a run loop has it.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimedCall(target: t as AnyObject, selector: s, userInfo: ui)
    guard let timer = CallingTimer(call, at: date, every: ti, repeats: rep) as? Self else {
      notModelled("a timer of a class of its own that calls a method: give it a closure")
    }
    self = timer
  }
}

/// A timer that calls a method, and carries something for it.
private final class CallingTimer: Timer {
  private let call: TimedCall

  override var userInfo: Any? { call.userInfo }

  init(_ call: TimedCall, at date: Date, every interval: TimeInterval, repeats: Bool) {
    self.call = call
    super.init(fire: date, interval: interval, repeats: repeats) { timer in
      onMainActor(timer) { call.selector.perform(on: call.target, from: $0) }
    }
  }
}

/// Whom a timer calls, and what it carries.
private struct TimedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let userInfo: Any?
}
