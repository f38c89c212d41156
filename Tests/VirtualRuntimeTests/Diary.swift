import Synchronization
import VirtualRuntime

/// What happened in a world, with the moment of each entry.
final class Diary: Sendable {
  private let state = Mutex<[String]>([])
  var entries: [String] { state.withLock { $0 } }

  func note(_ text: String) { state.withLock { $0.append(text) } }

  /// Runs something in a world until nothing more comes, and answers with what it noted.
  static func write(
    limit: Int = 10_000, choose: VirtualThread.Choose? = nil, _ body: @escaping (Diary) -> Void
  ) throws -> [String] {
    let diary = Diary()
    let world = try VirtualThread()
    world.choose = choose
    world.add { body(diary) }
    var count = world.advance(to: 0, atMost: limit)
    while count < limit, let deadline = world.nextDeadline {
      count += world.advance(to: deadline, atMost: limit - count)
    }
    for text in world.remains { diary.note("left: \(text)") }
    for escape in world.takeEscapes() { diary.note("found: \(escape)") }
    if count >= limit { diary.note("limit") }
    return diary.entries
  }
}
