import Rehearsal

/// Where a search stands: it says which paths to run next, and takes what comes of them.
///
/// It never runs a handler itself, so that whoever does may be a process that a handler can bring down.
package struct Search {
  package internal(set) var explorer: Explorer
  var frontier: Frontier
  /// The next path of the present level.
  var position = 0
  /// What came of it so far.
  package internal(set) var exploration: Exploration

  /// The last deviation of which a report told, and of which path.
  var lastName: (number: Int, name: UInt32) = (-1, 0)

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

  /// Keeps the states that were seen in memory that the processes which run paths can read.
  ///
  /// All that such a process finds there comes of paths before its own, at whatever moment it looks.
  package mutating func keepStates(in memory: any StateMemory) {
    frontier.keepStates(in: memory)
  }

  /// Keeps whatever runs in this process, a copy of the one that searches, from changing what that has seen.
  package func sealStates() {
    frontier.visited.seal()
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

  /// Notes that a path brought its process down, or never came back.
  package mutating func note(_ failure: Failure, inPath number: Int) {
    if position <= number {
      begin(number)
      record?.words.append(PathReport.begins(number).word)
    }
    record?.words.append(PathReport.fails(failure.number).word)
    discover(failure, number)
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
  func name(of number: Int) -> UInt32 { lastName.number == number ? lastName.name : 0 }
}
