#if os(Linux)
  import Foundation
  import Hostile
  import ProcessIsolation
  import TestBench
  import Testing

  /// Handlers that do what they should not: what becomes of each is the same in every play, and its neighbours' results
  /// are whole.
  ///
  /// `.ci/hostile` plays all of them twice; those that have to be given up take a second each. Without it, some
  /// are played. `.ci/hostile write` writes the table anew.
  @Suite(.serialized, .enabled(if: Confinement.isPossible, "the kernel gives no net under hostile handlers"))
  struct HostileTests {
    private static let wish = ProcessInfo.processInfo.environment["REHEARSAL_HOSTILE"]

    /// The first few of each family, but for those that have to be given up.
    private static var some: [Hostile] {
      let families = Dictionary(grouping: Hostile.all.filter { !$0.isSlow }) { "\($0.family) \($0.isInC)" }
      return families.sorted { $0.key < $1.key }.flatMap { $0.value.prefix(3) }
    }

    @Test(.disabled(if: wish == "write"))
    func `each comes to the end that the guide tells, among neighbours`() {
      Play.prepare()
      let isWhole = Self.wish == "whole"
      for hostile in isWhole ? Hostile.all : Self.some {
        for _ in 0..<(isWhole ? 2 : 1) {
          let play = Play(of: hostile, patience: hostile.isSlow ? 1 : 20)
          #expect(play.verdict == Table.rows[hostile.row], "\(hostile.row)")
          #expect(play.neighbours == [Play.neighbour, Play.neighbour], "\(hostile.row)")
        }
      }
    }

    @Test(.disabled(if: wish == "write")) func `the guide has a row for each of them, and for nobody else`() {
      #expect(Table.rows.keys.sorted() == Hostile.all.map(\.row).sorted())
      #expect(Hostile.all.count >= 200)
    }

    @Test(.enabled(if: wish == "write", "the table is written on demand")) func `the table is written`()
      throws
    {
      Play.prepare()
      try Table.write(Hostile.all.map { ($0, Play(of: $0, patience: 2).verdict) })
    }

    @Test func `nothing of theirs reaches what listens on this machine`() throws {
      let listener = try #require(Listener())
      Hostile.listen(at: listener.port)
      Play.prepare()
      for hostile in Hostile.all where hostile.family == "network" { _ = Play(of: hostile, patience: 20) }
      #expect(!listener.hasHeard)
    }
  }
#endif
