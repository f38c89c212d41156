import AuthenticationServices
import Foundation
import Glibc
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Bugs of shipped providers with what they hold and what they tell the system, in Apple's names.
@Suite struct StoreAndHoldingBugTests {
  /// A bug, by what is wrong with it.
  enum Bug: String, CaseIterable {
    /// One record is missing, and everything goes.
    case emptiesStore
    /// What was just saved is all that is told the system.
    case keepsNewestOnly
    /// The vault is open, and locked for others, as long as the process lives.
    case keepsFileLocked
    /// As databases do it, by ranges.
    case keepsRangeLocked
    /// A key is derived with more memory than an extension has.
    case derivesHungrily

    var failure: Failure {
      switch self {
      case .emptiesStore, .keepsNewestOnly: .rule(.emptiedStore)
      case .keepsFileLocked, .keepsRangeLocked: .rule(.keptFileLocked)
      case .derivesHungrily: .rule(.tookTooMuchMemory)
      }
    }

    var situations: [Situation] { Situation.usual(self == .keepsNewestOnly ? .savedPassword : .password) }
  }

  @Test(arguments: Bug.allCases)
  func `it is found, and its twin is exhausted`(bug: Bug) {
    let found = explore(bug, isFaulty: true)
    #expect(found.discoveries.map(\.failure).contains(bug.failure), "\(found.discoveries.map(\.failure))")
    let sound = explore(bug, isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }

  @Test func `memory is told as it is taken and as it is given back`() {
    let trace = ProviderStage().play(
      [.turnsToForm, .picks, .settle, .authenticates, .settle],
      Program(provider: { HoldingSafe(.derivesHungrily, isFaulty: false) }))
    #expect(trace.uses == [.memory(megabytes: 16), .memory(megabytes: 0)])
    #expect(trace.brokenRules == [])
  }

  @Test func `a lock that another process has left is free again`() {
    let steps = [Step.turnsToForm, .picks, .settle, .authenticates, .settle]
    let trace = ProviderStage { $0.containers.share(group) }.play(
      steps + [.user(.autoFill(.updatesApp))] + steps,
      Program(provider: { HoldingSafe(.keepsFileLocked, isFaulty: true) }))
    #expect(trace.outcomes == [.provided, .provided])
    #expect(trace.refusal == nil)
  }

  private func explore(_ bug: Bug, isFaulty: Bool) -> Exploration {
    var situations = bug.situations
    for index in situations.indices { situations[index].phone.containers.share(group) }
    var explorer = Explorer(
      situations, handler: Program(provider: { HoldingSafe(bug, isFaulty: isFaulty) }))
    explorer.deviations = [.user, .system]
    explorer.budget = isFaulty ? 0 : 1
    return explorer.explore()
  }
}

extension Trace {
  fileprivate var uses: [ResourceUse] {
    entries.compactMap { if case .handler(.holds(let use)) = $0.event { use } else { nil } }
  }
}

private let group = "group.shiny"

/// A provider without a screen that opens its vault, derives its key, fills in, and tells the system of its identities.
private final class HoldingSafe: ASCredentialProviderViewController {
  private let bug: StoreAndHoldingBugTests.Bug
  private let isFaulty: Bool

  init(_ bug: StoreAndHoldingBugTests.Bug, isFaulty: Bool) {
    (self.bug, self.isFaulty) = (bug, isFaulty)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    guard let identity = credentialRequest.credentialIdentity as? ASPasswordCredentialIdentity else { return }
    openVault()
    deriveKey()
    let saved = UserDefaults.standard.dictionary(forKey: "saved") as? [String: String] ?? [:]
    // Of two that are offered for one login, each leads to what was saved last.
    let record = record(of: identity.user, at: identity.serviceIdentifier)
    guard let password = saved[record] ?? ["jappleseed": "kitten1", "kim": "letmein"][identity.user]
    else { return forget(identity) }
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: identity.user, password: password))
  }

  override func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    let user = savePasswordRequest.credential.user
    let service = savePasswordRequest.serviceIdentifier
    let record = record(of: user, at: service)
    var saved = UserDefaults.standard.dictionary(forKey: "saved") as? [String: String] ?? [:]
    saved[record] = savePasswordRequest.credential.password
    UserDefaults.standard.set(saved, forKey: "saved")
    let identity = ASPasswordCredentialIdentity(
      serviceIdentifier: service, user: user, recordIdentifier: record)
    Task { @MainActor in
      let store = ASCredentialIdentityStore.shared
      let isEnabled = await store.state().isEnabled
      while isEnabled, await !update(store, with: identity) {
        try? await Task.sleep(for: .milliseconds(100))
      }
      await extensionContext.completeSavePasswordRequest()
    }
  }

  private func record(of user: String, at service: ASCredentialServiceIdentifier) -> String {
    let host = service.type == .URL ? URL(string: service.identifier)?.host : service.identifier
    return "\(user) at \(host ?? "")"
  }

  private func update(
    _ store: ASCredentialIdentityStore, with identity: ASPasswordCredentialIdentity
  ) async -> Bool {
    do {
      if isFaulty {
        try await store.replaceCredentialIdentities(with: [identity])
      } else {
        try await store.saveCredentialIdentities([identity])
      }
      return true
    } catch { return false }
  }

  private func forget(_ identity: ASPasswordCredentialIdentity) {
    let isFaulty = isFaulty && bug == .emptiesStore
    Task { @MainActor in
      let store = ASCredentialIdentityStore.shared
      if await store.state().isEnabled {
        if isFaulty {
          try? await store.removeAllCredentialIdentities()
        } else {
          try? await store.removeCredentialIdentities([identity])
        }
      }
      extensionContext.cancelRequest(withError: ASExtensionError(.credentialIdentityNotFound))
    }
  }

  private func openVault() {
    guard bug == .keepsFileLocked || bug == .keepsRangeLocked,
      let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
    else { return }
    let file = open(folder.appendingPathComponent("vault.db").path, O_RDWR | O_CREAT, 0o600)
    if bug == .keepsFileLocked {
      flock(file, LOCK_EX)
    } else {
      var range = Glibc.flock()
      (range.l_type, range.l_whence, range.l_len) = (Int16(F_WRLCK), Int16(SEEK_SET), 1)
      _ = fcntl(file, F_SETLK, &range)
    }
    if !isFaulty { close(file) }
  }

  private func deriveKey() {
    guard bug == .derivesHungrily else { return }
    var blocks = [UInt8](repeating: 1, count: (isFaulty ? 160 : 16) << 20)
    for index in stride(from: 4096, to: blocks.count, by: 4096) { blocks[index] &+= blocks[index - 4096] }
  }
}
