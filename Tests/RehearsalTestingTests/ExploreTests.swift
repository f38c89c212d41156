import Designs
import Rehearsal
import RehearsalExplorer
import RehearsalTesting
import Synchronization
import TestBench
import Testing

/// Searches in one line of a Swift test.
@Suite struct ExploreTests {
  @Test func `a sound provider records nothing`() {
    let exploration = explore(Situation.usual(.credentialList), budget: 1, provider: { Closed() })
    #expect(exploration.verdict == .exhausted)
  }

  @Test func `a program is explored as its handler is`() {
    let situations = Situation.usual(.credentialList)
    let program = explore(situations, handler: Program(provider: { Closed() }), budget: 1)
    let provider = explore(situations, budget: 1, provider: { Closed() })
    #expect(program.verdict == .exhausted)
    #expect(program.levels == provider.levels)
  }

  @Test func `a provider that makes a mistake records it with a scenario that replays it`() {
    withKnownIssue {
      explore(Situation.usual(.password), budget: 0, provider: { ScriptedProvider.giving("jappleseed") })
    } matching: { issue in
      let text = "\(issue.comments)"
      return text.contains("CP-9") && text.contains("the user picks the suggestion")
    }
  }

  @Test func `a search that tried nothing is an issue`() {
    expectIssues(["INCONCLUSIVE: not one path was run: there is no situation to begin in"]) {
      explore([]) { Trusting() }
    }
    expectIssues(["INCONCLUSIVE: not one path was run: "]) {
      explore(Situation.usual(.strongPassword), budget: -1) { Trusting() }
    }
    expectIssues([
      "never seen: no path came to where anything could deviate from the usual; if that is meant, say "
        + "lacking: [.deviations]"
    ]) {
      explore(Situation.usual(.strongPassword), deviating: []) { Trusting() }
    }
  }

  @Test func `so is what no path came across, unless it is said to be lacking`() {
    func giveUp(_ lacking: Set<Gap> = []) -> Exploration {
      explore(Situation.usual(.strongPassword), budget: 1, lacking: lacking) {
        Scripted(change: { _, context in context.cancelRequest(with: .failed) })
      }
    }
    expectIssues([
      "never seen: no path ended in an upgrade; if that is meant, say lacking: [.success]",
      "never seen: no path came to the extension's interface; if that is meant, say lacking: [.interface]",
    ]) { giveUp() }
    #expect(giveUp([.success, .interface]).gaps == [.success, .interface])
  }

  private func expectIssues(_ words: [String], from search: () -> Exploration) {
    let seen = Mutex<[String]>([])
    withKnownIssue {
      _ = search()
    } matching: { issue in
      seen.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let issues = seen.withLock { $0 }
    #expect(issues.count == words.count)
    for (issue, word) in zip(issues, words) { #expect(issue.hasPrefix(word), "\(issue)") }
  }

  /// Lists everything the store offers.
  private final class Closed: CredentialProviderHandler {
    func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
      context.show(.button("jappleseed"), .button("kim"), .button("Cancel")) { tap in
        guard tap.button != "Cancel" else { return context.cancelRequest(with: .userCanceled) }
        context.completeRequest(withSelectedCredential: PasswordCredential(user: tap.button, password: "pw"))
      }
    }
  }
}
