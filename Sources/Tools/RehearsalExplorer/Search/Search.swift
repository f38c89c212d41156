import Rehearsal

/// Where a search stands: it says which paths to run next, and takes what comes of them.
///
/// It never runs a handler itself, so that whoever does may be a process that a handler can bring down.
package struct Search {
  package internal(set) var explorer: Explorer
  private(set) var frontier: Frontier
  /// The next path of the present level.
  private(set) var position = 0
  /// What came of it so far.
  package private(set) var exploration: Exploration

  /// The last deviation of which a report told, and of which path.
  private var lastName: (number: Int, name: UInt32) = (-1, 0)

  /// The happy paths in which an upgrade has failed with nothing against it.
  var fruitless: [Int] = []

  /// Where it stops in the present level, where other machines run the rest of it.
  var bound: Int?
  /// What was reported, where it is to be handed on.
  package internal(set) var record: RoundReport?

  /// How many paths were run before somebody went on with it.
  private let pathsBefore: Int

  /// How many paths are handed out at once; of those of a round, most are for others.
  private var batch: Int { explorer.shard.isOfRound ? 16_384 * explorer.shard.count : 16_384 }

  package init(_ explorer: Explorer) {
    self.explorer = explorer
    frontier = Frontier(situations: explorer.situations.count)
    exploration = Exploration(explorer)
    exploration.levels = [Exploration.Level(budget: 0)]
    pathsBefore = 0
  }

  /// What runs paths of the present level.
  package var expedition: PathRunner { PathRunner(explorer: explorer, frontier: frontier) }

  /// How many paths are left in the present level.
  package var remaining: Int { frontier.countOfLevel - position }

  /// The numbers of the paths to run next; `nil` when there is nothing more to do.
  package mutating func next(atMost most: Int? = nil) -> Range<Int>? {
    guard exploration.end == nil, bound.map({ position < $0 }) ?? true else { return nil }
    // A search may be taken up again with a smaller budget than it was begun with.
    if let budget = explorer.budget, frontier.depth > budget { return finish(.budget) }
    while position == frontier.countOfLevel {
      if frontier.depth == 0 { judgeHappyPaths() }
      if !exploration.discoveries.isEmpty, !explorer.goesOn { return finish(.failed) }
      if !exploration.nondeterministicPaths.isEmpty { return finish(.notDeterministic) }
      frontier.descend()
      position = 0
      if frontier.countOfLevel == 0 { return finish(frontier.isCutOff ? .budget : .complete) }
      if exploration.levels.count - 1 == explorer.budget { return finish(.budget) }
      exploration.levels.append(Exploration.Level(budget: exploration.levels.count))
    }
    let left = explorer.limit - (exploration.paths - pathsBefore)
    guard left > 0 else { return finish(.limit(explorer.limit)) }
    let end = bound ?? frontier.countOfLevel
    return position..<position + min(most ?? batch, left, end - position)
  }

  /// Goes on where a search stopped that was interrupted or ran into its limit.
  init(_ explorer: Explorer, frontier: Frontier, position: Int, exploration: Exploration) {
    self.explorer = explorer
    self.frontier = frontier
    self.position = position
    self.exploration = exploration
    pathsBefore = exploration.paths
    self.explorer.owed = exploration.explorer.owed
    self.exploration.end = nil
  }

  /// What came of paths that were drawn by chance, where a search would stand.
  package init(sampled exploration: Exploration) {
    self.init(exploration.explorer)
    self.exploration = exploration
  }

  /// Runs everything in this process.
  package mutating func run() {
    while let numbers = next() {
      var words: [UInt64] = []
      expedition.run(numbers, while: { _ in true }, report: { words.append($0) })
      absorb(words[...], through: numbers.upperBound)
    }
  }

  /// Notes a path of the present level that came to something else in another process.
  package mutating func note(nondeterministic number: Int) {
    record?.colder.append(number)
    let path = frontier.path(number).path
    guard !exploration.nondeterministicPaths.contains(path) else { return }
    exploration.nondeterministicPaths.append(path)
  }

  /// Notes what is static in the handler's code and begins anew with every process; the first is told.
  package mutating func note(renewed name: String?) {
    record?.note(renewed: name)
    exploration.renewed = exploration.renewed ?? name
  }

  private mutating func finish(_ end: Exploration.End) -> Range<Int>? {
    exploration.end = end
    return nil
  }

  /// Stops before everything was run.
  package mutating func interrupt() {
    exploration.end = exploration.end ?? .interrupted
  }

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

  /// Notes that a path brought its process down, or never came back.
  package mutating func note(_ failure: Failure, inPath number: Int) {
    if position <= number {
      begin(number)
      record?.words.append(PathReport.begins(number).word)
    }
    record?.words.append(PathReport.fails(failure.number).word)
    discover(failure, number)
  }

  /// How far one path has been taken in.
  private struct Absorption {
    let number: Int
    /// The number of the next point.
    var ordinal: Int
    /// Its place among the origins, once something deviates from it.
    var path: Int32?
    /// Whether the rest of the path is that of another.
    var isKnown = false
  }

  private mutating func begin(_ number: Int) {
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
    case .isNondeterministic: exploration.nondeterministicPaths.append(frontier.path(absorption.number).path)
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
      absorption.isKnown = true
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

  mutating func discover(_ failure: Failure, _ number: Int) {
    let cause = explorer.goesOn ? frontier.names(of: number, last: name(of: number)) : []
    guard !exploration.discoveries.contains(where: { $0.failure == failure && $0.isBehind(cause) }) else {
      return
    }
    exploration.discoveries.append(
      Exploration.Finding(
        failure: failure, path: frontier.path(number).path, number: exploration.paths, cause: cause))
  }

  /// What stands for the name of the last deviation of the path that was reported on last.
  private func name(of number: Int) -> UInt32 { lastName.number == number ? lastName.name : 0 }
}
