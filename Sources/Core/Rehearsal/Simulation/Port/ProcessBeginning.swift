import Synchronization

/// What is done before a process of the extension begins, where something of an earlier one would still be there.
///
/// Nothing is locked for it: a copy of this process that is made while another thread held a lock would wait for good.
package enum ProcessBeginning {
  private final class Preparation: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }

  private static let preparation = AtomicLazyReference<Preparation>()

  /// Has something done before every process begins from now on; only what is said first counts.
  package static func prepare(_ work: @escaping @Sendable () -> Void) {
    _ = preparation.storeIfNil(Preparation(work))
  }

  static func happen() {
    preparation.load()?.work()
  }
}
