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

  /// Where it lies, or zero: `AtomicLazyReference` is not specialized, and every process that begins would pay for that.
  private static let preparation = Atomic<UInt>(0)

  /// Has something done before every process begins from now on; only what is said first counts.
  package static func prepare(_ work: @escaping @Sendable () -> Void) {
    let given = Unmanaged.passRetained(Preparation(work))
    let wasFirst = preparation.compareExchange(
      expected: 0, desired: UInt(bitPattern: given.toOpaque()), ordering: .releasing
    ).exchanged
    if !wasFirst { given.release() }
  }

  static func happen() {
    guard let place = UnsafeRawPointer(bitPattern: preparation.load(ordering: .acquiring)) else { return }
    Unmanaged<Preparation>.fromOpaque(place).takeUnretainedValue().work()
  }
}
