import AuthenticationServices
import Rehearsal
import RehearsalExplorer
import ShapesInSwift6
import TestBench
import Testing
import UIKit

/// What Apple's words and the field's reports say differently, and only code in Apple's names can tell.
@Suite(.inverting) struct ContestedNamesTests {
  private static func stage(_ set: (inout Profile.AutoFill) -> Void) -> ProviderStage {
    ProviderStage { set(&$0.profile.autoFill) }
  }

  // MARK: What is presented early

  @Test func `CX-27 what is presented while preparing can come to nothing`() {
    func play(_ stage: ProviderStage, isInTime: Bool) -> Trace {
      stage.play(
        [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Cancel")), .settle],
        Program(provider: { Locked(isInTime: isInTime) }))
    }
    let usual = play(ProviderStage(), isInTime: false)
    #expect(usual.outcome == .canceled)
    #expect(usual.violations == [])
    #expect(usual.readings.contains(.earlyPresentation))
    let dropping = Self.stage { $0.earlyPresentation = .isDropped }
    let dropped = play(dropping, isInTime: false)
    #expect(dropped.violations.contains(.presentedTooEarly))
    #expect(dropped.outcome == nil)
    let inTime = play(dropping, isInTime: true)
    #expect(inTime.outcome == .canceled)
    #expect(inTime.violations == [])
    #expect(!inTime.readings.contains(.earlyPresentation))
  }

  @Test func `a search reads it as it is set`() {
    func verdict(isInTime: Bool) -> Exploration {
      var situation = Situation.usual(.credentialList)[0]
      situation.phone.profile.autoFill.earlyPresentation = .isDropped
      var explorer = Explorer([situation], handler: Program(provider: { Locked(isInTime: isInTime) }))
      explorer.budget = 0
      return explorer.explore()
    }
    #expect(verdict(isInTime: false).discoveries.first?.failure == .rule(.presentedTooEarly))
    let sound = verdict(isInTime: true)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
  }

  // MARK: What the store gives back

  @Test func `CX-28 what the store gives back can be of the system's own class`() {
    func play(_ stage: ProviderStage) -> (said: [String], readings: [Reading]) {
      let diary = Diary()
      let trace = stage.play(
        [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Cancel")), .settle],
        Program(provider: { Listing(diary) }))
      return (diary.entries, trace.readings)
    }
    let usual = play(ProviderStage())
    #expect(usual.said == ["jappleseed is a password", "1 is left after a change", "0 are left"])
    #expect(usual.readings.contains(.storedIdentities))
    let own = play(Self.stage { $0.storedIdentities = .areOfTheSystem })
    #expect(own.said == ["jappleseed is something else", "1 is left after a change", "0 are left"])
  }

  @Test func `whoever asks such an object for its record identifier is ended`() async {
    await #expect(processExitsWith: .failure) {
      _ = ProviderStage { $0.profile.autoFill.storedIdentities = .areOfTheSystem }.play(
        [.turnsToForm, .opens(.credentials), .settle], Program(provider: { Listing(nil) }))
    }
  }
}

/// A list that is locked, and says so while it is prepared, or once it is on screen.
private final class Locked: ASCredentialProviderViewController {
  private let isInTime: Bool

  init(isInTime: Bool) {
    self.isInTime = isInTime
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    if !isInTime { sayIt() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isInTime { sayIt() }
  }

  private func sayIt() {
    let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Open", style: .default) { [weak self] _ in
        self?.extensionContext.completeRequest(
          withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "kitten1"))
      })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        self?.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
      })
    present(alert, animated: false)
  }
}

/// A list that looks at what its store has, and clears it out by what it got; without a diary by the record identifiers.
private final class Listing: ASCredentialProviderViewController {
  private let diary: Diary?

  init(_ diary: Diary?) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in
          self?.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
        }))
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    Task { @MainActor in
      let store = ASCredentialIdentityStore.shared
      let found = await kept()
      guard let diary else { return _ = found.map(\.recordIdentifier) }
      for identity in found {
        let what = identity is ASPasswordCredentialIdentity ? "a password" : "something else"
        diary.entries.append("\(identity.user) is \(what)")
        identity.rank = 7
      }
      try await store.saveCredentialIdentities(found)
      let changed = await kept()
      diary.entries.append("\(changed.filter { $0.rank == 7 }.count) is left after a change")
      try await store.removeCredentialIdentities(changed)
      diary.entries.append("\(await kept().count) are left")
    }
  }

  private func kept() async -> [any ASCredentialIdentity] {
    await ASCredentialIdentityStore.shared.credentialIdentities(
      forService: nil, credentialIdentityTypes: .all)
  }
}
