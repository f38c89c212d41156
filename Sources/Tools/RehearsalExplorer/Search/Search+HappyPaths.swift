/// Upgrades that fail in a happy path: what that says depends on what comes of the others.
extension Search {
  /// Takes what is wrong with a path, and waits with what may be wrong with the search itself.
  mutating func take(_ failure: Failure, _ number: Int) {
    if failure == .fruitless { fruitless.append(number) } else { discover(failure, number) }
  }

  /// Every happy path was run.
  ///
  /// Where nothing comes about in any of them nobody knows why, and the search says that it is hollow.
  mutating func judgeHappyPaths() {
    if exploration.coverage.successes > 0, exploration.nondeterministicPaths.isEmpty {
      for number in fruitless { discover(.fruitless, number) }
    }
    fruitless = []
  }
}
