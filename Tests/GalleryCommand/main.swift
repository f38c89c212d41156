import Foundation
import Gallery
import RehearsalExplorer

// Nothing is wrong with any sound twin, whatever happens, up to the budget of a search that is told nothing.
var wrong = 0
let clock = ContinuousClock()
let start = clock.now
for exhibit in Gallery.sound {
  let exploration = exhibit.soundSearch.explore()
  let isSound =
    exploration.verdict == .exhausted && exploration.levels.last?.budget == 2
    && exploration.coverage.successes > 0
  print(
    "\(isSound ? "exhausted" : "WRONG") \(exhibit.soundName), beside \(exhibit.name): \(exploration.paths) paths"
  )
  if !isSound {
    wrong += 1
    print("  \(exploration.verdict) \(exploration.discoveries.map(\.failure))")
  }
}
print("\(Gallery.sound.count) sound twins, \(wrong) wrong, \(clock.now - start)")
exit(wrong == 0 ? 0 : 1)
