import Rehearsal
import RehearsalExplorer
import TestBench
import Testing

/// How many paths it takes to try all orders of some tasks of some steps.
@Suite struct OrderCountTests {
  private func explorer(_ tasks: Int, _ steps: Int, isWrong: @escaping @Sendable (String) -> Bool) -> Explorer
  {
    var explorer = Explorer(
      Situation.usual(.strongPassword).filter { $0.name == "password alone" },
      handler: Steps.program(tasks: tasks, steps: steps, isWrong: isWrong))
    explorer.deviations = .order
    explorer.budget = nil
    return explorer
  }

  /// In how many orders so many tasks can take so many steps.
  private func orders(_ tasks: Int, _ steps: Int) -> Int {
    func factorial(_ number: Int) -> Int { (1...max(1, number)).reduce(1, *) }
    return factorial(tasks * steps) / (0..<tasks).reduce(1) { product, _ in product * factorial(steps) }
  }

  @Test(arguments: [(2, 2), (2, 4), (3, 2), (4, 2)])
  func `all orders of some tasks take at most twice as many paths as there are orders`(tasks: Int, steps: Int)
  {
    let exploration = explorer(tasks, steps) { _ in false }.explore()
    let orders = orders(tasks, steps)
    print("(\(tasks),\(steps)): \(exploration.paths) paths for \(orders) orders")
    #expect(exploration.paths >= orders)
    #expect(exploration.paths <= 2 * orders)
    #expect(exploration.nondeterministicPaths.isEmpty)
  }

  @Test func `every one of the orders is come to`() {
    // One order of 90 at a time, each of which is found.
    for wanted in ["ccbbaa", "cbacba", "abcabc", "aabbcc"] {
      let found = explorer(3, 2) { $0 == wanted }.explore()
      #expect(found.discoveries.map(\.failure) == [.rule(.neverAnswered)], "\(wanted)")
    }
  }
}
