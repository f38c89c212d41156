extension Timer {
  /// A timer that calls a method; it holds on to its target until it is invalidated.
  @discardableResult
  public static func scheduledTimer(
    timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    if userInfo != nil { notModelled("what a timer carries: let the target know it") }
    let call = TimedCall(target: target as AnyObject, selector: selector)
    return Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { timer in
      onMainActor(timer) { call.selector.perform(on: call.target, from: $0) }
    }
  }
}

/// Whom a timer calls.
private struct TimedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
}
