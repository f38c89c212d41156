package import Rehearsal

/// What came of a search, as a file keeps it.
extension Exploration {
  package var json: JSON {
    // Who takes all advice has a file that reads as it always did.
    let remarks = advice.isEmpty ? [] : [JSON.Member("advice", .array(advice.map(\.json)))]
    return .object(
      [
        JSON.Member("levels", .array(levels.map { .numbers([$0.paths, $0.states]) })),
        JSON.Member("findings", .array(discoveries.map(\.json))),
        JSON.Member("coverage", coverage.json),
        JSON.Member("paths", .number(Int64(paths))),
        JSON.Member(
          "owed", .numbers(explorer.owed.sorted { $0.key < $1.key }.flatMap { [$0.key, Int($0.value)] })),
        JSON.Member("endless", .number(Int64(endless))),
        JSON.Member("givenUp", firstGivenUp?.json ?? .null),
        JSON.Member("nondeterministic", .array(nondeterministicPaths.map(\.json))),
        JSON.Member("end", end.map { .string($0.word) } ?? .null),
      ] + remarks)
  }

  package init?(_ json: JSON, of explorer: Explorer) {
    self.init(explorer)
    guard let levels = json["levels"]?.array, let findings = json["findings"]?.array,
      let coverage = json["coverage"].flatMap(Coverage.init), let paths = json["paths"]?.amount,
      let endless = json["endless"]?.amount, let nondeterministic = json["nondeterministic"]?.array
    else { return nil }
    for (budget, level) in levels.enumerated() {
      guard let counts = level.amounts, counts.count == 2 else { return nil }
      self.levels.append(Level(budget: budget, paths: counts[0], states: counts[1]))
    }
    for finding in findings {
      guard let finding = Finding(finding), explorer.situations.indices.contains(finding.path.situation)
      else { return nil }
      discoveries.append(finding)
    }
    if let owed = json["owed"] {
      guard let numbers = owed.amounts, numbers.count % 2 == 0 else { return nil }
      for index in stride(from: 0, to: numbers.count, by: 2) {
        guard explorer.situations.indices.contains(numbers[index]) else { return nil }
        self.explorer.owed[numbers[index]] = UInt64(numbers[index + 1])
      }
    }
    for advice in json["advice"]?.array ?? [] {
      guard let path = advice["path"].flatMap(Path.init), explorer.situations.indices.contains(path.situation)
      else { return nil }
      // Another build may give advice that this one does not know.
      guard let violation = advice["rule"]?.string.flatMap(Violation.init) else { continue }
      note(UntakenAdvice(violation: violation, path: path))
    }
    self.coverage = coverage
    self.paths = paths
    self.endless = endless
    if let path = json["givenUp"], path != .null {
      guard let path = Path(path), explorer.situations.indices.contains(path.situation) else { return nil }
      firstGivenUp = path
    }
    nondeterministicPaths = nondeterministic.compactMap(Path.init)
    guard nondeterministicPaths.count == nondeterministic.count,
      nondeterministicPaths.allSatisfy({ explorer.situations.indices.contains($0.situation) })
    else { return nil }
    end = json["end"]?.string.flatMap { End($0, limit: explorer.limit) }
  }
}

extension Exploration.End {
  fileprivate var word: String {
    switch self {
    case .complete: "complete"
    case .budget: "budget"
    case .failed: "failed"
    case .limit: "limit"
    case .notDeterministic: "not deterministic"
    case .interrupted: "interrupted"
    case .sampled: "sampled"
    }
  }

  fileprivate init?(_ word: String, limit: Int) {
    let ends: [Self] = [
      .complete, .budget, .failed, .limit(limit), .notDeterministic, .interrupted, .sampled,
    ]
    guard let end = ends.first(where: { $0.word == word }) else { return nil }
    self = end
  }
}

extension Exploration.Finding {
  fileprivate var json: JSON {
    .object([
      JSON.Member("failure", .number(Int64(failure.number))), JSON.Member("path", path.json),
      JSON.Member("number", .number(Int64(number))), JSON.Member("cause", .numbers(cause.map(Int.init))),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let failure = json["failure"]?.amount.flatMap(Failure.init(number:)),
      let path = json["path"].flatMap(Path.init), let number = json["number"]?.amount,
      let cause = json["cause"]?.numbers
    else { return nil }
    self.init(failure: failure, path: path, number: number, cause: cause.compactMap(UInt32.init(exactly:)))
  }
}

extension Exploration.UntakenAdvice {
  fileprivate var json: JSON {
    .object([JSON.Member("rule", .string(violation.rawValue)), JSON.Member("path", path.json)])
  }
}

extension Path {
  fileprivate var json: JSON { .numbers([situation] + deviations.flatMap { [$0.point, $0.option] }) }

  fileprivate init?(_ json: JSON) {
    guard let numbers = json.amounts, numbers.count % 2 == 1, let situation = numbers.first else {
      return nil
    }
    let deviations = stride(from: 1, to: numbers.count, by: 2).map {
      DeviationIndex(point: numbers[$0], option: numbers[$0 + 1])
    }
    // A path deviates at one point after another.
    guard deviations.allSatisfy({ $0.point >= 0 && $0.option >= 0 }),
      zip(deviations, deviations.dropFirst()).allSatisfy({ $0.point < $1.point })
    else { return nil }
    self.init(situation: situation, deviations: deviations)
  }
}
