import Rehearsal
import RehearsalExplorer
import Synchronization

/// A search that notes every way in which paths end, sound ones as well.
///
/// A handler with a mistake is found out early and so is searched no further; what a search came across says more
/// of it than what it found.
struct Looking {
  let exploration: Exploration
  private let endings: Set<Ending>

  /// What there is when a path is over.
  private struct Ending: Hashable {
    let outcome: Outcome?
    let instant: Instant
    let keychain: Keychain
    let accounts: [Account]
    let screen: Screen
    let leftovers: [Leftover]
    let lockOuts: [LockOut]
  }

  private final class Notes: Sendable {
    let endings = Mutex<Set<Ending>>([])
  }

  init(_ explorer: Explorer) {
    var explorer = explorer
    let notes = Notes()
    explorer.properties = [
      .atEnd("is noted") { moment in
        let ending = Ending(
          outcome: moment.outcome, instant: moment.instant, keychain: moment.keychain,
          accounts: moment.accounts, screen: moment.screen, leftovers: moment.world.leftovers,
          lockOuts: moment.lockOuts)
        notes.endings.withLock { _ = $0.insert(ending) }
        return true
      }
    ]
    exploration = explorer.explore()
    endings = notes.endings.withLock { $0 }
  }

  /// What differs where the other one merges states and this one does not.
  func differences(from merged: Looking) -> [String] {
    let (whole, reduced) = (exploration, merged.exploration)
    var differences: [String] = []
    func compare<Value: Equatable>(_ what: String, _ left: Value, _ right: Value) {
      if left != right { differences.append("merging: \(what) \(right), not \(left)") }
    }
    compare("verdict", whole.verdict, reduced.verdict)
    compare("wrong", Self.headlines(whole), Self.headlines(reduced))
    compare("deviations", Self.deviations(whole), Self.deviations(reduced))
    compare("paths", !whole.nondeterministicPaths.isEmpty, !reduced.nondeterministicPaths.isEmpty)
    compare("endless", whole.endless > 0, reduced.endless > 0)
    // Who merges states may see that there is nothing new where another would go on.
    if !(reduced.end == .complete && whole.end == .budget) { compare("end", whole.end, reduced.end) }
    compare("kinds of deviations", whole.coverage.deviations, reduced.coverage.deviations)
    compare("messages", Self.messages(whole), Self.messages(reduced))
    compare("moves", Self.moves(whole), Self.moves(reduced))
    compare("readings", Self.readings(whole), Self.readings(reduced))
    for ending in endings.subtracting(merged.endings).prefix(2) {
      differences.append("merging: it never ends with \(ending)")
    }
    for ending in merged.endings.subtracting(endings).prefix(2) {
      differences.append("merging: only then it ends with \(ending)")
    }
    return differences
  }

  private static func headlines(_ exploration: Exploration) -> [String] {
    exploration.discoveries.map(\.failure.headline).sorted()
  }

  private static func deviations(_ exploration: Exploration) -> Int? {
    exploration.discoveries.map(\.path.deviations.count).min()
  }

  private static func messages(_ exploration: Exploration) -> [String: [Bool]] {
    exploration.coverage.messages.mapValues { $0.map { $0 > 0 } }
  }

  private static func moves(_ exploration: Exploration) -> [String] {
    Phase.all.flatMap { phase in
      Event.all.filter { exploration.coverage.count(of: $0, in: phase) > 0 }.map { "\($0) in \(phase)" }
    }
  }

  private static func readings(_ exploration: Exploration) -> [String] {
    Reading.allCases.filter(exploration.coverage.reliedOn).map { "\($0)" }
  }
}
