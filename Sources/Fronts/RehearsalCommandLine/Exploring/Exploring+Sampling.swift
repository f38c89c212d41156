import RehearsalExplorer
import RehearsalIsolation

extension ExploreOptions {
  /// What says which of all paths are run, and what came of all.
  fileprivate var ofWholeSearches: [OptionDeclaration] {
    [
      budget.declaration, limit.declaration, noReduction.declaration, findings.goOn.declaration,
      coverage.isPrinted.declaration, coverage.floor.declaration, parts.shard.declaration,
      parts.report.declaration, parts.resume.declaration, parts.exchange.declaration,
    ]
  }
}

/// Searches whose paths are drawn by chance.
extension Exploring {
  /// Refuses what would not be read beside `--sample`.
  func refuseWholeSearches() throws(UsageError) {
    guard arguments.parts.sample != nil, let name = arguments.first(of: ExploreOptions().ofWholeSearches)
    else { return }
    throw .malformed(
      "\(name) is for a search that runs all paths; --sample draws some, each with any number of deviations. "
        + "Leave one of them out.")
  }

  /// Draws paths for as long as somebody wants; answers why it could not go on.
  func sample(_ wish: SampleWish, _ search: inout Search, patience: Int) -> IsolatedSearch.Fault? {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(wish.seconds)
    let progress = surroundings.progress("paths")
    defer { progress?.clear() }
    let isWanted: (SampledSearch) -> Bool = {
      progress?.show(done: $0.exploration.paths, left: 0, remark: " drawn")
      return !Interruption.hasCome && clock.now < end
    }
    guard surroundings.isIsolated else {
      var sampled = SampledSearch(Sampler(search.explorer, wish.sampling, PathMeasure(of: search.explorer)))
      sampled.run(draws: wish.draws ?? .max, while: isWanted)
      search = Search(sampled: sampled.exploration)
      return nil
    }
    let isolated = IsolatedSampling(patience: patience, draws: wish.draws, isWanted: isWanted)
    do throws(IsolatedSearch.Fault) {
      guard let measure = try isolated.measure(search.explorer) else {
        // Something is wrong with the usual paths already, and that is found without drawing any.
        var usual = search.explorer
        usual.budget = 0
        search = Search(usual)
        return run(&search, patience: patience)
      }
      var sampled = SampledSearch(Sampler(search.explorer, wish.sampling, measure))
      defer { search = Search(sampled: sampled.exploration) }
      try isolated.run(&sampled)
    } catch { return error }
    return nil
  }
}
