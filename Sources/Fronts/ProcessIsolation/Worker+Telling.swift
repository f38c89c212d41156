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
    let words = [
      "Fatal error", "Precondition failed", "Assertion failed", "Fatal access conflict",
      "Could not cast value of type", "Attempted to read an unowned reference",
    ]
    return split(separator: "\n").last { line in words.contains { line.contains($0) } }?.withoutAddresses
  }
}

extension Substring {
  /// The line without the addresses in brackets by which Swift tells types and objects apart, which are others in every
  /// process.
  fileprivate var withoutAddresses: String {
    var (rest, text) = (self, "")
    while let bracket = rest.firstRange(of: "(0x"), let end = rest[bracket.upperBound...].firstIndex(of: ")")
    {
      let isAddress = rest[bracket.upperBound..<end].allSatisfy(\.isHexDigit)
      let before = rest[..<bracket.lowerBound]
      text += isAddress && before.last == " " ? before.dropLast() : rest[...end]
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
