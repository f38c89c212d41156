import Designs
import Rehearsal
import TestBench
import Testing
import ThreeWays

@testable import RehearsalExplorer

/// How a search goes about it.
struct SearchTests {
  private var trusting: Explorer {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Trusting() })
    explorer.deviations = .network
    return explorer
  }

  @Test func `the counterexample plays again as a script, every time`() throws {
    let exploration = trusting.explore()
    let discovery = trusting.discovery(of: try #require(exploration.discoveries.first))
    for _ in 1...100 {
      let trace = discovery.script.play(with: discovery.situation.server, handler: Program { Trusting() })
      #expect(trace.ending.lockOuts == discovery.trace.ending.lockOuts)
      #expect(trace.entries.map(\.event) == discovery.trace.entries.map(\.event))
    }
  }

  @Test func `a deviation is told with what else could have happened`() throws {
    let discovery = trusting.discovery(of: try #require(trusting.explore().discoveries.first))
    let alternatives = try #require(discovery.alternatives.first)
    #expect(
      alternatives.first { $0.name == "the 1st changePassword is never answered" }?.bearing == .failsAlike)
    #expect(alternatives.first { $0.name == "the 1st changePassword is lost" }?.bearing == .holds)
    #expect(discovery.sibling?.outcome == .upgraded)
  }

  /// When a process that runs paths learns that one has merged is chance; what it goes on to see changes nothing.
  @Test(arguments: [(0, true), (2, true), (3, false)])
  func `what differs behind a state that is known counts for nothing`(point: Int, isNoted: Bool) {
    var search = Search(trusting)
    func absorb(_ number: Int, through states: [UInt64], _ last: [PathReport] = []) {
      let points = states.flatMap { [PathReport.point(deviations: 0).word, $0] }
      let words = [PathReport.begins(number).word] + points + last.map(\.word)
      search.absorb(words[...], through: number + 1)
    }
    absorb(0, through: [13])
    absorb(1, through: [11, 12, 13, 14], [.differs(point: point)])
    #expect(search.exploration.nondeterministicPaths.count == (isNoted ? 1 : 0))
    #expect(search.exploration.levels[0].states == 3)
  }

  @Test func `a limit reached is never a success`() {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() })
    explorer.limit = 100
    let exploration = explorer.explore()
    #expect(exploration.paths == 100)
    #expect(exploration.end == .limit(100))
    #expect(exploration.verdict == .inconclusive)
  }

  @Test func `a path without end is given up, and the search comes to no verdict`() {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Restless() })
    explorer.budget = 0
    let exploration = explorer.explore()
    #expect(exploration.endless > 0)
    #expect(exploration.verdict == .inconclusive)
  }

  @Test func `who does not do the same thing twice is not explored`() {
    var count = 0
    let program = Program {
      count += 1
      return Moody(code: count)
    }
    let exploration = Explorer(Situation.usual(.strongPassword), handler: program).explore()
    #expect(exploration.end == .notDeterministic)
    #expect(exploration.verdict == .inconclusive)
  }

  @Test func `who does something else where nothing deviates any more is noticed as well`() {
    var explorer = wavering
    let exploration = explorer.explore()
    #expect(exploration.end == .notDeterministic)
    #expect(exploration.levels.last?.budget == 1)
    #expect(exploration.nondeterministicPaths.allSatisfy { $0.deviations.count == 1 })
    explorer.budget = 0
    #expect(explorer.explore().verdict == .exhausted)
  }

  @Test func `what differs is looked for before the last deviation as well`() throws {
    var explorer = wavering
    explorer.deviations = [.network, .system]
    let found = try #require(explorer.explore().nondeterministicPaths.first)
    let first = try #require(found.deviations.first)
    let longer = (0..<20).map { option in
      let second = Path.DeviationIndex(point: first.point + 1, option: option)
      return Path(situation: found.situation, deviations: [first, second])
    }
    // A process that ends before the pause is over never shows how long it was.
    let path = try #require(
      longer.first { explorer.deviations(of: $0).last == "the system ends the extension" })
    #expect(explorer.divergence(in: path) == nil)
    #expect(explorer.divergence(among: [path])?.deviations == explorer.deviations(of: found))
  }

  @Test func `there is no fourth part of three`() async {
    await #expect(processExitsWith: .failure) { _ = Explorer.Shard(4, of: 3) }
  }

  @Test func `few paths are all run twice, and of many at least one in 64, whatever the parts are`() {
    let explorer = trusting
    #expect((0..<63).allSatisfy { explorer.repeats($0, of: 63) })
    for (count, expected) in [(128, 32), (1_000, 32), (100_000, 1_562)] {
      let repeated = (0..<count).filter { explorer.repeats($0, of: count) }
      #expect(abs(repeated.count - expected) < expected / 4)
      for parts in [2, 3, 7, 64] where count / parts > 1_000 {
        #expect(Set(repeated.map { $0 % parts }).count == parts)
      }
    }
  }

  @Test(arguments: [2, 3, 7])
  func `parts come to the same as the whole`(count: Int) {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: Program { Asking() })
    explorer.deviations = .network
    let whole = explorer.explore()
    var parts: [Exploration] = []
    for part in 1...count {
      explorer.shard = Explorer.Shard(part, of: count)
      parts.append(explorer.explore())
    }
    explorer.shard = Explorer.Shard()
    let merged = Exploration.merging(parts, of: explorer)
    #expect(merged.verdict == whole.verdict)
    #expect(merged.discoveries.map(\.path) == whole.discoveries.map(\.path))
    #expect(merged.discoveries.map(\.failure) == whole.discoveries.map(\.failure))
  }

  @Test(arguments: [1, 90, 400])
  func `a search that stopped goes on to the same end`(limit: Int) throws {
    var explorer = Explorer(Situation.usual(.signInWithApple), handler: Program { Asking() })
    explorer.deviations = .network
    let whole = explorer.explore()
    explorer.limit = limit
    var search = Search(explorer)
    search.run()
    explorer.limit = 1_000_000
    search = try #require(search.takenUp(by: explorer))
    search.run()
    #expect(search.exploration.discoveries == whole.discoveries)
    #expect(search.exploration.levels == whole.levels)
    #expect(search.exploration.coverage == whole.coverage)
  }

  @Test func `a limit counts from where a search goes on`() throws {
    var explorer = trusting
    let whole = explorer.explore()
    explorer.limit = 20
    var search = Search(explorer)
    var ends: [Exploration.End?] = []
    for _ in 1...6 {
      search.run()
      ends.append(search.exploration.end)
      search = try #require(search.takenUp(by: explorer))
    }
    #expect(ends.last == .failed && ends.dropLast().allSatisfy { $0 == .limit(20) })
    #expect(search.exploration.levels == whole.levels)
  }

  @Test func `a file that was tampered with is refused, or a search that can be run`() {
    var chance = SplitMix(seed: 4)
    var explorer = trusting
    explorer.limit = 20
    var search = Search(explorer)
    search.run()
    let text = Array(search.saved.text.utf8)
    let numbers = search.numbers
    var refused = (heads: 0, numbers: 0)
    for trial in 1...2_000 {
      var (head, rest) = (text, numbers)
      if trial % 2 == 0 {
        head[Int(chance.next() % UInt64(head.count))] = UInt8(truncatingIfNeeded: chance.next())
      } else {
        rest[Int(chance.next() % UInt64(rest.count))] = UInt8(truncatingIfNeeded: chance.next())
      }
      guard let json = JSON(String(decoding: head, as: UTF8.self)),
        let damaged = Search(json, numbers: rest, of: trusting)
      else {
        if trial % 2 == 0 { refused.heads += 1 } else { refused.numbers += 1 }
        continue
      }
      #expect(damaged.exploration.levels.count == 2)
    }
    // What stands for a state may be any number, and of the first line much is text that nothing follows from.
    #expect(refused.heads > 850)
    #expect(refused.numbers > 80)
    for count in numbers.indices {
      #expect(Search(search.saved, numbers: Array(numbers[..<count]), of: trusting) == nil)
    }
  }

  @Test func `a state takes at most sixteen bytes of a file`() throws {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() })
    explorer.limit = 2_000
    var search = Search(explorer)
    search.run()
    #expect(search.exploration.end == .limit(2_000))
    #expect(search.numbers.count <= 16 * search.exploration.states)
    var rest = try #require(search.takenUp(by: explorer))
    #expect(rest.numbers == search.numbers)
    rest.run()
    #expect(rest.exploration.paths == 4_000)
  }

  @Test func `situations are explored side by side`() {
    let exploration = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() }
    )
    .explore()
    #expect(exploration.levels.first?.paths == 3)
    #expect(exploration.coverage.count(of: .handler(.preparedInterface)) > 0)
  }

  @Test func `a property of one's own is put to the test`() {
    var explorer = trusting
    explorer.properties = [
      .atEnd("nobody upgrades") { $0.keychain["jappleseed"] == "kitten1" },
      .path("somebody tapped") { !$0.entries.isEmpty },
    ]
    let exploration = explorer.explore()
    #expect(exploration.discoveries.map(\.failure) == [.property(0)])
    #expect(exploration.coverage.endings(for: 1) > 0)
    #expect(!explorer.isMerging)
  }

  /// Says after a network error what it says after no other, and nothing deviates from that.
  private var wavering: Explorer {
    var count = 0
    let program = Program {
      count += 1
      return Wavering(pause: count)
    }
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: program)
    explorer.deviations = .network
    explorer.budget = 1
    return explorer
  }

  /// Waits after a network error, each time another while.
  private final class Wavering: Trusting {
    let pause: Int

    init(pause: Int) {
      self.pause = pause
    }

    override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
      send(.changePassword(change.newPassword, session: session), in: context) { answer in
        if answer.isSuccess {
          return context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
        guard answer == .networkError else { return context.cancelRequest(with: .failed) }
        context.after(.milliseconds(self.pause)) { context.cancelRequest(with: .failed) }
      }
    }
  }

  /// Never comes to rest.
  private final class Restless: AccountModificationHandler {
    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.after(.nanoseconds(1)) { self.changePasswordWithoutUserInteraction(for: change, in: context) }
    }
  }

  /// Says something else every time.
  private final class Moody: AccountModificationHandler {
    let code: Int

    init(code: Int) {
      self.code = code
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      context.send(.verifyCode("\(code)", session: "session-1")) { _ in context.cancelRequest(with: .failed) }
    }
  }
}
