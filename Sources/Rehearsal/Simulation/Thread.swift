#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Which thread runs; only to know whether it is still the same.
struct Thread: Equatable {
  private let thread: pthread_t

  static var current: Thread { Thread(thread: pthread_self()) }

  static func == (left: Thread, right: Thread) -> Bool { pthread_equal(left.thread, right.thread) != 0 }
}
