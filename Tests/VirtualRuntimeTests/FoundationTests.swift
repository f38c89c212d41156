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

  @Test("dates, identifiers and numbers are the same in every run, and others with another seed")
  func chance() throws {
    func numbers(seed: UInt64) throws -> [String] {
      let diary = Diary()
      let world = try World(seed: seed)
      world.add {
        diary.note("\(UUID())")
        diary.note("\(Int.random(in: 0..<1_000_000))")
        diary.note("\(Array(0..<8).shuffled())")
        diary.note("\(Date().timeIntervalSince1970)")
        diary.note("\(ProcessInfo.processInfo.systemUptime)")
      }
      _ = world.advance(to: 0, atMost: 10)
      return diary.entries
    }
    #expect(try numbers(seed: 1) == numbers(seed: 1))
    #expect(try zip(numbers(seed: 1), numbers(seed: 2)).filter { $0 != $1 }.count == 3)
    #expect(try numbers(seed: 1).suffix(2) == ["1767225600.0", "3600.0"])
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
}
