/// The parts of a search that several machines shared, as one.
extension Exploration {
  /// What all parts came to together; the parts are those of one search, each there once.
  package static func merging(_ parts: [Exploration], of explorer: Explorer) -> Exploration {
    var whole = Exploration(explorer)
    let budget =
      explorer.goesOn ? nil : parts.compactMap { $0.discoveries.isEmpty ? nil : $0.levels.last?.budget }.min()
    for part in parts {
      whole.explorer.owed.merge(part.explorer.owed) { _, latest in latest }
      let isFirst = part.explorer.shard.part == 1
      for level in part.levels where level.budget <= budget ?? .max {
        if level.budget == whole.levels.count { whole.levels.append(Level(budget: level.budget)) }
        // Every part runs the happy paths, to know where to deviate from.
        guard level.budget > 0 || isFirst else { continue }
        whole.levels[level.budget].paths += level.paths
        whole.levels[level.budget].states += level.states
        whole.paths += level.paths
      }
      whole.coverage.add(part.coverage)
      whole.endless += part.endless
      whole.firstGivenUp = [whole.firstGivenUp, part.firstGivenUp].compactMap(\.self).min()
      whole.nondeterministicPaths += part.nondeterministicPaths
      for finding in part.discoveries where budget == nil || finding.path.deviations.count == budget {
        whole.keepSmallest(finding)
      }
      // What a part says of paths that the whole would not have run any more is none of its advice.
      for advice in part.advice where advice.path.deviations.count <= budget ?? .max { whole.note(advice) }
    }
    whole.discoveries.sort { $0.path < $1.path }
    whole.advice.sort { $0.path < $1.path }
    if explorer.goesOn { whole.forgetWhatIsBehind() }
    // Where a part came to no end, it may hold something smaller than what another has found.
    let end = parts.compactMap(\.end).max { $0.weight < $1.weight }
    whole.end =
      whole.discoveries.isEmpty || explorer.goesOn || (end?.weight ?? 0) > Exploration.End.failed.weight
      ? end : .failed
    return whole
  }

  private mutating func keepSmallest(_ finding: Finding) {
    guard
      let index = discoveries.firstIndex(where: {
        $0.failure == finding.failure && $0.cause == finding.cause
      })
    else {
      return discoveries.append(finding)
    }
    if finding.path < discoveries[index].path { discoveries[index] = finding }
  }
}

extension Exploration {
  /// Leaves out what is wrong after deviations after some of which alone it is wrong as well.
  private mutating func forgetWhatIsBehind() {
    var kept: [Finding] = []
    for finding in discoveries
    where !kept.contains(where: { $0.failure == finding.failure && $0.isBehind(finding.cause) }) {
      kept.append(finding)
    }
    discoveries = kept
  }
}

extension Exploration.End {
  /// The less is known, the heavier.
  fileprivate var weight: Int {
    switch self {
    case .complete: 0
    case .budget: 1
    case .failed: 2
    case .limit: 3
    case .interrupted: 4
    case .notDeterministic: 5
    case .sampled: 3
    }
  }
}
