import Rehearsal
import RehearsalExplorer
import RehearsalTesting
import TestBench
import Testing

/// Searches in one line of a Swift test.
@Suite struct ExploreTests {
  @Test func `a sound provider records nothing`() {
    let exploration = explore(Situation.usual(.credentialList), budget: 1, provider: { Closed() })
    #expect(exploration.verdict == .exhausted)
  }

  @Test func `a provider that makes a mistake records it with a scenario that replays it`() {
    withKnownIssue {
      explore(Situation.usual(.password), budget: 0, provider: { ScriptedProvider.giving("jappleseed") })
    } matching: { issue in
      let text = "\(issue.comments)"
      return text.contains("CP-9") && text.contains("the user picks the suggestion")
    }
  }

  /// Lists everything the store offers.
  private final class Closed: CredentialProviderHandler {
    func prepareCredentialList(for services: [ServiceIdentifier], in context: ProviderContext) {
      context.show(.button("jappleseed"), .button("kim"), .button("Cancel")) { _ in
        context.cancelRequest(with: .userCanceled)
      }
    }
  }
}
