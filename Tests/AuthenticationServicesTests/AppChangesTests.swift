import AuthenticationServices
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// An app that changes what its provider has, between a tap and the call that comes of it as well.
@Suite struct AppChangesTests {
  /// What the app does as it comes to the front.
  enum Change: String, CaseIterable {
    case renames
    case deletes
    /// Nothing, and the provider gives somebody else.
    case mixesUp
  }

  @Test(arguments: Change.allCases)
  func `what the app has changed is no mistake of its provider, where its store follows`(change: Change) {
    let sound = explore(change, isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
    let found = explore(change, isFaulty: true).discoveries.map(\.failure)
    switch change {
    case .renames, .mixesUp: #expect(found == [.rule(.providedForAnother)])
    case .deletes: #expect(found == [.standstill], "it goes on offering what it does not have")
    }
  }

  @Test func `no app comes to the front of a locked device`() {
    let trace = ProviderStage { $0.containers.share(suiteName) }.play(
      [.user(.autoFill(.locksDevice)), .app(.refreshesStore), .settle], program(.renames, isFaulty: false))
    #expect(trace.ending.stop != nil)
    #expect(
      "\(trace)".contains("the device is locked, and the app refreshes its store as it comes to the front"),
      "\(trace)")
  }

  private func program(_ change: Change, isFaulty: Bool) -> Program {
    Program(
      provider: { SharingProvider(change, isFaulty: isFaulty) },
      app: { ChangingApp(change, isFaulty: isFaulty) }, appKeepsStore: true)
  }

  private func explore(_ change: Change, isFaulty: Bool) -> Exploration {
    var situation = Situation.usual(.password)[0]
    situation.phone.containers.share(suiteName)
    var explorer = Explorer([situation], handler: program(change, isFaulty: isFaulty))
    explorer.budget = 1
    return explorer.explore()
  }
}

private let suiteName = "group.vault"

/// Who is kept as which record.
private enum Records {
  static var all: [String: String] {
    get {
      UserDefaults(suiteName: suiteName)?.dictionary(forKey: "records") as? [String: String]
        ?? ["1": "jappleseed", "2": "kim"]
    }
    set { UserDefaults(suiteName: suiteName)?.set(newValue, forKey: "records") }
  }

  static func identity(_ record: String, _ user: String) -> ASPasswordCredentialIdentity {
    ASPasswordCredentialIdentity(
      serviceIdentifier: ASCredentialServiceIdentifier(identifier: "shiny.example", type: .domain),
      user: user, recordIdentifier: record)
  }
}

private final class ChangingApp: UIViewController {
  private let change: AppChangesTests.Change
  private let isFaulty: Bool

  init(_ change: AppChangesTests.Change, isFaulty: Bool) {
    (self.change, self.isFaulty) = (change, isFaulty)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self, thread = pthread_self()] _ in
      guard thread == pthread_self() else { return }
      MainActor.assumeIsolated { self?.changeRecords() }
    }
  }

  private func changeRecords() {
    guard change != .mixesUp, Records.all["2"] == "kim" else { return }
    let name = change == .renames ? "kim.lee" : nil
    Records.all["2"] = name
    let (isFaulty, store) = (isFaulty, ASCredentialIdentityStore.shared)
    Task { @MainActor in
      if !isFaulty {
        await Store.patiently { try await store.removeCredentialIdentities([Records.identity("2", "kim")]) }
      }
      guard let name else { return }
      await Store.patiently { try await store.saveCredentialIdentities([Records.identity("2", name)]) }
    }
  }
}

@MainActor private enum Store {
  /// A store that is busy is asked again.
  static func patiently(_ work: @MainActor () async throws -> Void) async {
    guard await ASCredentialIdentityStore.shared.state().isEnabled else { return }
    for _ in 1...3 {
      do {
        return try await work()
      } catch {
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }
}

private final class SharingProvider: ASCredentialProviderViewController {
  private let change: AppChangesTests.Change
  private let isFaulty: Bool

  init(_ change: AppChangesTests.Change, isFaulty: Bool) {
    (self.change, self.isFaulty) = (change, isFaulty)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func provideCredentialWithoutUserInteraction(
    for credentialIdentity: ASPasswordCredentialIdentity
  ) {
    let isMixedUp = change == .mixesUp && isFaulty
    guard let user = Records.all[isMixedUp ? "1" : credentialIdentity.recordIdentifier ?? ""] else {
      return forget(credentialIdentity)
    }
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: user, password: "open sesame"))
  }

  private func forget(_ identity: ASPasswordCredentialIdentity) {
    let (context, isFaulty, store) = (extensionContext, isFaulty, ASCredentialIdentityStore.shared)
    Task { @MainActor in
      if !isFaulty { await Store.patiently { try await store.removeCredentialIdentities([identity]) } }
      context.cancelRequest(withError: ASExtensionError(.credentialIdentityNotFound))
    }
  }
}
