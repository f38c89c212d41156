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
