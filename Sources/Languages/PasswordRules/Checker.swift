/// Holds passwords against requirements.
struct Checker: Sendable {
  let requirements: PasswordRequirements
  /// The requirements that ask for anything; a list of nothing asks for nothing.
  let required: [(classes: [CharacterClass], need: Witnesses.Need)]
  private let needs: [Witnesses.Need]
  private let differentNeeds: Set<Witnesses.Need>
  /// Whether one character can be all that two requirements find.
  private let canShare: Bool
  private let allowed: Witnesses.Need
  private let longestRepetition: Int
  private let longestSequence: Int

  init(_ requirements: PasswordRequirements) {
    self.requirements = requirements
    required = requirements.required.filter { !$0.alphabet.isEmpty }.map { ($0, Self.need(for: $0)) }
    needs = required.map(\.need)
    differentNeeds = Set(needs)
    allowed = Self.need(for: requirements.allowed)
    longestRepetition = requirements.longestRepetition
    longestSequence = requirements.longestSequence
    var taken = Alphabet("")
    canShare = required.contains { classes, _ in
      defer { taken = taken.union(classes.alphabet) }
      return taken.meets(classes.alphabet)
    }
  }

  private static func need(for classes: [CharacterClass]) -> Witnesses.Need {
    classes == [.unicode] ? .any : .of(classes.alphabet)
  }

  /// Whether a password meets every requirement.
  func accepts(_ codes: [UInt32]) -> Bool {
    guard codes.count >= requirements.minimumLength, codes.count <= requirements.maximumLength ?? .max else {
      return false
    }
    guard codes.allSatisfy({ allowed.accepts($0) }), hasShortRuns(codes) else { return false }
    return differentNeeds.allSatisfy { need in codes.contains { need.accepts($0) } }
      && (!canShare || Witnesses.suffice(for: needs, in: codes))
  }

  private func hasShortRuns(_ codes: [UInt32]) -> Bool {
    guard min(longestRepetition, longestSequence) < codes.count else { return true }
    var runs = Runs()
    return codes.allSatisfy { code in
      runs.take(code)
      return fits(runs)
    }
  }

  /// Whether runs are as short as they must be.
  func fits(_ runs: Runs) -> Bool {
    runs.repeated <= longestRepetition && runs.stepped <= longestSequence
  }

  /// Every requirement that a password does not meet.
  func broken(by password: String) -> [BrokenRequirement] {
    let codes = password.unicodeScalars.map(\.value)
    return lengths(of: password.utf16.count) + characters(codes) + runs(codes)
  }

  private func lengths(of length: Int) -> [BrokenRequirement] {
    if length < requirements.minimumLength {
      return [.tooShort(length: length, minimum: requirements.minimumLength)]
    }
    if let maximum = requirements.maximumLength, length > maximum {
      return [.tooLong(length: length, maximum: maximum)]
    }
    return []
  }

  private func characters(_ codes: [UInt32]) -> [BrokenRequirement] {
    var seen = Set<UInt32>()
    let foreign = codes.filter { !allowed.accepts($0) && seen.insert($0).inserted }
    var broken: [BrokenRequirement] = foreign.isEmpty ? [] : [.notAllowed(String(codes: foreign))]
    var told = Set<[CharacterClass]>()
    let lacking = required.filter { item in
      !codes.contains { item.need.accepts($0) } && told.insert(item.classes).inserted
    }
    broken += lacking.map { .lacks($0.classes) }
    if lacking.isEmpty, canShare, !Witnesses.suffice(for: needs, in: codes) {
      broken.append(.sharesCharacter)
    }
    return broken
  }

  /// The longest run of each sort that is too long.
  private func runs(_ codes: [UInt32]) -> [BrokenRequirement] {
    var runs = Runs()
    var repetition = (end: 0, length: 0)
    var sequence = (end: 0, length: 0)
    for (index, code) in codes.enumerated() {
      runs.take(code)
      if runs.repeated > repetition.length { repetition = (index + 1, runs.repeated) }
      if runs.stepped > sequence.length { sequence = (index + 1, runs.stepped) }
    }
    func text(_ run: (end: Int, length: Int)) -> String {
      String(codes: codes[run.end - run.length..<run.end])
    }
    var broken: [BrokenRequirement] = []
    if repetition.length > longestRepetition {
      broken.append(.repeats(text(repetition), atMost: longestRepetition))
    }
    if sequence.length > longestSequence {
      broken.append(.isSequence(text(sequence), atMost: longestSequence))
    }
    return broken
  }
}

extension PasswordRequirements {
  /// Every requirement that a password does not meet; lengths are in UTF-16 code units, as in a web form.
  public func broken(by password: String) -> [BrokenRequirement] {
    Checker(self).broken(by: password)
  }
}
