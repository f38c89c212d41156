import Dispatch
import Testing
import VirtualRuntime

/// What Swift keeps for a thread belongs to the code that runs, and goes with its stack.
@Suite struct StackTests {
  /// Somewhere that is read and written one at a time.
  final class Place {
    var value = 0
  }

  /// Lets something run while a place is being written to.
  private static func write(_ value: inout Int, _ body: () -> Void) {
    body()
    value += 1
  }

  @Test("code that waited goes on without the accesses that were under way where it began")
  func accesses() async {
    await #expect(processExitsWith: .success) {
      let place = Place()
      nonisolated(unsafe) let shared = place
      let world = try VirtualThread()
      let semaphore = DispatchSemaphore(value: 0)
      world.add {
        DispatchQueue.global().async {
          semaphore.wait()
          shared.value += 1
        }
      }
      Self.write(&place.value) { _ = world.advance(to: 0, atMost: 10) }
      world.add { semaphore.signal() }
      _ = world.advance(to: 1, atMost: 10)
      precondition(place.value == 2)
    }
  }

  @Test("code that lets a world go on finds its own accesses again")
  func callers() async {
    await #expect(processExitsWith: .success) {
      let (first, second, third) = (Place(), Place(), Place())
      let world = try VirtualThread()
      let semaphore = DispatchSemaphore(value: 0)
      world.add { DispatchQueue.global().async { semaphore.wait() } }
      Self.write(&first.value) { _ = world.advance(to: 0, atMost: 10) }
      Self.write(&second.value) {
        Self.write(&third.value) {
          world.add { semaphore.signal() }
          _ = world.advance(to: 1, atMost: 10)
        }
        third.value += 1
      }
      precondition([first.value, second.value, third.value] == [1, 1, 2])
    }
  }

  @Test("code in a world knows the task it is run for")
  func task() throws {
    enum Local { @TaskLocal static var name = "" }
    let entries = try Local.$name.withValue("outside") {
      try Diary.write { diary in
        diary.note(Local.name)
        Task { diary.note(Local.name) }
      }
    }
    #expect(entries == ["outside", "outside"])
  }
}
