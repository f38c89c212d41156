import AuthenticationServices
import Foundation
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// A provider's own lock, which its team says when it falls.
@Suite(.inverting) struct FallenLockTests {
  private static let pick: [Step] = [.turnsToForm, .picks, .settle]
  private static let opening = pick + [.user(.taps("Face ID")), .settle]

  /// What is told of a provider after its user was recognized and something happened.
  private func told(_ habit: LockingVault.Habit, _ steps: [Step], lock: AppLock?) -> [String] {
    let stage = ProviderStage { $0.autoFill.lock = lock }
    let trace = stage.play(Self.opening + steps, Program(provider: { LockingVault(habit) }))
    #expect(trace.refusal == nil)
    #expect(trace.outcomes.first == .provided)
    return trace.entries.compactMap { entry in
      if case .violation(.openedFallenLock, let detail) = entry.event { detail } else { nil }
    }
  }

  @Test func `PL-23 what is given or listed although the provider's own lock has fallen is told`() {
    let lock = AppLock(after: .seconds(300))
    let later = [.pass(.seconds(600))] + Self.pick
    #expect(told(.forgetsTime, later, lock: lock) == ["a credential"])
    #expect(told(.looksAtTime, later, lock: lock) == [])
    #expect(told(.forgetsTime, later, lock: nil) == [], "nobody has said when it falls")
    #expect(told(.forgetsTime, [.pass(.seconds(200))] + Self.pick, lock: lock) == [])
    let list: [Step] = [
      .pass(.seconds(600)), .turnsToForm, .opens(.credentials), .settle, .user(.taps("Cancel")), .settle,
    ]
    #expect(told(.forgetsTime, list, lock: lock) == ["jappleseed, in a list"])
  }

  @Test func `it falls as the device is locked, and at once, where it is to`() {
    let device: [Step] = [.user(.autoFill(.locksDevice)), .user(.autoFill(.unlocksDevice))] + Self.pick
    #expect(told(.forgetsTime, device, lock: AppLock(after: nil, fallsWithDevice: true)) == ["a credential"])
    #expect(told(.forgetsTime, device, lock: AppLock(after: nil)) == [])
    #expect(told(.forgetsTime, Self.pick, lock: AppLock(after: .zero)) == ["a credential"])
  }

  @Test func `a search finds who forgets the time, and nobody who does not`() {
    func search(_ habit: LockingVault.Habit, _ lock: AppLock = AppLock(after: .seconds(300))) -> Exploration {
      var situations = Situation.usual(.password)
      for index in situations.indices { situations[index].phone.autoFill.lock = lock }
      return Explorer(situations, handler: Program(provider: { LockingVault(habit) })).explore()
    }
    let faulty = search(.forgetsTime)
    #expect(faulty.discoveries.map(\.failure) == [.rule(.openedFallenLock)])
    #expect(faulty.levels.last?.budget == 1)
    let device = search(.forgetsTime, AppLock(after: nil, fallsWithDevice: true))
    #expect(device.discoveries.map(\.failure) == [.rule(.openedFallenLock)])
    #expect(device.levels.last?.budget == 1)
    let trusting = search(.trustsClock)
    #expect(trusting.discoveries.map(\.failure) == [.rule(.openedFallenLock)])
    let found = trusting.discoveries.first.map { trusting.explorer.discovery(of: $0).deviations.map(\.name) }
    #expect(found == ["the clock is set back by a day"])
    let sound = search(.looksAtTime)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure.headline))")
    #expect(sound.coverage.successes > 0)
  }
}

/// A vault behind a face, which remembers where its processes find it when that was last seen.
private final class LockingVault: ASCredentialProviderViewController {
  enum Habit { case forgetsTime, trustsClock, looksAtTime }

  private static let records = [
    "1": ASPasswordCredential(user: "jappleseed", password: "correct horse"),
    "2": ASPasswordCredential(user: "kim", password: "battery staple"),
  ]
  private let habit: Habit
  private var whenOpen: (() -> Void)?

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var isOpen: Bool {
    let seen = UserDefaults.standard.double(forKey: "seen")
    guard seen > 0 else { return false }
    let elapsed = Date().timeIntervalSince1970 - seen
    return habit == .forgetsTime || elapsed < 300 && (elapsed >= 0 || habit == .trustsClock)
  }

  override func provideCredentialWithoutUserInteraction(for request: any ASCredentialRequest) {
    guard let credential = credential(for: request) else { return cancel(.credentialIdentityNotFound) }
    guard isOpen else { return cancel(.userInteractionRequired) }
    extensionContext.completeRequest(withSelectedCredential: credential)
  }

  override func prepareInterfaceToProvideCredential(for request: any ASCredentialRequest) {
    let credential = credential(for: request)
    goOn { [unowned self] in
      guard let credential else { return cancel(.credentialIdentityNotFound) }
      extensionContext.completeRequest(withSelectedCredential: credential)
    }
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    goOn { [unowned self] in list() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard whenOpen != nil else { return }
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Fill in") { isOwner, _ in
      DispatchQueue.main.async { [self] in
        guard isOwner else { return cancel(.userCanceled) }
        UserDefaults.standard.set(Date().timeIntervalSince1970, forKey: "seen")
        whenOpen?()
      }
    }
  }

  private func goOn(_ work: @escaping () -> Void) {
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in self.cancel(.userCanceled) }
    view.addSubview(UIButton(type: .system, primaryAction: cancel))
    if isOpen { work() } else { whenOpen = work }
  }

  private func list() {
    for (index, credential) in Self.records.sorted(by: { $0.key < $1.key }).map(\.value).enumerated() {
      let fill = UIAction(title: credential.user) { [unowned self] _ in
        extensionContext.completeRequest(withSelectedCredential: credential)
      }
      view.insertSubview(UIButton(type: .system, primaryAction: fill), at: index)
    }
  }

  private func credential(for request: any ASCredentialRequest) -> ASPasswordCredential? {
    request.credentialIdentity.recordIdentifier.flatMap { Self.records[$0] }
  }

  private func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }
}
