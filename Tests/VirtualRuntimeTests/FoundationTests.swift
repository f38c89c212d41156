import Dispatch
import Foundation
import Testing
import VirtualRuntime

/// What Foundation adds: timers, run loops, operations, dates, chance.
@Suite struct FoundationTests {
  @Test("timers and the run loop come due on the virtual clock")
  func timers() throws {
    let entries = try Diary.write { diary in
      let start = Date()
      @Sendable func note(_ name: String) {
        diary.note("\(name) \(Date().timeIntervalSince(start))")
      }
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in note("five") }
      nonisolated(unsafe) var count = 0
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
        count += 1
        note("two")
        if count == 3 { timer.invalidate() }
      }
      Foundation.RunLoop.main.perform { note("perform") }
    }
    #expect(entries == ["perform 0.0", "two 2.0", "two 4.0", "five 5.0", "two 6.0"])
  }

  @Test("a timer of a mode that nobody runs never fires, and keeps nobody busy")
  func foreignMode() throws {
    let entries = try Diary.write { diary in
      let timer = Timer(timeInterval: 1, repeats: false) { _ in diary.note("foreign") }
      Foundation.RunLoop.main.add(timer, forMode: Foundation.RunLoop.Mode("foreign"))
      _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in diary.note("own") }
    }
    #expect(entries == ["own"])
  }

  @Test("operations run in order, and can be waited for")
  func operations() throws {
    let entries = try Diary.write { diary in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { diary.note("first") }
      queue.addOperation { diary.note("second") }
      queue.waitUntilAllOperationsAreFinished()
      diary.note("waited")
      OperationQueue.main.addOperation { diary.note("main") }
      let condition = NSCondition()
      nonisolated(unsafe) var isSet = false
      DispatchQueue.global().async {
        condition.lock()
        isSet = true
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      while !isSet { condition.wait() }
      condition.unlock()
      diary.note("signalled")
    }
    #expect(entries == ["first", "second", "waited", "signalled", "main"])
  }

  @Test("whoever waits for conditions, or in a run loop, waits until something comes, and keeps nobody busy")
  func patience() throws {
    let entries = try Diary.write(limit: 200) { diary in
      let condition = NSCondition()
      nonisolated(unsafe) var isSet = false
      for name in ["first", "second"] {
        DispatchQueue(label: name).async {
          condition.lock()
          while !isSet { condition.wait() }
          condition.unlock()
          diary.note(name)
        }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 60) {
        condition.lock()
        isSet = true
        condition.broadcast()
        condition.unlock()
      }
      Foundation.RunLoop.current.run(until: Date(timeIntervalSinceNow: 90))
      diary.note("went round")
    }
    #expect(entries == ["first", "second", "went round"])
  }

  @Test("dates, identifiers and numbers are the same in every run, and others with another seed")
  func chance() throws {
    func numbers(seed: UInt64) throws -> [String] {
      let diary = Diary()
      let world = try VirtualThread(seed: seed)
      world.add {
        diary.note("\(UUID())")
        diary.note("\(Int.random(in: 0..<1_000_000))")
        diary.note("\(Array(0..<8).shuffled())")
        diary.note("\(Date().timeIntervalSince1970)")
        diary.note("\(ProcessInfo.processInfo.systemUptime)")
        diary.note("\(ProcessInfo.processInfo.processIdentifier)")
      }
      _ = world.advance(to: 0, atMost: 10)
      return diary.entries
    }
    #expect(try numbers(seed: 1) == numbers(seed: 1))
    #expect(try zip(numbers(seed: 1), numbers(seed: 2)).filter { $0 != $1 }.count == 3)
    #expect(try numbers(seed: 1).suffix(3) == ["1767225600.0", "3600.0", "1000"])
  }

  @Test("a run loop that is run by hand lets other work go on")
  func byHand() throws {
    let entries = try Diary.write { diary in
      DispatchQueue.global().async { diary.note("other") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in diary.note("timer") }
      _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in diary.note("later") }
      Foundation.RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
      diary.note("\(Int(ProcessInfo.processInfo.systemUptime))")
    }
    #expect(entries == ["other", "timer", "3601", "later"])
  }

  @Test("a run loop has something to wait for on any thread, and serves the main queue unless that called it")
  func nested() throws {
    let entries = try Diary.write { diary in
      @Sendable func wait(_ name: String) {
        nonisolated(unsafe) var isDone = false
        DispatchQueue.main.async { isDone = true }
        for _ in 1...2 where !isDone {
          let limit = Date(timeIntervalSinceNow: 0.5)
          diary.note("\(name) \(Foundation.RunLoop.current.run(mode: .default, before: limit))")
        }
        diary.note("\(name) \(isDone ? "served" : "waited in vain")")
      }
      wait("call")
      DispatchQueue.main.async { wait("block") }
    }
    #expect(entries == ["call true", "call served", "block true", "block true", "block waited in vain"])
  }

  @Test("a run loop comes back when the main queue was served, however long it would have waited")
  func served() throws {
    let entries = try Diary.write { diary in
      let start = DispatchTime.now().uptimeNanoseconds
      nonisolated(unsafe) var isDone = false
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
        DispatchQueue.main.async {
          isDone = true
          diary.note("main")
        }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        diary.note("timer")
        if isDone { timer.invalidate() }
      }
      for _ in 1...9 where !isDone {
        _ = Foundation.RunLoop.current.run(mode: .default, before: .distantFuture)
      }
      diary.note("\(DispatchTime.now().uptimeNanoseconds - start)")
    }
    #expect(entries == ["timer", "timer", "main", "2000000000", "timer"])
  }

  @Test("a timer fires when it is due, to the nanosecond, however often")
  func precision() throws {
    for interval in [0.1, 0.3, 0.7, 1.1] {
      let entries = try Diary.write { diary in
        let start = DispatchTime.now().uptimeNanoseconds
        nonisolated(unsafe) var count = 0
        _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
          count += 1
          diary.note("\(DispatchTime.now().uptimeNanoseconds - start)")
          if count == 40 { timer.invalidate() }
        }
      }
      #expect(entries == (1...40).map { "\($0 * Int(interval * 1e9))" })
    }
  }
}
