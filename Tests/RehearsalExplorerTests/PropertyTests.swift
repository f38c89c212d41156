import Designs
import Rehearsal
import RehearsalExplorer
import Testing

/// Properties of one's own, each looked at where it says.
@Suite struct PropertyTests {
  private func explore(_ properties: Property..., merging: Bool = true, budget: Int = 1) -> Exploration {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Graceful() })
    explorer.properties = properties
    explorer.budget = budget
    explorer.mergesStates = merging
    return explorer.explore()
  }

  private static let twoPasswords: @Sendable (Moment) -> Bool = { moment in
    moment.accounts.contains { $0.passwords.count == 2 }
  }

  @Test(arguments: [true, false]) func `what must always hold is looked at in between`(isMerging: Bool) {
    let name = "a server has one password"
    #expect(
      explore(.never(name, holds: Self.twoPasswords), merging: isMerging).discoveries.map(\.failure)
        == [.property(0)])
    // In the end the new one was never used to sign in.
    #expect(
      explore(.atEnd(name) { !Self.twoPasswords($0) }, merging: isMerging).verdict == .failed)
    #expect(explore(.always("somebody has an account") { !$0.accounts.isEmpty }).verdict == .exhausted)
  }

  @Test(arguments: [true, false]) func `what must come true in every path is missed where it does not`(
    isMerging: Bool
  ) {
    let found = explore(.eventually("it is upgraded") { $0.outcome == .upgraded }, merging: isMerging)
    #expect(found.discoveries.map(\.failure) == [.property(0)])
    #expect(found.levels.last?.budget == 1)
    #expect(
      explore(.eventually("a request ends") { $0.outcome != nil }, merging: isMerging).verdict == .exhausted)
  }

  @Test(arguments: [true, false]) func `what leads to something is noted until that comes`(isMerging: Bool) {
    let saved = Property.leads("a second password is soon saved", from: Self.twoPasswords) { moment in
      moment.accounts.allSatisfy { $0.passwords.last == moment.keychain[$0.user] }
    }
    let found = explore(saved, merging: isMerging)
    #expect(found.discoveries.map(\.failure) == [.property(0)])
    #expect(found.levels.last?.budget == 1)
    let answered = Property.leads("an upgrade is answered", from: { $0.outcome == nil }) { $0.outcome != nil }
    #expect(explore(answered, merging: isMerging).verdict == .exhausted)
  }

  @Test func `a goal that no path reaches leaves a search without a verdict`() {
    let reached = explore(.sometimes("it is upgraded") { $0.outcome == .upgraded })
    #expect(reached.verdict == .exhausted && reached.gaps.isEmpty)
    let missed = explore(.sometimes("nobody has an account") { $0.accounts.isEmpty })
    #expect(missed.verdict == .inconclusive && missed.isHollow)
    #expect(missed.gaps == [.property(0)])
  }

  @Test func `a moment has what happened since the last one`() {
    let messages = Property.always("no message goes twice at once") { moment in
      let sent = moment.news.compactMap { entry -> Message? in
        if case .handler(.sent(let message)) = entry.event { message } else { nil }
      }
      return Set(sent).count == sent.count
    }
    let sends = Property.sometimes("a message is sent") { moment in
      moment.news.contains { if case .handler(.sent) = $0.event { true } else { false } }
    }
    #expect(explore(messages, sends).verdict == .exhausted)
  }

  @Test func `paths that end alike are told apart only by who looks back`() {
    #expect(!explore(.path("there is a trace") { !$0.entries.isEmpty }).explorer.isMerging)
    #expect(explore(.atEnd("it is over") { _ in true }).explorer.isMerging)
  }
}
