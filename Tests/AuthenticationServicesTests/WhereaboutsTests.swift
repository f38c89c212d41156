#if os(Linux)
  import AuthenticationServices
  import Foundation
  import Rehearsal
  import RehearsalExplorer
  import RehearsalTesting
  import Synchronization
  import Testing

  /// Code that makes sure of where it runs is told, off the main queue and the main actor, as on a phone: also in a
  /// process of its own, which has no other thread than its main one.
  @Suite struct WhereaboutsTests {
    /// A way to make sure.
    enum Check: CaseIterable {
      case queue
      case otherQueue
      case thread
      case assumption
      case precondition

      /// What a handler says of itself that is not where it thinks.
      var word: String {
        switch self {
        case .queue, .precondition: "expected to execute on queue [com.apple.main-thread]"
        case .otherQueue: "expected to execute elsewhere than on queue [com.apple.main-thread]"
        case .thread: "not on main"
        case .assumption: "Incorrect actor executor assumption"
        }
      }

      /// Where it does not hold.
      var isForMain: Bool { self != .otherQueue }

      @Sendable func make() {
        switch self {
        case .queue: dispatchPrecondition(condition: .onQueue(.main))
        case .otherQueue: dispatchPrecondition(condition: .notOnQueue(.main))
        case .thread: Swift.precondition(Thread.isMainThread, "not on main")
        case .assumption: MainActor.assumeIsolated {}
        case .precondition: MainActor.preconditionIsolated()
        }
      }
    }

    @Test(arguments: Check.allCases) func `who is not there is told`(check: Check) {
      let found = explore(check, isOnMain: !check.isForMain)
      #expect(found.contains(check.word), "\(found)")
    }

    @Test(arguments: Check.allCases) func `who is there is not`(check: Check) {
      #expect(explore(check, isOnMain: check.isForMain) == "")
    }

    /// What a search of the happy path tells.
    private func explore(_ check: Check, isOnMain: Bool) -> String {
      let text = Mutex("")
      withKnownIssue(isIntermittent: true) {
        var explorer = Explorer(
          [Situation.usual(.password)[0]], handler: Program(provider: { Whereabouts(check, isOnMain) }))
        explorer.budget = 0
        RehearsalTesting.explore(explorer, lacking: [.interface])
      } matching: { issue in
        text.withLock { $0 += issue.comments.map(\.rawValue).joined() }
        return true
      }
      return text.withLock(\.self)
    }
  }

  /// Fills in once it has made sure of where it is.
  private final class Whereabouts: ASCredentialProviderViewController {
    private let check: WhereaboutsTests.Check
    private let isOnMain: Bool

    init(_ check: WhereaboutsTests.Check, _ isOnMain: Bool) {
      (self.check, self.isOnMain) = (check, isOnMain)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
      let (queue, check) = (isOnMain ? DispatchQueue.main : .global(), check)
      let user = credentialRequest.credentialIdentity.user
      queue.async {
        check.make()
        DispatchQueue.main.async {
          self.extensionContext.completeRequest(
            withSelectedCredential: ASPasswordCredential(user: user, password: "kitten1"))
        }
      }
    }
  }
#endif
