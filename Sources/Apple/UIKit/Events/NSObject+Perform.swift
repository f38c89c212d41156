extension NSObject {
  /// Calls a method after a while, on the main queue.
  @MainActor public func perform(_ selector: Selector, with argument: Any?, afterDelay seconds: TimeInterval)
  {
    afterwards(in: seconds) { selector.perform(on: self, from: argument) }
  }

  /// Calls a method at once.
  @MainActor public func perform(_ selector: Selector, with argument: Any? = nil) {
    selector.perform(on: self, from: argument)
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
