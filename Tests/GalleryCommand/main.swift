import Foundation
import Gallery
import Rehearsal
import RehearsalCommandLine
import RehearsalExplorer
import ThreeWays

#if canImport(FieldFaults)
  import FieldBugs
  import FieldFaults
#endif

/// A handler with a mistake, and the search that has to find one; or a sound twin, and one that has to find none.
struct NamedSearch {
  let name: String
  let search: Explorer
  /// What has to be found, and may be found beside others.
  var failures: [Failure] = []
}

var twins = Gallery.sound.map {
  NamedSearch(name: "\($0.soundName), beside \($0.name)", search: $0.soundSearch)
}
#if canImport(FieldFaults)
  twins += Gallery.fieldBugs.map {
    NamedSearch(name: "\($0.soundName), beside \($0.name)", search: $0.soundSearch)
  }
  twins += FieldFault.all.map {
    NamedSearch(name: "beside who \($0.name)", search: Explorer($0.situations, handler: $0.sound))
  }
#endif

// What traps would take the rest with it.
var faults = Gallery.all.filter { !$0.needsIsolation }.map {
  NamedSearch(name: $0.name, search: $0.search, failures: $0.findings.map(\.failure))
}
#if canImport(FieldFaults)
  faults += Gallery.fieldBugs.map { NamedSearch(name: $0.name, search: $0.search) }
  faults += FieldFault.all.map {
    NamedSearch(
      name: "who \($0.name)", search: Explorer($0.situations, handler: $0.faulty), failures: [$0.failure])
  }
#endif

/// Every mistake is found in a build for speed as well, which may leave out what nobody needs; and what is told of it takes
/// as many deviations as the search says, and not one less.
func countMissed(in faults: [NamedSearch]) -> Int {
  let missed = faults.filter { fault in
    let found = fault.search.explore()
    guard found.verdict == .failed else { return true }
    return !fault.failures.allSatisfy { failure in
      found.discoveries.contains { finding in
        guard finding.failure == failure else { return false }
        let discovery = found.explorer.discovery(of: finding)
        let isSmallest = (discovery.sibling == nil) == discovery.deviations.isEmpty
        return isSmallest && discovery.deviations.count == found.levels.last?.budget
      }
    }
  }
  missed.forEach { print("MISSED \($0.name)") }
  return missed.count
}

/// What follows a state is the same whenever a path comes there, where nothing is merged.
func countDifferent(in twins: [NamedSearch]) -> Int {
  var different = 0
  for twin in twins {
    var search = twin.search
    search.mergesStates = false
    search.limit = 3_000
    let successions = Successions(in: search.explore())
    let isAlike = successions.differences.isEmpty
    print("\(isAlike ? "alike" : "DIFFERENT") \(twin.name): \(successions.agreements) times")
    successions.differences.forEach { print("  \($0)") }
    different += isAlike ? 0 : 1
  }
  return different
}

/// At the budget of each mistake, and with one deviation less, a search says the same whether states are merged or not, and
/// at its budget whether paths share their beginnings or not.
func countChanged(in faults: [NamedSearch]) -> Int {
  var changed = 0
  for fault in faults {
    let found = fault.search.explore()
    guard let least = found.levels.last?.budget else { continue }
    for budget in [least, least - 1] where budget >= 0 {
      var search = fault.search
      search.budget = budget
      let reduced = budget == least ? found : search.explore()
      search.mergesStates = false
      search.limit = 1_000_000
      let whole = search.explore()
      let isAlike =
        reduced.verdict == whole.verdict
        && reduced.discoveries.map(\.failure) == whole.discoveries.map(\.failure)
      print(
        "\(isAlike ? "alike" : "CHANGED") \(fault.name) at \(budget): \(reduced.verdict) in \(reduced.paths) paths, "
          + "\(whole.verdict) in \(whole.paths)")
      changed += isAlike ? 0 : 1
    }
    var apart = fault.search
    apart.sharesBeginnings = false
    let again = apart.explore()
    if again.discoveries != found.discoveries || again.levels != found.levels
      || again.coverage != found.coverage
    {
      print("CHANGED \(fault.name) where no beginning is shared")
      changed += 1
    }
  }
  return changed
}

/// Nothing is wrong with any sound twin, whatever happens, up to the budget of a search that is told nothing.
func countWrong(in twins: [NamedSearch]) -> Int {
  var wrong = 0
  for twin in twins {
    let exploration = twin.search.explore()
    let isSound =
      exploration.verdict == .exhausted && exploration.levels.last?.budget == 2
      && exploration.coverage.successes > 0
    print("\(isSound ? "exhausted" : "WRONG") \(twin.name): \(exploration.paths) paths")
    guard !isSound else { continue }
    wrong += 1
    print("  \(exploration.verdict)")
    for discovery in exploration.discoveries {
      print("  \(discovery.failure) after \(twin.search.deviations(of: discovery.path))")
    }
  }
  return wrong
}

let clock = ContinuousClock()
let start = clock.now
let count: Int
switch Array(CommandLine.arguments.dropFirst()) {
case []:
  let (missed, wrong) = (countMissed(in: faults), countWrong(in: twins))
  count = missed + wrong
  print("\(faults.count) mistakes, \(missed) missed, \(clock.now - start)")
  print("\(twins.count) sound twins, \(wrong) wrong")
case ["successions"]:
  count = countDifferent(in: twins)
  print("\(twins.count) sound twins, \(count) different, \(clock.now - start)")
case ["reduction"]:
  count = countChanged(in: faults)
  print("\(faults.count) mistakes, \(count) changed, \(clock.now - start)")
case let words where words.first == "explore":
  // As a command of a team's own does, with every path in a process that is played.
  CommandLineTool(handlers: ["GivingUp": Program { GivingUp() }]).main()
default:
  print("usage: gallery [successions | reduction | explore OPTION...]")
  exit(2)
}
exit(count == 0 ? 0 : 1)
