#if os(Linux)
  import Foundation
  import ProcessIsolation
  import RehearsalIsolation
  import Testing

  @testable import RehearsalExplorer

  /// The states that were seen, which one process notes and all that run paths read.
  @Suite struct SharedStatesTests {
    /// As good as random, as what stands for states is.
    private func numbers(_ count: Int) -> [UInt64] {
      (1...UInt64(count)).map { $0 &* 0x9E37_79B9_7F4A_7C15 }
    }

    @Test func `a process sees what is noted after it began`() {
      var states = VisitedSet(in: SharedMemory())
      // More than a few, so that there are many tables, and room for one more in each.
      for number in numbers(40_000) { _ = states.insert(number) }
      let late: UInt64 = 0x7777_0000_0000_0001
      let child = reader(of: states) { seen in
        let end = Date().addingTimeInterval(20)
        while !seen.contains(late), Date() < end { usleep(1_000) }
        return seen.contains(late)
      }
      defer { child.stop() }
      let isNew = states.insert(late)
      #expect(isNew)
      #expect(answer(of: child) == true)
    }

    @Test func `a table that grows takes nothing from those who read`() {
      var states = VisitedSet(in: SharedMemory())
      let all = numbers(200_000)
      for number in all.prefix(40_000) { _ = states.insert(number) }
      let child = reader(of: states) { seen in
        for _ in 1...20 where !all.prefix(40_000).allSatisfy(seen.contains) { return false }
        return true
      }
      defer { child.stop() }
      for number in all.dropFirst(40_000) { _ = states.insert(number) }
      #expect(answer(of: child) == true)
      #expect(all.allSatisfy(states.contains) && states.count == all.count)
    }

    @Test func `what a process notes for itself is in no other's table`() {
      var states = VisitedSet(in: SharedMemory())
      for number in numbers(40_000) { _ = states.insert(number) }
      let own: UInt64 = 0x7777_0000_0000_0003
      let child = reader(of: states) { seen in
        var copy = seen
        return copy.insert(own) && copy.contains(own) && !seen.contains(own)
      }
      defer { child.stop() }
      #expect(answer(of: child) == true)
      #expect(!states.contains(own))
    }

    @Test func `code that writes where it must not ends its process and changes nothing`() throws {
      let memory = SharedMemory()
      let place = try #require(memory.take(bytes: 4_096))
      defer { memory.giveBack(place, bytes: 4_096) }
      place.storeBytes(of: 7, as: UInt64.self)
      let child = Worker(.discarded, patience: 30) { _, _ in
        memory.seal(place, bytes: 4_096)
        return { _ in
          place.storeBytes(of: 8, as: UInt64.self)
          return Packet()
        }
      }
      defer { child.stop() }
      child.take(Packet())
      guard case .lost(.ended(let ending)) = child.next() else {
        Issue.record("it was not ended")
        return
      }
      #expect("\(ending)".contains("SIGSEGV") || "\(ending)".contains("SIGBUS"))
      #expect(place.load(as: UInt64.self) == 7)
    }

    /// A process that reads what is seen; this one holds on to no copy, as who searches holds on to none.
    private func reader(of states: VisitedSet, _ read: @escaping (VisitedSet) -> Bool) -> Worker {
      var known: VisitedSet? = states
      let child = Worker(.discarded, patience: 30) { _, _ in
        guard let seen = known else { return nil }
        seen.seal()
        return { _ in
          var packet = Packet()
          packet.put(read(seen) ? 1 : 0)
          return packet
        }
      }
      child.take(Packet())
      known = nil
      return child
    }

    private func answer(of child: Worker) -> Bool? {
      guard case .answer(var packet) = child.next() else { return nil }
      return (try? packet.number()) == 1
    }
  }
#endif
