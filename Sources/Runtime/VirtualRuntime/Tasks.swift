/// The tasks that code made on its own, by their numbers in the order in which they were made, from 1.
struct Tasks {
  private var made: [(number: Int, task: Unmanaged<AnyObject>, turns: Int)] = []
  private var count = 0
  /// How often the one that is being made goes on, which it does before anybody knows where it is; `nil` where none is.
  private var turnsOfNext: Int?
  private var enough = 64

  var isEmpty: Bool { made.isEmpty }

  /// Those that have not come to their end.
  var unfinished: [Int] { made.filter { !Self.isFinished($0.task) }.map(\.number) }

  mutating func begin() {
    count += 1
    turnsOfNext = 0
  }

  mutating func add(_ task: UnsafeMutableRawPointer) {
    made.append((count, Unmanaged<AnyObject>.fromOpaque(task).retain(), turnsOfNext ?? 0))
    turnsOfNext = nil
  }

  /// The number of a task that goes on, and how often it has with this; `nil` for what is none of them.
  mutating func turn(of address: UnsafeMutableRawPointer) -> (task: Int, turn: Int)? {
    if let turns = turnsOfNext {
      turnsOfNext = turns + 1
      return (count, turns + 1)
    }
    for index in made.indices.reversed() where made[index].task.toOpaque() == address {
      made[index].turns += 1
      return (made[index].number, made[index].turns)
    }
    return nil
  }

  mutating func removeAll() {
    for entry in made { entry.task.release() }
    made.removeAll()
  }

  /// Forgets those that have finished once they are many, because each is kept in memory.
  mutating func tidy() {
    guard made.count >= enough else { return }
    made.removeAll { entry in
      guard Self.isFinished(entry.task) else { return false }
      entry.task.release()
      return true
    }
    enough = max(64, made.count * 2)
  }

  private static func isFinished(_ task: Unmanaged<AnyObject>) -> Bool {
    guard let mark = TaskMark.finished else { return true }
    return mark.isSet(in: UnsafeRawPointer(task.toOpaque()))
  }
}
