import RehearsalExplorer
import RehearsalIsolation

/// Searches whose paths are drawn by chance.
extension Exploring {
  /// Draws paths for as long as somebody wants; answers why it could not go on.
  func sample(
    _ wish: SampleWish, _ search: inout Search, _ drawn: inout String, patience: Int
  ) -> IsolatedSearch.Fault? {
    let explorer = search.explorer
    let clock = ContinuousClock()
    let end = clock.now + .seconds(wish.seconds)
    let progress = surroundings.progress("paths")
    defer { progress?.clear() }
    guard surroundings.isIsolated else {
      search = Search(sampled: explorer.sample(wish.sampling, draws: wish.draws ?? 1_000))
      return nil
    }
    Interruption.hold()
    let isolated = IsolatedSampling(patience: patience, draws: wish.draws) {
      progress?.show(done: $0.exploration.paths, left: 0, remark: " drawn")
      return !Interruption.hasCome && clock.now < end
    }
    do throws(IsolatedSearch.Fault) {
      guard let measure = try isolated.measure(explorer) else {
        return IsolatedSearch.Fault(
          reason: "the handler does not come to the end of the usual paths; look without --sample")
      }
      var sampled = SampledSearch(Sampler(explorer, wish.sampling, measure))
      try isolated.run(&sampled)
      search = Search(sampled: sampled.exploration)
      if case .priorities = wish.sampling.method {
        drawn = sampled.sampler.guarantee.sentence(after: sampled.exploration.paths, seed: wish.sampling.seed)
      }
    } catch { return error }
    return nil
  }
}
