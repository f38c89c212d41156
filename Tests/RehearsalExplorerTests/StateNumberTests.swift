import Designs
import TestBench
import Testing
import ThreeWays

@testable import Rehearsal
@testable import RehearsalExplorer

/// Two worlds in which the same can follow have one number, and go on having one.
@Suite struct StateNumberTests {
  /// Sends so many messages when it is called.
  private final class Asking: AccountModificationHandler {
    let times: Int

    init(times: Int) {
      self.times = times
    }

    func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
      for _ in 0..<times { context.send(.verifyCode("1234", session: "session-1")) { _ in } }
    }
  }

  @Test func `interfaces that look different have different numbers`() {
    let looks: [Interface] = [
      Interface([.label("A"), .field("B", text: "C")]), Interface([.field("A", text: "B"), .label("C")]),
      Interface([.label("A"), .label("B"), .label("C")]),
      Interface([.label("A"), .button("B"), .label("C")]),
    ]
    #expect(Set(looks.map(\.mark)).count == looks.count)
  }

  /// The numbers of a world in which the first process has sent so many messages, all of which are lost, and a second one
  /// sends one.
  private func numbers(afterSending times: Int) throws -> [UInt64] {
    var count = 0
    let program = Program {
      count += 1
      return Asking(times: count == 1 ? times : 1)
    }
    let simulation = Simulation(
      phone: Phone(app: "Shiny", domain: "shiny.example", saved: ["jappleseed": "kitten1"]),
      server: AccountServer(Account("jappleseed", password: "kitten1")), program: program)
    simulation.remember()
    for step in [.network(.goesDown), .strongPassword, .pass(.seconds(3)), .system(.endsProcess)] as [Step] {
      try simulation.perform(step)
    }
    try simulation.perform(.network(.comesUp))
    try simulation.perform(.strongPassword)
    var numbers = [simulation.fingerprint.value]
    for _ in 0..<3 {
      try simulation.perform(.pass(.milliseconds(50)))
      numbers.append(simulation.fingerprint.value)
    }
    return numbers
  }

  @Test func `how much a process has sent that is gone says nothing about one that sends`() throws {
    let numbers = try numbers(afterSending: 1)
    #expect(Set(numbers).count == 4)
    #expect(try self.numbers(afterSending: 2) == numbers)
  }

  @Test func `what follows a state is the same whenever a path comes there`() {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() })
    explorer.mergesStates = false
    explorer.limit = 1_500
    let successions = Successions(in: explorer.explore())
    #expect(successions.differences == [])
    #expect(successions.agreements > 1_000)
  }
}
