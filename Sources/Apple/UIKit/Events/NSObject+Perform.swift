extension NSObject {
  /// Calls a method after a while, on the main queue.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay seconds: TimeInterval) {
    let call = LateCall(of: selector, on: self, with: argument)
    LateCalls.add(call)
    onMainActor((self, argument)) { target, argument in
      afterwards(in: seconds) {
        if !call.isCanceled { selector.perform(on: target, from: argument) }
      }
    }
  }

  /// Has none of the methods of an object called that were to be called after a while.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LateCalls.cancel { $0.isOn(aTarget) }
  }

  /// Has a method of an object called no more that was to be called with something after a while.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    LateCalls.cancel { $0.isOn(aTarget) && $0.calls(aSelector, with: anArgument) }
  }

  /// Whether it has a method, as far as one is known by its name here: of its class, or of a table of actions.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return onMainActor(self) { aSelector.isMethod(of: $0) }
  }

  /// Calls a method at once.
  public func perform(_ selector: Selector, with argument: Any? = nil) {
    onMainActor((self, argument)) { selector.perform(on: $0, from: $1) }
  }
}

/// What time it is, in seconds since 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds since 2001, as Core Foundation calls them.
public typealias CFAbsoluteTime = Double

/// How long the phone has been awake, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// Keeps others from an object; all code of a rehearsal runs on one thread.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Keeps others from it no more.
@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 { 0 }
