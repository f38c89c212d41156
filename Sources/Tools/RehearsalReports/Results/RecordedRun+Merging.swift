import RehearsalScenarios

extension RecordedRun {
  /// The run that was split into these.
  ///
  /// - Throws: ``Unmergeable`` with everything that keeps these from being one whole run.
  public static func merging(_ runs: [RecordedRun]) throws(Unmergeable) -> RecordedRun {
    guard let first = runs.first else { throw Unmergeable(problems: [.nothing]) }
    var problems = problemsOfHeaders(runs.map(\.header), first.header) + problemsOfShards(runs)
    for run in runs where !run.isFinished { problems.append(.unfinished(shard: run.header.shard?.number)) }
    let results = runs.flatMap(\.results).sorted { $0.number < $1.number }
    // A plan that differs makes every number wrong, and saying so once is enough.
    if problems.isEmpty { problems = problemsOfNumbers(results.map(\.number), planned: first.header.planned) }
    guard problems.isEmpty else { throw Unmergeable(problems: problems) }
    // Every part sees what is wrong with the whole.
    var seen: Set<RunProblem> = []
    return RecordedRun(
      header: first.header.undivided, results: results,
      films: runs.reduce(into: [:]) { $0.merge($1.films) { first, _ in first } },
      problems: runs.flatMap(\.problems).filter { seen.insert($0).inserted }, isFinished: true)
  }

  private static func problemsOfHeaders(
    _ headers: [RunHeader], _ first: RunHeader
  ) -> [Unmergeable.Problem] {
    var problems: [Unmergeable.Problem] = []
    for header in headers where header.planned != first.planned {
      problems.append(.otherPlan(first.planned, header.planned))
    }
    // Other scenarios stand in other files, and may well be played in another way.
    guard headers.allSatisfy({ $0.selection == first.selection }) else {
      return problems + [.otherSelection]
    }
    if headers.contains(where: { $0.contents != first.contents }) { problems.append(.otherContents) }
    if let other = headers.first(where: { $0.terms != first.terms }) {
      problems.append(.otherTerms(first.terms, other.terms))
    }
    return problems
  }

  private static func problemsOfShards(_ runs: [RecordedRun]) -> [Unmergeable.Problem] {
    let counts = Set(runs.map { $0.header.shard?.count ?? 1 }).sorted()
    guard counts.count == 1 else { return [.otherSplit(counts)] }
    guard counts[0] > 1 || runs.count == 1 else { return [.notSplit(runs.count)] }
    let numbers = runs.map { $0.header.shard?.number ?? 1 }.sorted()
    let doubled = doubled(in: numbers)
    let missing = missing(in: numbers, upTo: counts[0])
    return (missing.isEmpty ? [] : [.shardsMissing(missing)])
      + (doubled.isEmpty ? [] : [.shardsDoubled(doubled)])
  }

  private static func problemsOfNumbers(_ numbers: [Int], planned: Int) -> [Unmergeable.Problem] {
    let missing = missing(in: numbers, upTo: planned)
    let doubled = doubled(in: numbers)
    let unknown = numbers.filter { !(1...max(1, planned)).contains($0) || planned == 0 }
    return (missing.isEmpty ? [] : [.scenariosMissing(missing)])
      + (doubled.isEmpty ? [] : [.scenariosDoubled(doubled)])
      + (unknown.isEmpty ? [] : [.scenariosUnknown(unknown)])
  }

  private static func doubled(in sorted: [Int]) -> [Int] {
    var doubled: [Int] = []
    for (number, next) in zip(sorted, sorted.dropFirst()) where number == next && doubled.last != number {
      doubled.append(number)
    }
    return doubled
  }

  /// The gaps, as ranges because a plan may be far larger than what came of it.
  private static func missing(in sorted: [Int], upTo last: Int) -> [ClosedRange<Int>] {
    var gaps: [ClosedRange<Int>] = []
    var next = 1
    for number in sorted where number >= next && number <= last {
      if number > next { gaps.append(next...number - 1) }
      // No number comes after the last, which can be the last of all.
      if number == last { return gaps }
      next = number + 1
    }
    if next <= last { gaps.append(next...last) }
    return gaps
  }
}
