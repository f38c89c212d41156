import Dispatch
import Testing
import VirtualRuntime

/// Which piece of ready work can go next, and what it is called.
@Suite struct OrderTests {
  /// What somebody could choose from, and what came of choosing always the last.
  private func lastFirst(_ body: @escaping (Diary) -> Void) throws -> (offered: [[String]], entries: [String])
  {
    nonisolated(unsafe) var offered: [[String]] = []
    let entries = try Diary.write(
      choose: { count, name in
        offered.append((0..<count).map(name))
        return count - 1
      }, body)
    return (offered, entries)
  }

  @Test("a block does not overtake another on its serial queue, nor on one that hands its work to the same")
  func serialQueues() throws {
    let (offered, entries) = try lastFirst { diary in
      let target = DispatchQueue(label: "target")
      let queue = DispatchQueue(label: "queue", target: target)
      queue.async { diary.note("1") }
      target.async { diary.note("2") }
      queue.async { diary.note("3") }
    }
    #expect(entries == ["1", "2", "3"])
    #expect(offered == [])
  }

  @Test("on a concurrent queue any block can go first, and none past a barrier")
  func concurrentQueues() throws {
    let (offered, entries) = try lastFirst { diary in
      let queue = DispatchQueue(label: "queue", attributes: .concurrent)
      queue.async { diary.note("1") }
      queue.async { diary.note("2") }
      queue.async(flags: .barrier) { diary.note("3") }
      queue.async { diary.note("4") }
    }
    #expect(entries == ["2", "1", "3", "4"])
    #expect(offered == [["block 1 on queue", "block 2 on queue"]])
  }

  @Test("alarms for the same moment go off in any order, and those for another one do not")
  func alarms() throws {
    let (offered, entries) = try lastFirst { diary in
      let moment = DispatchTime.now() + 1
      DispatchQueue.main.asyncAfter(deadline: moment) { diary.note("1") }
      DispatchQueue.main.asyncAfter(deadline: moment) {
        DispatchQueue.main.async { diary.note("handed over by 2") }
        diary.note("2")
      }
      DispatchQueue.main.asyncAfter(deadline: moment + .nanoseconds(1)) { diary.note("3") }
    }
    #expect(entries == ["2", "1", "handed over by 2", "3"])
    #expect(offered == [["block 1 on main", "block 2 on main"]])
  }

  @Test("tasks go in any order, and what is done on the main actor in its own")
  func tasks() throws {
    let (offered, entries) = try lastFirst { diary in
      Task.detached { diary.note("1") }
      Task.detached { diary.note("2") }
      Task { @MainActor in diary.note("3") }
      Task { @MainActor in diary.note("4") }
    }
    #expect(entries == ["3", "4", "2", "1"])
    #expect(
      offered == [
        ["turn 1 of task 1", "turn 1 of task 2", "turn 1 of task 3"],
        ["turn 1 of task 1", "turn 1 of task 2", "turn 1 of task 4"],
        ["turn 1 of task 1", "turn 1 of task 2"],
      ])
  }

  @Test("a look takes nobody's turn")
  func looks() throws {
    let diary = Diary()
    let world = try VirtualThread()
    nonisolated(unsafe) var offered: [[String]] = []
    world.choose = { count, name in
      offered.append((0..<count).map(name))
      return count - 1
    }
    world.add {
      DispatchQueue.global().async { diary.note("global") }
      DispatchQueue.main.async { diary.note("main") }
    }
    world.add(onlyLooking: true) { diary.note("look") }
    _ = world.advance(to: 0, atMost: 100)
    #expect(diary.entries == ["look", "main", "global"])
    #expect(offered.map(\.count) == [2])
  }

  @Test("whoever leaves it open comes back to the same choice, and nothing has moved")
  func openOrder() throws {
    let diary = Diary()
    let world = try VirtualThread()
    world.add {
      DispatchQueue(label: "own").async { diary.note("own") }
      DispatchQueue.main.async { diary.note("main") }
    }
    world.choose = { _, _ in nil }
    #expect(world.advance(to: 0, atMost: 100) == 1)
    #expect(world.nextDeadline == 0)
    #expect(world.advance(to: 0, atMost: 100) == 0)
    world.choose = { count, _ in count - 1 }
    #expect(world.advance(to: 0, atMost: 100) == 2)
    #expect(diary.entries == ["main", "own"])
    #expect(world.nextDeadline == nil)
  }
}
