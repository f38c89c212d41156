import Asynchronous
import Designs
import Rehearsal
import RehearsalExplorer
import RehearsalRuntime
import TestBench
import Testing

/// Paths that are drawn by chance.
@Suite struct SamplingTests {
  private func explorer(_ program: Program, _ deviations: Deviations = .order) -> Explorer {
    var explorer = Explorer(Situation.usual(.strongPassword), handler: program)
    explorer.deviations = deviations
    return explorer
  }

  /// What only some orders of steps have, if with others between, by how many pieces have to come in the wrong order.
  private static let patterns = [2: "aba", 3: "abab"]

  /// Whether letters are in a text in their order.
  private static func has(_ pattern: String, in letters: String) -> Bool {
    var rest = pattern[...]
    for letter in letters where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test(arguments: [2, 3])
  func `what takes so many pieces in the wrong order is found as often as is promised`(depth: Int) throws {
    let pattern = try #require(Self.patterns[depth])
    let explorer = explorer(Steps.program(tasks: 2, steps: 3) { Self.has(pattern, in: $0) })
    let guarantee = explorer.guarantee(of: Sampling(.priorities(depth: depth)))
    let seeds = 1_000
    var found = 0
    for seed in 1...seeds {
      let sampling = Sampling(.priorities(depth: depth), seed: UInt64(seed))
      if explorer.sample(sampling, draws: 1).discoveries.contains(where: {
        $0.failure == .rule(.neverAnswered)
      }) {
        found += 1
      }
    }
    print("PCT, depth \(depth): found in \(found) of \(seeds) draws, promised \(guarantee.probability)")
    #expect(guarantee.choices > 1 && guarantee.strands >= 2)
    #expect(Double(found) / Double(seeds) >= guarantee.probability)
  }

  @Test func `who does not run the race is not blamed, and nothing is said to be exhausted`() {
    let exploration = explorer(Program(runtime: .virtual) { TakingTurns() })
      .sample(Sampling(.priorities(depth: 3)), draws: 100)
    #expect(exploration.discoveries.isEmpty)
    #expect(exploration.verdict == .inconclusive)
    #expect(exploration.paths == 100)
  }

  @Test(arguments: [true, false])
  func `an upgrade that comes about in any order depends on none`(expectsRecovery: Bool) {
    let program = Program(runtime: .virtual) {
      Scripted(change: { change, context in
        Task.detached { for _ in 1...3 { await Task.yield() } }
        Task.detached {
          await Task.yield()
          let session = await context.send(.authorize(change.existing))["session"] ?? ""
          guard await context.send(.changePassword(change.newPassword, session: session)).isSuccess else {
            return context.cancelRequest(with: .userInteractionRequired)
          }
          context.completeChangePasswordRequest(updatedCredential: change.updated)
        }
      })
    }
    var explorer = explorer(program)
    explorer.expectsRecovery = expectsRecovery
    let exploration = explorer.sample(Sampling(.priorities(depth: 2)), draws: 100)
    #expect(!exploration.discoveries.map(\.failure).contains(.orderDependent))
    #expect(exploration.paths == 100)
  }

  @Test func `what is found by priorities is made small and plays again`() throws {
    let explorer = explorer(Program(runtime: .virtual) { Racing() })
    let exploration = explorer.sample(Sampling(.priorities(depth: 3), seed: 7), draws: 200)
    let discovery = explorer.discovery(of: try #require(exploration.discoveries.first))
    #expect(
      discovery.deviations.map(\.name) == [
        "the system takes “block 1 on main” before “block 1 on shiny.notes”"
      ])
    let trace = discovery.script.play(with: discovery.situation.server, handler: explorer.program)
    #expect(trace.entries == discovery.trace.entries)
    #expect(!trace.ending.lockOuts.isEmpty)
  }

  @Test func `a swarm finds what is one deviation away, and the same draws find it again`() throws {
    let explorer = explorer(Program { Trusting() }, .all)
    let exploration = explorer.sample(Sampling(.swarm, seed: 3), draws: 300)
    let finding = try #require(exploration.discoveries.first { $0.failure == .lockOut })
    #expect(finding.path.deviations.count == 1)
    #expect(explorer.sample(Sampling(.swarm, seed: 3), draws: 300).discoveries == exploration.discoveries)
  }
}
