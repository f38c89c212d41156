import Dispatch
import Foundation
import Testing
import VirtualRuntime

/// What the C library waits for: others bring it, in virtual time, or nobody does.
@Suite struct WaitingTests {
  /// A sanitizer brings functions of the C library into the executable itself, where no slot leads to them.
  private static let isSanitized = dlsym(nil, "__tsan_init") != nil || dlsym(nil, "__asan_init") != nil

  /// A pipe, whose ends nobody closes.
  private static func pipe() -> (reading: Int32, writing: Int32) {
    let pipe = Pipe()
    return (dup(pipe.fileHandleForReading.fileDescriptor), dup(pipe.fileHandleForWriting.fileDescriptor))
  }

  private static func writeSoon(to file: Int32, _ diary: Diary) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
      diary.note("written")
      write(file, "x", 1)
    }
  }

  @Test(.disabled(if: isSanitized)) func `a file that others write to is waited for while they do`()
    throws
  {
    let polled = try Diary.write { diary in
      let (reading, writing) = Self.pipe()
      Self.writeSoon(to: writing, diary)
      var waiting = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      diary.note("found \(poll(&waiting, 1, -1)) at \(ProcessInfo.processInfo.systemUptime)")
    }
    #expect(polled == ["written", "found 1 at 3602.0"])
    let read = try Diary.write { diary in
      let (reading, writing) = Self.pipe()
      Self.writeSoon(to: writing, diary)
      var byte: UInt8 = 0
      diary.note("read \(Foundation.read(reading, &byte, 1))")
    }
    #expect(read == ["written", "read 1"])
  }

  @Test(.disabled(if: isSanitized))
  func `a file that nobody writes to in time is not waited for any longer`()
    throws
  {
    let diary = try Diary.write { diary in
      let (reading, writing) = Self.pipe()
      Self.writeSoon(to: writing, diary)
      var waiting = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      diary.note("found \(poll(&waiting, 1, 1_000)) at \(ProcessInfo.processInfo.systemUptime)")
    }
    #expect(diary == ["found 0 at 3601.0", "written", "found: sleep(\"poll\")"])
  }

  @Test(.disabled(if: isSanitized)) func `a semaphore of the C library is given from elsewhere`() throws {
    let diary = try Diary.write { diary in
      nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
      sem_init(semaphore, 0, 0)
      DispatchQueue.global().async {
        diary.note("given")
        sem_post(semaphore)
      }
      diary.note("had \(sem_wait(semaphore))")
    }
    #expect(diary == ["given", "had 0"])
  }

  @Test(.disabled(if: isSanitized))
  func `a lock for reading and writing is waited for while others have it`()
    throws
  {
    let diary = try Diary.write { diary in
      nonisolated(unsafe) let lock = UnsafeMutablePointer<pthread_rwlock_t>.allocate(capacity: 1)
      pthread_rwlock_init(lock, nil)
      DispatchQueue.global().async {
        pthread_rwlock_wrlock(lock)
        sleep(1)
        diary.note("let go")
        pthread_rwlock_unlock(lock)
      }
      DispatchQueue.global().async { diary.note("had \(pthread_rwlock_rdlock(lock))") }
    }
    #expect(diary == ["let go", "had 0", "found: sleep(\"sleep\")"])
  }

  @Test(.disabled(if: isSanitized)) func `dice fall alike in every world, and after the same seed`()
    throws
  {
    let worlds = try (0..<2).map { _ in
      try Diary.write { diary in
        diary.note("\(random()) \(drand48())")
        srandom(7)
        let first = random()
        srandom(7)
        diary.note("\(first == random())")
      }
    }
    #expect(worlds[0] == worlds[1])
    #expect(worlds[0].last == "true")
  }
}
