import Designs
import Rehearsal
import TestBench
import Testing
import ThreeWays

@testable import RehearsalExplorer

/// Searches that several machines run together, level by level.
@Suite struct RoundTests {
  /// A search that machines ran together, and how many paths each of them ran.
  private struct Shared {
    var search: Search
    var paths: [Int]
  }

  private static var graceful: Explorer {
    Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() })
  }

  private static var searches: [(name: String, explorer: Explorer)] {
    var asking = Explorer(Situation.usual(.signInWithApple), handler: Program { Asking() })
    asking.goesOn = true
    var trusting = Explorer(Situation.usual(.strongPassword), handler: Program { Trusting() })
    trusting.mergesStates = false
    trusting.deviations = .network
    var limited = graceful
    limited.limit = 700
    let heedless = HeedlessVault.program(.removesAtOnce)
    return [
      ("Graceful", graceful), ("Asking", asking), ("Trusting", trusting), ("limited", limited),
      ("heedless", Explorer(Situation.usual(.password), handler: heedless)),
    ]
  }

  /// What machines come to that hand each other what they report as files do.
  private func share(_ explorer: Explorer, among count: Int) throws -> Shared {
    var shared = Shared(search: Search(explorer), paths: [Int](repeating: 0, count: count))
    var shards = [Explorer.Shard()]
    while let numbers = shared.search.next(atMost: .max) {
      var reports: [RoundReport] = []
      for shard in shards {
        var part = shared.search.part(shard, of: numbers)
        part.run()
        #expect(part.exploration.end == nil)
        shared.paths[shard.part - 1] += part.exploration.paths - shared.search.exploration.paths
        let report = try #require(part.record)
        var reader = NumberReader(NumberWriter.bytes { report.write(to: &$0) })
        let read = RoundReport(report.json, &reader)
        reports.append(try #require(read))
      }
      let isWhole = shared.search.absorb(reports, of: numbers)
      #expect(isWhole)
      shards = (1...count).map { Explorer.Shard($0, of: count) }
    }
    return shared
  }

  @Test(arguments: searches.map(\.name))
  func `machines come to what one comes to, count for count`(name: String) throws {
    let explorer = try #require(Self.searches.first { $0.name == name }).explorer
    let whole = explorer.explore()
    for count in [1, 2, 5, 16] {
      let shared = try share(explorer, among: count).search.exploration
      #expect(shared.levels == whole.levels, "\(count) machines")
      #expect(shared.discoveries == whole.discoveries, "\(count) machines")
      #expect(shared.coverage == whole.coverage, "\(count) machines")
      #expect(shared.advice == whole.advice, "\(count) machines")
      #expect(shared.end == whole.end, "\(count) machines")
      #expect(shared.verdict == whole.verdict, "\(count) machines")
      #expect(shared.nondeterministicPaths == whole.nondeterministicPaths, "\(count) machines")
    }
  }

  @Test(arguments: [2, 4, 8, 16])
  func `together they run each path once, and none much more than its share`(count: Int) throws {
    let shared = try share(Self.graceful, among: count)
    let whole = shared.search.exploration.paths
    #expect(shared.paths.reduce(0, +) == whole)
    let longest = try #require(shared.paths.max())
    #expect(Double(longest) <= 1.2 * Double(whole) / Double(count))
  }

  @Test func `a path that nobody reports, or two, is noticed`() throws {
    var search = Search(Self.graceful)
    var reports: [RoundReport] = []
    let first = search.next(atMost: .max) ?? 0..<0
    var happy = search.part(Explorer.Shard(), of: first)
    happy.run()
    let isHappy = search.absorb([try #require(happy.record)], of: first)
    #expect(isHappy && !first.isEmpty)
    let numbers = search.next(atMost: .max) ?? 0..<0
    for number in 1...3 {
      var part = search.part(Explorer.Shard(number, of: 3), of: numbers)
      part.run()
      reports.append(try #require(part.record))
    }
    func isTaken(_ reports: [RoundReport]) -> Bool {
      var search = search
      return search.absorb(reports, of: numbers)
    }
    #expect(isTaken(reports) && isTaken(reports.reversed()))
    #expect(!isTaken(Array(reports.dropLast())))
    #expect(!isTaken(reports + reports.prefix(1)))
    var short = reports
    short[1].words.removeLast(short[1].words.count / 2)
    #expect(!isTaken(short))
  }

  @Test func `words that no path reports are refused, or do no harm`() throws {
    var search = Search(Self.graceful)
    let numbers = search.next(atMost: .max) ?? 0..<0
    var part = search.part(Explorer.Shard(), of: numbers)
    part.run()
    let report = try #require(part.record)
    let whole = report.words
    var chance = SplitMix(seed: 5)
    var refused = 0
    for _ in 1...3_000 {
      var damaged = report
      let place = Int(chance.next() % UInt64(whole.count))
      damaged.words[place] = whole[place] ^ 1 << (chance.next() % 64)
      var other = search
      if !other.absorb([damaged], of: numbers) { refused += 1 }
    }
    #expect(refused > 100)
  }
}
