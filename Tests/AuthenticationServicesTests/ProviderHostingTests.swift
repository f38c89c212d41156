import AuthenticationServices
import Rehearsal
import ShapesInSwift6
import TestBench
import Testing

/// Credential providers in Apple's names, hosted as iOS would host them.
@Suite struct ProviderHostingTests {
  private let stage = ProviderStage()
  private let diary = Diary()

  @Test(arguments: [SystemVersion.iOS12, .iOS26])
  func `what is not overridden is canceled by the base class, or later by nobody`(version: SystemVersion) {
    let stage = ProviderStage { $0.profile.autoFill.systemVersion = version }
    let program = Program(provider: { BareProvider() })
    let picked = stage.play([.turnsToForm, .picks, .settle], program)
    #expect(picked.outcome == (version == .iOS26 ? .interrupted : .failed))
    #expect(picked.brokenRules == [.leftToBaseClass])
    #expect(picked.readings.contains(.forwarding) == (version == .iOS26))
    let listed = stage.play([.turnsToForm, .opens(.credentials), .settle], program)
    #expect(listed.brokenRules == [.leftToBaseClass])
  }

  @Test(arguments: [
    ProviderList.credentials, .passkeys, .codes, .texts,
  ])
  func `so is every list`(list: ProviderList) {
    let trace = stage.play([.turnsToForm, .opens(list), .settle], Program(provider: { BareProvider() }))
    #expect(trace.brokenRules == [.leftToBaseClass])
  }

  @Test func `a silent call makes no view, and the other has one`() {
    let trace = stage.play(
      [.turnsToForm, .picks, .settle],
      program(silently: { $0.cancel(.userInteractionRequired) }, preparing: { $0.cancel(.failed) }))
    #expect(trace.outcome == .failed)
    #expect(diary.entries == ["provide password jappleseed", "viewDidLoad", "prepare 1"])
  }

  @Test func `a view hears of its way to the screen and off it`() {
    let trace = stage.play(
      [.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle],
      program(preparing: { $0.offerCancel() }))
    #expect(trace.outcome == .canceled)
    #expect(
      diary.entries == ["viewDidLoad", "list shiny.example", "viewWillAppear", "viewDidDisappear"])
  }

  @Test(arguments: [true, false])
  func `a child may be presented while preparing, but not with an animation`(isAnimated: Bool) {
    let trace = stage.play(
      [.turnsToForm, .opens(.credentials), .user(.taps("Go back")), .settle],
      program(preparing: { provider in
        let alert = UIAlertController(title: "Locked", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "Go back", style: .cancel) { _ in provider.cancel(.userCanceled) })
        provider.present(alert, animated: isAnimated)
      }))
    #expect(trace.outcome == .canceled)
    #expect(trace.violations.contains(.presentedWithAnimation) == isAnimated)
  }

  @Test func `presenting in the silent call is seen`() {
    let trace = stage.play(
      [.turnsToForm, .picks, .settle],
      program(silently: { provider in
        provider.present(UIViewController(), animated: true)
        provider.give()
      }))
    #expect(trace.violations == [.presentedInSilence])
  }

  @Test func `what comes with an answer hears that time has not expired`() {
    _ = stage.play(
      [.turnsToForm, .picks, .settle, .authenticates, .settle],
      program(silently: { provider in provider.give { provider.note("expired: \($0)") } }))
    #expect(diary.entries.last == "expired: false")
  }

  @Test func `who waits for the end of a request hears of it`() {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.code])
    }
    let trace = stage.play(
      [.turnsToForm, .user(.autoFill(.picks("Shiny code"))), .settle, .authenticates, .settle],
      program(silently: { provider in
        Task {
          let isExpired = await provider.extensionContext.completeOneTimeCodeRequest(
            using: ASOneTimeCodeCredential(code: "424242"))
          provider.note("expired: \(isExpired)")
        }
      }))
    #expect(trace.fillings == [.code("424242")])
    #expect(diary.entries == ["provide oneTimeCode Shiny code", "expired: false"])
  }

  @Test(arguments: [
    (CredentialReport.unusedPassword(user: "kim", domain: "shiny.example"), "unused shiny.example kim"),
    (.unknownPasskey(credentialID: "key-1", relyingParty: "shiny.example"), "unknown shiny.example key-1"),
    (
      .acceptedPasskeys(credentialIDs: ["key-1", "key-2"], userHandle: "u", relyingParty: "shiny.example"),
      "accepted shiny.example 2"
    ),
    (
      .updatedPasskey(newName: "Robin", userHandle: "robin-1", relyingParty: "shiny.example"),
      "update shiny.example robin-1 Robin"
    ),
  ])
  func `news comes by its own call`(report: CredentialReport, entry: String) {
    let trace = stage.play([.autoFill(.reports(report)), .settle], program())
    #expect(diary.entries == [entry])
    #expect(trace.brokenRules == [])
  }

  @Test func `what is saved from one form has its session in common, and of another form it is another`() {
    let saving = Step.user(.autoFill(.saves(.init(ProviderStage.credential, on: .formWentAway))))
    let trace = stage.play(
      [.turnsToForm, saving, .settle, saving, .settle, .turnsToForm, saving, .settle],
      Program(provider: { [diary] in SessionProvider(diary) }))
    #expect(trace.outcome == .provided)
    let sessions = diary.entries
    #expect(sessions.count == 3)
    #expect(sessions.first == sessions.dropFirst().first)
    #expect(Set(sessions).count == 2)
  }

  @Test func `passwords are saved and generated`() {
    let saving = CredentialRequest.SavedPassword(ProviderStage.credential, on: .formWentAway)
    let saved = stage.play(
      [.turnsToForm, .user(.autoFill(.saves(saving))), .settle],
      program(silently: { $0.extensionContext.completeSavePasswordRequest() }))
    #expect(saved.outcome == .provided)
    let generated = stage.play(
      [
        .turnsToForm, .user(.autoFill(.generatesPasswords(rules: "minlength: 20;", onScreen: false))),
        .settle,
      ],
      program(silently: { provider in
        provider.extensionContext.completeGeneratePasswordRequest(results: [
          ASGeneratedPassword(kind: .strong, value: "vumdeh-biXryk-3fotba")
        ])
      }))
    #expect(generated.fillings == [.generatedPasswords(["vumdeh-biXryk-3fotba"])])
    #expect(diary.entries == ["save jappleseed formDidDisappear", "generate minlength: 20;"])
  }

  private func program(
    silently: @escaping @MainActor (NotingProvider) -> Void = { _ in },
    preparing: @escaping @MainActor (NotingProvider) -> Void = { _ in }
  ) -> Program {
    Program(provider: { [diary] in NotingProvider(diary, silently: silently, preparing: preparing) })
  }
}

extension NotingProvider {
  fileprivate func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }

  fileprivate func give(_ completion: ((Bool) -> Void)? = nil) {
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "correct horse"),
      completionHandler: completion)
  }

  fileprivate func offerCancel() {
    let names = UILabel()
    names.text = "jappleseed"
    view.addSubview(names)
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel(.userCanceled) }))
  }
}

/// Notes in which session it is asked to save something.
private final class SessionProvider: ASCredentialProviderViewController {
  private let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func performWithoutUserInteractionIfPossible(savePasswordRequest: ASSavePasswordRequest) {
    diary.entries.append(savePasswordRequest.sessionID)
    extensionContext.completeSavePasswordRequest()
  }
}
