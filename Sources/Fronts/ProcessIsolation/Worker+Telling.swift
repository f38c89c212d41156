extension Worker {
  /// Has a copy of this process tell something, and takes every note of it at once; answers how it was lost, where it
  /// did not come to its end.
  package static func listen(
    _ output: Child.Output = .discarded, patience: Int, to tell: @escaping (Desk) -> Void,
    each take: (String) -> Void
  ) -> Loss? {
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
        guard let text = try? note.text() else { return .forged }
        take(text)
      case .answer, .unwanted: return nil
      case .lost(let loss): return loss
      }
    }
  }
}
