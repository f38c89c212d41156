import Synchronization

/// What is done before a process of the extension begins, where something of an earlier one would still be there.
package enum ProcessBeginning {
  private static let preparation = Mutex<(@Sendable () -> Void)?>(nil)

  /// Has something done before every process begins from now on.
  package static func prepare(_ work: @escaping @Sendable () -> Void) {
    preparation.withLock { $0 = work }
  }

  static func happen() {
    preparation.withLock { $0 }?()
  }
}
