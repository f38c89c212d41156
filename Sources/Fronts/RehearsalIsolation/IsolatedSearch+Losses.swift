import ProcessIsolation
import RehearsalExplorer

/// What it comes to that a process did not come to its end.
extension IsolatedSearch {
  /// What is wrong with the path that a process ended in; `nil` where it was a lock that another thread held when the
  /// process was made.
  mutating func failure(
    of end: End, wasStuck: Bool, _ path: Int, _ search: Search
  ) throws(Fault) -> Failure? {
    if case .lost(.ended(.neverBegan(let reason))) = end { throw .noProcess(reason) }
    let isForgivable = System.hasThreads && forgiven < (wasStuck ? Self.mostForgiven : 1)
    let outside: Ending? = if case .lost(.ended(let ending)) = end, !ending.isOwn { ending } else { nil }
    if isForgivable || outside != nil, try !losesProcess(path, search) {
      if isForgivable {
        forgiven += 1
        return nil
      }
      if let outside { throw .endedFromOutside(outside) }
    }
    guard case .lost(.hung) = end else { return .crash }
    // A handler that hung once may hang in a thousand paths.
    patience = min(patience, 1)
    return .hang
  }

  /// Whether a path takes its process with it when it is run once more.
  private func losesProcess(_ path: Int, _ search: Search) throws(Fault) -> Bool {
    for attempt in 1... {
      let share = try share(path..<path + 1, of: search)
      defer { share.worker.stop() }
      switch end(of: share, search) {
      case .lost(.ended(.neverBegan(let reason))): throw .noProcess(reason)
      case .lost where share.worker.wasStuck && attempt < Self.mostForgiven: continue
      case .lost: return true
      case .answered: return !share.report.isClosed
      case nil: return false
      }
    }
    return true
  }
}
