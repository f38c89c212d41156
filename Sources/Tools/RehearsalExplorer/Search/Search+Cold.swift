import Rehearsal

/// What a search is told by whoever runs its paths in processes, of what those have that the processes of a phone have not.
extension Search {
  /// The states that a path came to, by what was reported of it.
  package static func states(ofPath number: Int, in words: ArraySlice<UInt64>) -> [UInt64] {
    var reader = PathReportReader(words)
    var states: [UInt64] = []
    var isMeant = false
    while let mark = reader.next() {
      switch mark {
      case .begins(let begun): isMeant = begun == number
      case .point:
        guard let state = reader.number() else { return states }
        if isMeant { states.append(state) }
      case .met(_, let bytes): _ = reader.text(bytes)
      case .turn, .moved, .reliedOn, .deviates, .fails, .upgraded, .settles, .fulfills, .speaksInGoing,
        .judges,
        .isNondeterministic,
        .isEndless:
        break
      }
    }
    return states
  }

  /// Whether paths that begin alike share that.
  package var sharesBeginnings: Bool { explorer.sharesBeginnings && explorer.program.hasCallbacksAlone }
}
