import Ours
import Rehearsal
import RehearsalExplorer
import RehearsalTesting
import Testing

@Test func `whatever happens, nothing is wrong`() {
  let usual = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)
  explore(usual, lacking: [.interface]) { Ours() }
}
