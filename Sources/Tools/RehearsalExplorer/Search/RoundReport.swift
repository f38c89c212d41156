package import Rehearsal

/// What one of several machines has to report of the paths of a round: those of a level, or as many of them as a search
/// may still run.
package struct RoundReport {
  /// What was reported, word by word.
  var words: [UInt64] = []
  /// The paths that came to something else in a process that had run no others, by their numbers.
  var colder: [Int] = []
  /// What is static in the handler's code and begins anew with every process; the first that was seen.
  var renewed: String?

  init() {}

  mutating func note(renewed name: String?) {
    renewed = renewed ?? name
  }

  /// What stands before the words, in a line.
  package var json: JSON {
    .object([
      JSON.Member("colder", .numbers(colder)), JSON.Member("renewed", renewed.map(JSON.string) ?? .null),
    ])
  }

  /// Writes the words.
  package func write(to writer: inout NumberWriter) {
    writer.append(words.count)
    // What kind of word it is stands in its highest byte, and what it says is small more often than not.
    for word in words { writer.append(word << 8 | word >> 56) }
  }

  /// What a line and words say; `nil` where no machine reports that.
  package init?(_ json: JSON, _ reader: inout NumberReader) {
    guard let colder = json["colder"]?.numbers, let count = reader.countOfList() else { return nil }
    self.colder = colder
    renewed = json["renewed"]?.string
    words.reserveCapacity(count)
    for _ in 0..<count {
      guard let word = reader.number() else { return nil }
      words.append(word >> 8 | word << 56)
    }
    guard reader.isAtEnd() else { return nil }
  }

  /// The paths that are reported on, one after the other.
  var paths: Paths { Paths(reader: PathReportReader(words[...])) }

  /// Paths with what is reported of each.
  struct Paths {
    fileprivate var reader: PathReportReader

    /// The next path; `nil` at the end, and before what is no report of one.
    mutating func next() -> (number: Int, words: ArraySlice<UInt64>)? {
      let start = reader.place
      guard case .begins(let number)? = reader.next() else { return nil }
      while true {
        let end = reader.place
        guard let mark = reader.next() else { return (number, reader.words[start..<end]) }
        if case .begins = mark {
          reader.place = end
          return (number, reader.words[start..<end])
        }
        guard mark.isPossible, reader.passOver(mark) else { return nil }
      }
    }

    /// Whether nothing follows.
    var isAtEnd: Bool { reader.place == reader.words.endIndex }
  }
}

extension PathReport {
  /// Whether a path can come to it, whoever wrote it down.
  fileprivate var isPossible: Bool {
    switch self {
    case .moved(let phase, let event): Phase.all.indices.contains(phase) && Event.all.indices.contains(event)
    case .met(let deviation, _): Fault.Effect.names.indices.contains(deviation)
    case .point(let deviations): Int32(exactly: deviations) != nil
    case .advises(let number): Violation.advice.indices.contains(number)
    case .begins, .reliedOn, .deviates, .fails, .turn, .upgraded, .offers, .picks, .fills, .fulfills,
      .speaksInGoing,
      .settles, .judges, .differs, .isEndless:
      true
    }
  }
}

extension PathReportReader {
  /// Passes over what follows a mark; `false` where it does not follow.
  fileprivate mutating func passOver(_ mark: PathReport) -> Bool {
    switch mark {
    case .point: number() != nil
    case .met(_, let bytes): text(bytes) != nil
    case .begins, .moved, .reliedOn, .deviates, .fails, .advises, .turn, .upgraded, .offers, .picks, .fills,
      .fulfills,
      .speaksInGoing, .settles, .judges, .differs, .isEndless:
      true
    }
  }
}
