import Foundation
import Gallery
import RehearsalExplorer
import ThreeWays

#if canImport(FieldFaults)
  import FieldFaults
#endif

/// A handler without mistakes, and the search that has to find none.
struct SoundTwin {
  let name: String
  let search: Explorer
}

var twins = Gallery.sound.map {
  SoundTwin(name: "\($0.soundName), beside \($0.name)", search: $0.soundSearch)
}
#if canImport(FieldFaults)
  twins += FieldFault.all.map {
    SoundTwin(name: "beside who \($0.name)", search: Explorer($0.situations, handler: $0.sound))
  }
#endif

// What follows a state is the same whenever a path comes there, where nothing is merged.
if CommandLine.arguments.contains("successions") {
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
  print("\(twins.count) sound twins, \(different) different")
  exit(different == 0 ? 0 : 1)
}

// Nothing is wrong with any sound twin, whatever happens, up to the budget of a search that is told nothing.
var wrong = 0
let clock = ContinuousClock()
let start = clock.now
for twin in twins {
  let exploration = twin.search.explore()
  let isSound =
    exploration.verdict == .exhausted && exploration.levels.last?.budget == 2
    && exploration.coverage.successes > 0
  print("\(isSound ? "exhausted" : "WRONG") \(twin.name): \(exploration.paths) paths")
  if !isSound {
    wrong += 1
    print("  \(exploration.verdict)")
    for discovery in exploration.discoveries {
      print("  \(discovery.failure) after \(twin.search.deviations(of: discovery.path))")
    }
  }
}
print("\(twins.count) sound twins, \(wrong) wrong, \(clock.now - start)")
exit(wrong == 0 ? 0 : 1)
