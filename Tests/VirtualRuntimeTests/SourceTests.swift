import Dispatch
import Testing
import VirtualRuntime

/// Timers of Dispatch, suspended and inactive queues.
@Suite struct SourceTests {
  @Test("a repeating source fires at its moments until it is canceled")
  func timer() throws {
    let entries = try Diary.write { diary in
      let start = DispatchTime.now()
      let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "own"))
      nonisolated(unsafe) var count = 0
      source.schedule(deadline: start + .seconds(1), repeating: .milliseconds(500))
      source.setEventHandler {
        count += 1
        diary.note("\(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds)")
        if count == 3 { source.cancel() }
      }
      source.setCancelHandler { diary.note("canceled") }
      source.resume()
    }
    #expect(entries == ["1000000000", "1500000000", "2000000000", "canceled"])
  }

  @Test("a source tells once that it is registered, and has no handle and no mask")
  func registration() throws {
    let entries = try Diary.write { diary in
      let source = DispatchSource.makeTimerSource()
      source.setRegistrationHandler { diary.note("registered") }
      source.schedule(deadline: .now() + 1)
      source.setEventHandler {
        diary.note("\(source.handle) \(source.mask) \(source.data)")
        source.suspend()
        source.resume()
        source.setRegistrationHandler { diary.note("registered long ago") }
      }
      source.activate()
      diary.note("call")
    }
    #expect(entries == ["call", "registered", "0 0 1", "registered long ago"])
  }

  @Test("a source that re-arms itself for now is stopped by the limit")
  func zero() throws {
    let entries = try Diary.write(limit: 500) { _ in
      let source = DispatchSource.makeTimerSource()
      source.setEventHandler { source.schedule(deadline: .now()) }
      source.schedule(deadline: .now())
      source.activate()
    }
    #expect(entries.last == "limit")
  }

  @Test("a suspended queue and an inactive one wait")
  func suspension() throws {
    let entries = try Diary.write { diary in
      let queue = DispatchQueue(label: "own")
      queue.suspend()
      queue.async { diary.note("resumed") }
      let inactive = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
      inactive.async { diary.note("active") }
      DispatchQueue.main.async {
        diary.note("main")
        inactive.activate()
        queue.resume()
      }
    }
    #expect(entries == ["main", "resumed", "active"])
  }

  @Test("to activate a queue that is active does not resume it")
  func activation() throws {
    let entries = try Diary.write { diary in
      let queue = DispatchQueue(label: "own")
      queue.suspend()
      queue.activate()
      queue.async { diary.note("resumed") }
      let inactive = DispatchQueue(label: "inactive", attributes: .initiallyInactive)
      inactive.suspend()
      inactive.activate()
      inactive.activate()
      inactive.async { diary.note("active") }
      DispatchQueue.main.async {
        diary.note("main")
        inactive.resume()
        queue.resume()
      }
    }
    #expect(entries == ["main", "resumed", "active"])
  }

  @Test("queues that hand their work to one serial queue take turns")
  func targets() throws {
    let entries = try Diary.write { diary in
      let target = DispatchQueue(label: "target")
      let first = DispatchQueue(label: "first", target: target)
      let second = DispatchQueue(label: "second", target: target)
      let semaphore = DispatchSemaphore(value: 0)
      first.async {
        semaphore.wait()
        diary.note("first")
      }
      second.async {
        dispatchPrecondition(condition: .onQueue(target))
        diary.note("second")
      }
      DispatchQueue.main.async { semaphore.signal() }
    }
    #expect(entries == ["first", "second"])
  }

  @Test("who chooses sees where ready work runs, and the first of each serial queue only")
  func choice() throws {
    nonisolated(unsafe) var offered: [[String]] = []
    let entries = try Diary.write(choose: { count, name in
      offered.append((0..<count).map(name))
      return count - 1
    }) { diary in
      let queue = DispatchQueue(label: "own")
      queue.async { diary.note("1") }
      queue.async { diary.note("2") }
      DispatchQueue.main.async { diary.note("main") }
    }
    #expect(entries == ["main", "1", "2"])
    #expect(offered == [["block 1 on own", "block 1 on main"]])
  }
}
