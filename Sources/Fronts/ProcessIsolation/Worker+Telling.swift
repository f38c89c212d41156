extension Worker {
  /// Has a copy of this process tell something, and takes every note of it at once; answers how it was lost, where it
  /// did not come to its end, and what it printed by then, where that is collected.
  package static func listen(
    _ output: Child.Output = .discarded, patience: Int, to tell: @escaping (Desk) -> Void,
    each take: (String) -> Void
  ) -> (loss: Loss, printed: String)? {
    let worker = Worker(output, patience: patience) { _, desk in
      { _ in
        tell(desk)
        return Packet()
      }
    }
    worker.take(Packet())
    defer { worker.stop() }
    while true {
      switch worker.next() {
      case .note(var note):
        guard let text = try? note.text() else { return (.forged, "") }
        take(text)
      case .answer, .unwanted: return nil
      case .lost(let loss): return (loss, worker.printed)
      }
    }
  }
}

extension String {
  /// What Swift says of a trap, with its file and line where it says so, in what a process printed before it ended.
  package var fatalError: String? {
    let words = ["Fatal error", "Precondition failed", "Assertion failed"]
    return split(separator: "\n").last { line in words.contains { line.contains($0) } }.map(String.init)
  }
}
