import Rehearsal

/// Coverage as a file keeps it.
extension Coverage {
  var json: JSON {
    let counted = moves.enumerated().filter { $0.element > 0 }
    // Only a provider that sets itself up is picked from, and a file of any other search reads as it always did.
    let picked =
      picks == 0 && offers == 0 ? [] : [JSON.Member("picks", .numbers([picks, fillings, offers]))]
    return .object(
      [
        JSON.Member(
          "moves", .array(counted.flatMap { [.number(Int64($0.offset)), .number(Int64($0.element))] })),
        JSON.Member(
          "messages",
          .object(messages.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .numbers($0.value)) })),
        JSON.Member("deviations", .number(Int64(deviations.rawValue))),
        JSON.Member("readings", .numbers(readings.sorted())),
        JSON.Member("endings", .number(Int64(endings))),
        JSON.Member(
          "judgements", .numbers(judgements.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })),
        JSON.Member("successes", .number(Int64(successes))),
      ] + picked)
  }

  init?(_ json: JSON) {
    self.init()
    guard let moves = json["moves"]?.amounts, moves.count % 2 == 0,
      case .object(let messages)? = json["messages"],
      let readings = json["readings"]?.amounts, let judgements = json["judgements"]?.amounts,
      judgements.count % 2 == 0, let endings = json["endings"]?.amount,
      let deviations = json["deviations"]?.amount.flatMap(UInt16.init(exactly:)),
      let successes = json["successes"]?.amount
    else { return nil }
    for index in stride(from: 0, to: moves.count, by: 2) {
      guard self.moves.indices.contains(moves[index]) else { return nil }
      self.moves[moves[index]] = moves[index + 1]
    }
    for deviation in messages {
      guard let counts = deviation.value.amounts, counts.count == Self.messageDeviationNames.count else {
        return nil
      }
      self.messages[deviation.name] = counts
    }
    self.deviations = Deviations(rawValue: deviations)
    self.readings = Set(readings)
    self.endings = endings
    for index in stride(from: 0, to: judgements.count, by: 2) {
      self.judgements[judgements[index]] = judgements[index + 1]
    }
    self.successes = successes
    if let picks = json["picks"] {
      guard let counts = picks.amounts, counts.count == 2 || counts.count == 3 else { return nil }
      (self.picks, fillings, offers) = (counts[0], counts[1], counts.count == 3 ? counts[2] : 0)
    }
  }
}

extension JSON {
  static func numbers(_ numbers: some Sequence<Int>) -> JSON {
    .array(numbers.map { .number(Int64($0)) })
  }

  var numbers: [Int]? {
    guard let values = array else { return nil }
    let numbers = values.compactMap { $0.number.flatMap { $0.magnitude <= 1 << 53 ? Int($0) : nil } }
    return numbers.count == values.count ? numbers : nil
  }

  /// Numbers that count something, or say which; none is less than nothing.
  var amounts: [Int]? { numbers.flatMap { $0.allSatisfy { $0 >= 0 } ? $0 : nil } }

  /// A number that counts something, small enough for more to be added to it.
  var amount: Int? { number.flatMap { (0...1 << 53).contains($0) ? Int($0) : nil } }
}
