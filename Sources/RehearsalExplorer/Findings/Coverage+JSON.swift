import Rehearsal

/// Coverage as a file keeps it.
extension Coverage {
  var json: JSON {
    let counted = moves.enumerated().filter { $0.element > 0 }
    return .object([
      JSON.Member(
        "moves", .array(counted.flatMap { [.number(Int64($0.offset)), .number(Int64($0.element))] })),
      JSON.Member(
        "fates",
        .object(fates.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .numbers($0.value)) })),
      JSON.Member("readings", .numbers(readings.sorted())),
      JSON.Member("endings", .number(Int64(endings))),
      JSON.Member(
        "judgements", .numbers(judgements.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })),
      JSON.Member("successes", .number(Int64(successes))),
    ])
  }

  init?(_ json: JSON) {
    self.init()
    guard let moves = json["moves"]?.numbers, moves.count % 2 == 0, case .object(let fates)? = json["fates"],
      let readings = json["readings"]?.numbers, let judgements = json["judgements"]?.numbers,
      judgements.count % 2 == 0, let endings = json["endings"]?.number,
      let successes = json["successes"]?.number
    else { return nil }
    for index in stride(from: 0, to: moves.count, by: 2) {
      guard self.moves.indices.contains(moves[index]) else { return nil }
      self.moves[moves[index]] = moves[index + 1]
    }
    for fate in fates {
      guard let counts = fate.value.numbers, counts.count == Self.fateNames.count else { return nil }
      self.fates[fate.name] = counts
    }
    self.readings = Set(readings)
    self.endings = Int(endings)
    for index in stride(from: 0, to: judgements.count, by: 2) {
      self.judgements[judgements[index]] = judgements[index + 1]
    }
    self.successes = Int(successes)
  }
}

extension JSON {
  static func numbers(_ numbers: some Sequence<Int>) -> JSON {
    .array(numbers.map { .number(Int64($0)) })
  }

  var numbers: [Int]? {
    guard let values = array else { return nil }
    let numbers = values.compactMap { $0.number.map { Int($0) } }
    return numbers.count == values.count ? numbers : nil
  }
}
