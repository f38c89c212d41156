import Synchronization

/// A method that is called after a while, unless somebody cancels it.
final class LateCall: @unchecked Sendable {
  private(set) var isCanceled = false
  private let selector: Selector
  private weak var target: AnyObject?
  private let argument: Any?

  init(of selector: Selector, on target: AnyObject, with argument: Any?) {
    (self.selector, self.target, self.argument) = (selector, target, argument)
  }

  func isOn(_ target: Any) -> Bool { self.target === target as AnyObject }

  /// Whether it is of a method, with the same object or the same value.
  func calls(_ selector: Selector, with argument: Any?) -> Bool {
    guard self.selector == selector else { return false }
    guard let own = self.argument, let argument else { return self.argument == nil && argument == nil }
    if let own = own as? AnyHashable, let argument = argument as? AnyHashable { return own == argument }
    return own as AnyObject === argument as AnyObject
  }

  func cancel() {
    isCanceled = true
  }
}

/// What is to be called; whoever calls it holds on to it until then.
enum LateCalls {
  private static let waiting = Mutex<[Waiting]>([])

  private struct Waiting: Sendable {
    weak var call: LateCall?
  }

  static func add(_ call: LateCall) {
    waiting.withLock {
      $0.removeAll { $0.call == nil }
      $0.append(Waiting(call: call))
    }
  }

  static func cancel(where isMeant: (LateCall) -> Bool) {
    for call in waiting.withLock({ $0.compactMap(\.call) }) where isMeant(call) { call.cancel() }
  }
}
