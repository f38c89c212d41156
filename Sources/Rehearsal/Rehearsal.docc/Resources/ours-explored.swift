import Ours
import Rehearsal
import RehearsalExplorer
import RehearsalTesting
import Testing

@Test func `whatever happens, nothing is wrong`() {
  explore(Situation.usual(.strongPassword, changesTakeEffect: .gracefully)) { Ours() }
}
