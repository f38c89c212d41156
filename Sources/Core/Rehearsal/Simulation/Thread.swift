import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The thread that a rehearsal runs on: whoever speaks on another is counted and not heard.
struct HomeThread: ~Copyable {
  /// Others look at it to find that they are not the one.
  private let number = Atomic<UInt>(Thread.current)
  /// How often somebody spoke from elsewhere, who may look at nothing else meanwhile.
  private let strangers = Atomic<Int>(0)

  /// From now on it is the one that runs.
  func settle() { number.store(Thread.current, ordering: .relaxed) }

  /// Whether it is the one that runs; where it is not, somebody spoke who is not heard.
  func isSpeaking() -> Bool {
    if number.load(ordering: .relaxed) == Thread.current { return true }
    strangers.add(1, ordering: .relaxed)
    return false
  }

  /// Whether anybody spoke from elsewhere.
  var hasMetStrangers: Bool { strangers.load(ordering: .relaxed) > 0 }
}

/// Which thread runs, by a number; only to know whether it is still the same.
enum Thread {
  static var current: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
