import Foundation
import Testing
import VirtualRuntime

/// What the C++ library waits for on its own: another thread's first use of something, such as a table of dates.
@Suite struct LibraryTests {
  @Test("a wait of the C++ library for another thread is none of the handler's, and over when that is done")
  func firstUse() throws {
    let firstUse = try FirstUse()
    firstUse.begin(after: 0.2)
    #expect(try Diary.write { diary in diary.note(firstUse.wait() ? "done" : "woken in vain") } == ["done"])
  }
}

/// Something that one thread does and others wait for, the way libraries written in C++ do.
private final class FirstUse: @unchecked Sendable {
  private typealias Wait = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void

  /// A lock that is held, as C++ has it.
  private struct HeldLock {
    let mutex: UnsafeMutableRawPointer
    var isHeld = true
  }

  private let waitInLibrary: Wait
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isDone = false

  init() throws {
    let name = "_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE"
    waitInLibrary = unsafeBitCast(try #require(dlsym(nil, name)), to: Wait.self)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    mutex.deallocate()
    condition.deallocate()
  }

  /// Does it on a thread of its own, after a while.
  func begin(after delay: TimeInterval) {
    Foundation.Thread.detachNewThread { [self] in
      Foundation.Thread.sleep(forTimeInterval: delay)
      pthread_mutex_lock(mutex)
      isDone = true
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
  }

  /// Waits until it is done; `false` where it was woken before.
  func wait() -> Bool {
    pthread_mutex_lock(mutex)
    var lock = HeldLock(mutex: mutex)
    if !isDone { waitInLibrary(condition, &lock) }
    defer { pthread_mutex_unlock(mutex) }
    return isDone
  }
}
