import Rehearsal

/// What a search is told by whoever runs its paths in processes, of what those have that the processes of a phone have not.
extension Search {
  /// The states that some paths came to, by their numbers and by what was reported of them.
  package static func states(ofPaths numbers: Set<Int>, in words: ArraySlice<UInt64>) -> [Int: [UInt64]] {
    var reader = PathReportReader(words)
    var states: [Int: [UInt64]] = [:]
    var meant: Int?
    while let mark = reader.next() {
      switch mark {
      case .begins(let begun): meant = numbers.contains(begun) ? begun : nil
      case .point:
        guard let state = reader.number() else { return states }
        if let meant { states[meant, default: []].append(state) }
      case .met(_, let bytes): reader.pass(text: bytes)
      case .turn, .moved, .reliedOn, .deviates, .fails, .advises, .upgraded, .offers, .picks, .fills,
        .settles,
        .fulfills, .speaksInGoing, .judges, .differs, .isEndless:
        break
      }
    }
    return states
  }

  /// Has no two paths share their beginning any more.
  package mutating func runEveryPathFromTheStart() {
    explorer.sharesBeginnings = false
  }

  /// Whether paths that begin alike share that.
  package var sharesBeginnings: Bool { explorer.sharesBeginnings && explorer.program.hasCallbacksAlone }
}
