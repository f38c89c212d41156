import CInterposition

/// A piece of work, and where it runs.
struct Item {
  /// Where it runs; `nil` for code that goes on where it stands.
  let queue: Queue?
  let isBarrier: Bool
  let work: interposed_work
  /// Whose turn it is to go on, in place of the work.
  let strand: Strand?
  /// What it is called.
  var title: Title
  /// When it came due, where an alarm brought it.
  var moment: Int64?

  init(_ queue: Queue, isBarrier: Bool = false, _ work: interposed_work, _ kind: Title.Kind = .block) {
    self.queue = queue
    self.isBarrier = isBarrier
    self.work = work
    strand = nil
    title = Title(kind)
  }

  /// Code that goes on, on a queue it waited for or where it stands.
  init(resuming strand: Strand, on queue: Queue? = nil, isBarrier: Bool = false) {
    self.queue = queue
    self.isBarrier = isBarrier
    work = .nothing
    self.strand = strand
    title = Title(.end)
  }

  /// What it needs for itself while it runs.
  var holds: [Hold] { queue.map { Hold.all(of: $0, isBarrier: isBarrier) } ?? [] }

  /// Where it runs.
  var label: String { queue?.label ?? strand?.queues.last?.queue.label ?? "a queue" }

  /// What it is called, for people who choose.
  var name: String { title.words(on: label) }

  /// Keeps its queue for it as long as it is to come.
  func keepQueue() {
    queue?.retain()
  }

  /// Lets go of what will not be done.
  func drop() {
    interposed_drop(work)
    queue?.release()
  }
}

extension interposed_work {
  static var nothing: interposed_work { interposed_work() }

  /// Does it, once.
  func run() { function?(context) }
}

/// A Swift closure as a piece of work.
func Work(_ closure: @escaping () -> Void) -> interposed_work {
  final class Box {
    let closure: () -> Void
    init(_ closure: @escaping () -> Void) { self.closure = closure }
  }
  return interposed_work(
    context: Unmanaged.passRetained(Box(closure)).toOpaque(),
    function: { context in
      guard let context else { return }
      Unmanaged<Box>.fromOpaque(context).takeRetainedValue().closure()
    },
    drop: { context in
      guard let context else { return }
      Unmanaged<Box>.fromOpaque(context).release()
    })
}
