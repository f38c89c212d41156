import Designs
import Rehearsal
import RehearsalReports
import RehearsalScenarios
import Testing
import ThreeWays

@testable import RehearsalExplorer

/// What works when nothing goes wrong has to work again, for whoever asks with nothing in the way.
@Suite struct RecoveryTests {
  /// What shows without a device that does anything of its own.
  private func explorer(marks: Bool) -> Explorer {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully),
      handler: Program { Marking(marks: marks) })
    explorer.deviations.remove(.deviceAlone)
    return explorer
  }

  @Test func `a restart shows it with nothing else out of the ordinary`() throws {
    var explorer = explorer(marks: true)
    explorer.deviations = .all
    let found = explorer.explore()
    #expect(found.discoveries.map(\.failure) == [.standstill])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["the device is restarted"])
    #expect(discovery.sibling != nil)
    let scenario = discovery.scenario(handler: nil)
    #expect(!scenario.play { _ in Program { Marking(marks: true) } }.isPassed)
    #expect(scenario.play { _ in Program { Marking(marks: false) } }.isPassed)
  }

  @Test func `a mark that nobody takes away is found, and told with a scenario that fails`() throws {
    let found = explorer(marks: true).explore()
    #expect(found.discoveries.map(\.failure) == [.standstill])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["the user leaves the app", "the user upgrades again"])
    #expect(discovery.sibling != nil)
    let scenario = discovery.scenario(handler: nil)
    #expect(scenario.text.contains("Then the request succeeds"))
    #expect(!scenario.play { _ in Program { Marking(marks: true) } }.isPassed)
    #expect(scenario.play { _ in Program { Marking(marks: false) } }.isPassed)
  }

  @Test func `who wants that is not reported`() {
    var explorer = explorer(marks: true)
    explorer.expectsRecovery = false
    #expect(explorer.explore().verdict == .exhausted)
    #expect(self.explorer(marks: false).explore().verdict == .exhausted)
  }

  @Test func `it is the same where a search stops and is taken up again, and where nothing is taken for one`()
    throws
  {
    let whole = explorer(marks: true).explore()
    var first = explorer(marks: true)
    first.limit = 400
    var search = Search(first)
    search.run()
    #expect(search.exploration.end == .limit(400))
    var rest = try #require(search.takenUp(by: explorer(marks: true)))
    rest.run()
    #expect(rest.exploration.discoveries == whole.discoveries)
    #expect(rest.exploration.levels == whole.levels)
    var single = explorer(marks: true)
    single.mergesStates = false
    #expect(single.explore().discoveries.map(\.failure) == [.standstill])
  }

  @Test func `parts of a search come to what the whole comes to`() {
    let parts = (1...3).map { part in
      var explorer = explorer(marks: true)
      explorer.shard = Explorer.Shard(part, of: 3)
      return explorer.explore()
    }
    let merged = Exploration.merging(parts, of: explorer(marks: true))
    #expect(merged.discoveries.map(\.failure) == [.standstill])
  }

  @Test func `where a password was changed elsewhere, or the first request never works, nothing is owed`() {
    var explorer = Explorer(
      Situation.usual(.strongPassword, changesTakeEffect: .gracefully), handler: Program { Refusing() })
    explorer.deviations = [.user, .system]
    #expect(!explorer.explore().discoveries.contains { $0.failure == .standstill })
  }
}

/// Marks that an upgrade is under way, and takes the mark away when it has heard what came of it.
private final class Marking: Trusting {
  private let marks: Bool

  init(marks: Bool) { self.marks = marks }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    guard !marks || context.kept("under way") == nil else { return context.cancelRequest(with: .failed) }
    context.keep(.truth(true), as: "under way")
    send(.changePassword(change.newPassword, session: session), in: context) { answer in
      context.keep(nil, as: "under way")
      guard answer.isSuccess else { return context.cancelRequest(with: .failed) }
      context.completeChangePasswordRequest(updatedCredential: change.updated)
    }
  }

  override func cancelRequest(in context: RequestContext) {
    context.keep(nil, as: "under way")
    super.cancelRequest(in: context)
  }
}

/// Says no to everybody, every time.
private final class Refusing: AccountModificationHandler {
  func changePasswordWithoutUserInteraction(for change: PasswordChange, in context: RequestContext) {
    context.cancelRequest(with: .failed)
  }
}
