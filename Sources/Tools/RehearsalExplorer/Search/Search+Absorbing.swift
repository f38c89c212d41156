import Rehearsal

/// What a search learns of the paths that were run, wherever that was.
extension Search {
  /// Takes what was reported on paths, in the order of their numbers.
  ///
  /// A process that died leaves a report that breaks off; what it says is taken as far as it goes, and the paths
  /// after it are still to be run.
  package mutating func absorb(_ words: ArraySlice<UInt64>, through end: Int? = nil) {
    defer { if let end { position = max(position, end) } }
    record?.words += words
    var reader = PathReportReader(words)
    var current: Absorption?
    while let mark = reader.next() {
      if case .begins(let number) = mark {
        begin(number)
        current = Absorption(number: number, ordinal: frontier.firstPoint(of: number))
        continue
      }
      guard var absorption = current else { continue }
      take(mark, &absorption, &reader)
      current = absorption
    }
  }

  /// How far one path has been taken in.
  private struct Absorption {
    let number: Int
    /// The number of the next point.
    var ordinal: Int
    /// Its place among the origins, once something deviates from it.
    var path: Int32?
    /// How many points were reported.
    var points = 0
    /// Which of them is that of another path, as is all that follows it.
    var merge: Int?
    var isKnown: Bool { merge != nil }
  }

  mutating func begin(_ number: Int) {
    lastName = (-1, 0)
    position = number + 1
    exploration.paths += 1
    exploration.levels[exploration.levels.count - 1].paths += 1
  }

  private mutating func take(
    _ mark: PathReport, _ absorption: inout Absorption, _ reader: inout PathReportReader
  ) {
    switch mark {
    case .begins, .turn: break
    case .met(let deviation, let bytes):
      if let name = reader.text(bytes) { exploration.coverage.count(deviation, of: name) }
    case .deviates(let kind, let name):
      exploration.coverage.deviations.formUnion(kind)
      lastName = (absorption.number, name)
    case .point(let deviations):
      defer { absorption.points += 1 }
      guard let fingerprint = reader.number(), !absorption.isKnown else { return }
      takePoint(deviations, fingerprint, &absorption)
    case .moved(let phase, let event):
      if !absorption.isKnown { exploration.coverage.count(phase: phase, event: event) }
    case .reliedOn(let reading): exploration.coverage.relyOn(reading)
    case .upgraded: if !absorption.isKnown { exploration.coverage.countUpgrade() }
    case .fails(let number):
      if !absorption.isKnown, let failure = Failure(number: number) { take(failure, absorption.number) }
    case .advises(let number):
      if !absorption.isKnown { note(adviceNumbered: number, inPath: absorption.number) }
    case .offers: if !absorption.isKnown { exploration.coverage.countOffer() }
    case .picks: if !absorption.isKnown { exploration.coverage.countPick() }
    case .fills: if !absorption.isKnown { exploration.coverage.countFilling() }
    case .speaksInGoing: runEveryPathFromTheStart()
    case .fulfills(let requests):
      explorer.owed[absorption.number] = requests
      exploration.explorer.owed[absorption.number] = requests
    case .settles: if !absorption.isKnown { exploration.coverage.countEnding() }
    case .judges(let property): if !absorption.isKnown { exploration.coverage.judge(by: property) }
    case .differs(let point):
      // Who runs a path may not know yet that it has merged, and goes on; what it sees there counts for nothing.
      if absorption.merge.map({ point <= $0 }) ?? true {
        exploration.nondeterministicPaths.append(frontier.path(absorption.number).path)
      }
    case .isEndless: if !absorption.isKnown { giveUp(absorption.number) }
    }
  }

  private mutating func note(adviceNumbered number: Int, inPath path: Int) {
    guard Violation.advice.indices.contains(number) else { return }
    let violation = Violation.advice[number]
    // Paths come in their order, and to find one by its number takes long.
    guard !exploration.advice.contains(where: { $0.violation == violation }) else { return }
    exploration.note(Exploration.UntakenAdvice(violation: violation, path: frontier.path(path).path))
  }

  private mutating func giveUp(_ number: Int) {
    exploration.endless += 1
    exploration.firstGivenUp = exploration.firstGivenUp ?? frontier.path(number).path
  }

  private mutating func takePoint(_ deviations: Int, _ fingerprint: UInt64, _ absorption: inout Absorption) {
    let isNew = frontier.visit(fingerprint)
    guard isNew || !explorer.isMerging else {
      absorption.merge = absorption.points
      return
    }
    exploration.levels[exploration.levels.count - 1].states += 1
    if deviations > 0, frontier.depth == explorer.budget {
      frontier.cutOff()
    } else if deviations > 0 {
      let path = absorption.path ?? frontier.register(absorption.number, as: name(of: absorption.number))
      absorption.path = path
      frontier.add(
        Frontier.Place(
          path: path, point: Int32(absorption.ordinal), deviations: Int32(deviations),
          fingerprint: fingerprint))
    }
    absorption.ordinal += 1
  }
}
