package import Rehearsal
package import RehearsalExplorer

/// Generated handlers put to the test, one after the other.
package struct Trial {
  /// How far each is searched.
  package let budget = 4
  /// How many paths there may be where nothing is merged.
  package let limit: Int
  /// What runs handlers with tasks; `nil` for handlers with callbacks.
  package let runtime: RuntimeChoice?

  package init(withTasksOn runtime: RuntimeChoice? = nil, limit: Int = many) {
    self.runtime = runtime
    self.limit = limit
  }

  /// How many paths there may be where nothing is merged: in every run of the tests, and where they are looked for.
  package static let few = 1_000
  package static let many = 64_000

  /// The recipe of a seed.
  package func recipe(_ seed: UInt64) -> Recipe { Recipe(seed: seed, withTasks: runtime != nil) }

  /// The search of a recipe.
  package func explorer(of recipe: Recipe) -> Explorer {
    let program = runtime.map(recipe.program(withTasksOn:)) ?? recipe.program
    var explorer = Explorer(recipe.situations, handler: program)
    explorer.deviations = deviations(of: recipe.seed)
    explorer.budget = budget
    explorer.stepLimit = 1_000
    return explorer
  }

  /// Who deviates from the usual: not always everybody, because the fewer do, the more often they can.
  private func deviations(of seed: UInt64) -> Deviations {
    let some: [Deviations] =
      runtime == nil
      ? [
        .all, [.network, .system], .network, [.user, .system], [.network, .user], .system,
        [.network, .user, .system], [.user, .system, .apple],
      ]
      : [.all, .order, .network, [.network, .order], [.system, .order], [.user, .order, .apple], .system]
    return some[Int(seed % UInt64(some.count))]
  }

  /// What came of a seed.
  package func outcome(of seed: UInt64) -> TripleSearch.Outcome {
    TripleSearch(explorer(of: recipe(seed)), limit: limit).compare()
  }

  /// What follows each state of the first paths of a seed, where nothing is merged.
  package func successions(of seed: UInt64, paths: Int) -> Successions {
    var explorer = explorer(of: recipe(seed))
    explorer.mergesStates = false
    explorer.limit = paths
    return Successions(in: explorer.explore())
  }

  /// What is wrong with a seed, with everything to look into it; `nil` where all is well.
  package func complaint(of seed: UInt64, _ outcome: TripleSearch.Outcome) -> String? {
    guard !outcome.differences.isEmpty else { return nil }
    return "\(recipe(seed))\n" + outcome.differences.map { "  − \($0)" }.joined(separator: "\n")
  }

  /// What random rehearsals come to that a search has missed; `nil` where it has missed nothing, or has not
  /// exhausted anything that could lock anybody out.
  package func oversight(of seed: UInt64, _ outcome: TripleSearch.Outcome, plays: UInt64) -> String? {
    guard outcome.verdict == .exhausted else { return nil }
    // A search that is complete holds for any number of deviations.
    return lockOut(by: seed, deviations: outcome.isComplete ? 6 : outcome.budget, plays: plays).map {
      "\(recipe(seed))\nno search told of this: \($0)"
    }
  }

  /// How one of so many random rehearsals locks somebody out; `nil` where none does.
  package func lockOut(by seed: UInt64, deviations: Int, plays: UInt64) -> String? {
    let recipe = recipe(seed)
    guard case .upgrade = recipe.subject else { return nil }
    for number in 0..<plays {
      var play = RandomPlay(explorer(of: recipe), deviations: deviations, seed: seed &* 1_000 &+ number)
      if let complaint = play.complaint() { return complaint }
    }
    return nil
  }
}
