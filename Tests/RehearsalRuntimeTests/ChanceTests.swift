import Designs
import Foundation
import Rehearsal
import RehearsalExplorer
import RehearsalRuntime
import TestBench
import Testing

/// What falls by chance falls both ways in a search, one step at a time.
@Suite struct ChanceTests {
  private func explore(
    _ deviations: Deviations = .all, _ makeHandler: @escaping () -> any AccountModificationHandler
  ) -> Exploration {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully),
      handler: Program(runtime: .virtual, makeHandler))
    explorer.budget = 1
    explorer.deviations = deviations
    return explorer.explore()
  }

  @Test(arguments: Coin.Kind.allCases, [true, false])
  func `whichever side of a coin is the wrong one, it comes up`(kind: Coin.Kind, wrongSide: Bool) throws {
    let found = explore { Coin(kind, wrongSide: wrongSide) }
    #expect(found.discoveries.contains { $0.failure == .rule(.neverAnswered) })
    #expect((found.levels.last?.budget ?? 2) <= 1)
  }

  @Test func `one of two sides takes a deviation, which the script of the finding has`() throws {
    let sides = [true, false].map { side in explore(.chance) { Coin(.atOnce, wrongSide: side) } }
    let deviating = try #require(sides.first { $0.levels.last?.budget == 1 })
    let discovery = deviating.explorer.discovery(of: try #require(deviating.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["chance falls the other way"])
    let trace = discovery.script.play(with: discovery.situation.server, handler: deviating.explorer.program)
    #expect(trace.entries == discovery.trace.entries)
    #expect(trace.brokenRules.contains(.neverAnswered))
  }

  @Test func `who asks nothing of chance comes to the same states`() {
    let quiet = explore(.chance) { Trusting() }
    #expect(quiet.verdict == .exhausted)
    #expect(quiet.levels.last?.states == 0, "\(quiet.levels)")
  }
}

/// Throws a coin, and answers on one side only.
final class Coin: Trusting {
  enum Kind: CaseIterable {
    case atOnce
    case inTask
    case identifiers
    case dice
  }

  private let kind: Kind
  private let wrongSide: Bool

  init(_ kind: Kind, wrongSide: Bool) {
    self.kind = kind
    self.wrongSide = wrongSide
  }

  override func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    if kind == .inTask {
      Task { [wrongSide] in
        try await Task.sleep(for: .milliseconds(10))
        if Bool.random() == wrongSide { return }
        guard let session = await context.send(.authorize(change.existing))["session"] else {
          return context.cancelRequest(with: .userInteractionRequired)
        }
        let answer = await context.send(.changePassword(change.newPassword, session: session))
        guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
        context.completeChangePasswordRequest(updatedCredential: change.updated)
      }
    } else if side != wrongSide {
      super.changePasswordWithoutUserInteraction(for: change, in: context)
    }
  }

  private var side: Bool {
    switch kind {
    case .atOnce, .inTask: Bool.random()
    case .identifiers: UUID().uuidString < UUID().uuidString
    case .dice: rand() % 2 == 0
    }
  }
}
