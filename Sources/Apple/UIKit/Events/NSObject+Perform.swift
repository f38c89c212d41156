extension NSObject {
  /// Calls a method after a while, on the main queue.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay seconds: TimeInterval) {
    onMainActor((self, argument)) { target, argument in
      afterwards(in: seconds) { selector.perform(on: target, from: argument) }
    }
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
