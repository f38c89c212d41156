import Rehearsal
import TestBench
import Testing
import Vaults

/// What AutoFill asks of a credential provider, in the order of the talk.
@Suite(.inverting) struct CredentialProviderRuleTests {
  private let stage = ProviderStage()

  @Test func `CP-1 a request makes a handler and calls it`() {
    let trace = stage.play(.turnsToForm, .picks, .settle) { ScriptedProvider.giving() }
    #expect(trace.providerCalls == [.provideCredentialWithoutUserInteractionForRequest])
  }

  @Test func `CP-2 services come with the most specific first`() {
    var heard: [ServiceIdentifier] = []
    let form = Form(inAppOf: "example.com", "m.example.com")
    _ = stage.play(.user(.autoFill(.focuses(form))), .opens(.credentials), .settle) {
      ScriptedProvider(preparing: { request, _ in heard = request.services })
    }
    #expect(heard == ["m.example.com", "example.com"])
  }

  @Test func `CP-3 a list that hides credentials is told`() {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: true,
        identities: [ProviderStage.identity, CredentialIdentity("kim", at: "other.example", record: "2")])
    }
    let hiding = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(hiding.brokenRules == [.hidCredentials])
    let showing = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider.listing("jappleseed", "kim")
    }
    #expect(showing.brokenRules == [])
  }

  @Test func `a list hides nothing by leaving out what it is not for`() {
    let elsewhere = CredentialIdentity(
      "kim", at: "other.example", kind: .passkey(credentialID: "key-2", userHandle: "kim-1"))
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: true,
        identities: [ProviderStage.identity, ProviderStage.passkey, elsewhere, ProviderStage.code])
    }
    let passwords = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(passwords.brokenRules == [])
    let passkeys = stage.play(.turnsToForm, .opens(.passkeys), .user(.taps("Cancel")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(passkeys.violations.contains(.hidCredentials))
  }

  @Test func `CP-4 apps give domains and Safari the URL`() {
    #expect(Form(inAppOf: "shiny.example").services == [ServiceIdentifier("shiny.example")])
    #expect(Form(at: "https://shiny.example/login").services.map(\.type) == [.url])
  }

  @Test func `CP-5 choosing fills and dismissing cancels`() {
    let chosen = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(chosen.outcome == .provided)
    #expect(chosen.fillings == [.password(ProviderStage.credential)])
    #expect(chosen.screen == .elsewhere)
    let dismissed = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(dismissed.outcome == .canceled)
    #expect(dismissed.fillings == [])
  }

  @Test func `CP-6 an interface without a way out is told`() {
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(.button("jappleseed")) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(trace.brokenRules == [.offeredNoCancel])
    let bar = stage.play(.turnsToForm, .opens(.credentials), .user(.tapsCancel), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(bar.refusal != nil)
  }

  @Test func `CP-7 nobody is asked to authenticate after the list`() {
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(!trace.asksToAuthenticate)
  }

  @Test func `CP-8 suggestions launch nothing`() throws {
    let simulation = stage.simulation { ScriptedProvider.giving() }
    try simulation.perform(.turnsToForm)
    #expect(simulation.phone.autoFill.suggestions == [ProviderStage.identity])
    #expect(simulation.phone.process.state == .absent)
  }

  @Test func `CP-9 a tapped suggestion asks in silence`() {
    var asked: CredentialIdentity?
    let trace = stage.play(.turnsToForm, .picks, .settle) {
      ScriptedProvider { request, context in
        asked = request.identity
        context.present()
        context.completeRequest(
          withSelectedCredential: PasswordCredential(user: "kim", password: "battery staple"))
      }
    }
    #expect(asked == ProviderStage.identity)
    #expect(trace.brokenRules == [.presentedInSilence, .providedForAnother])
  }

  @Test func `CP-10 asking for the interface gets it, once`() {
    let trace = stage.play(.turnsToForm, .picks, .user(.taps("Fill")), .settle) { ScriptedProvider.asking() }
    #expect(trace.outcome == .provided)
    #expect(
      trace.providerCalls == [
        .provideCredentialWithoutUserInteractionForRequest, .prepareInterfaceToProvideCredentialForRequest,
      ])
    let again = stage.play(.turnsToForm, .picks, .settle) {
      let ask = { (_: CredentialRequest, context: ProviderContext) in
        context.cancelRequest(with: .userInteractionRequired)
      }
      return ScriptedProvider(silently: ask, preparing: ask)
    }
    #expect(again.outcome == .failed)
    #expect(again.brokenRules == [.askedForInterfaceAgain])
  }

  @Test(arguments: [AutoFill.Authentication.faceID, .touchID, .passcode])
  func `CP-11 what was given in silence waits for the user's face`(means: AutoFill.Authentication) throws {
    let stage = ProviderStage { $0.autoFill.authentication = means }
    let simulation = stage.simulation { ScriptedProvider.giving() }
    for step in [Step.turnsToForm, .picks, .settle] { try simulation.perform(step) }
    #expect(simulation.phone.screen == .authentication(means))
    #expect(simulation.phone.autoFill.filled == [])
    try simulation.perform(.authenticates)
    #expect(simulation.phone.autoFill.filled == [.password(ProviderStage.credential)])
    #expect(simulation.finish().outcome == .provided)
  }

  @Test func `a device without protection asks nobody`() {
    let stage = ProviderStage { $0.autoFill.authentication = .none }
    let trace = stage.play(.turnsToForm, .picks, .settle) { ScriptedProvider.giving() }
    #expect(trace.outcome == .provided)
    #expect(!trace.asksToAuthenticate)
  }

  @Test func `CP-12 what was given on screen is filled in at once`() {
    let trace = stage.play(.turnsToForm, .picks, .user(.taps("Fill")), .settle) { ScriptedProvider.asking() }
    #expect(!trace.asksToAuthenticate)
    #expect(trace.fillings == [.password(ProviderStage.credential)])
  }

  @Test func `CP-13 without the user's face nothing is filled in`() {
    let trace = stage.play(.turnsToForm, .picks, .settle, .user(.autoFill(.failsToAuthenticate)), .settle) {
      ScriptedProvider.giving()
    }
    #expect(trace.outcome == .failed)
    #expect(trace.fillings == [])
    #expect(trace.brokenRules == [])
  }

  @Test func `CP-14 a few seconds without an answer end the request`() {
    let trace = stage.play(.turnsToForm, .picks, .settle) { ScriptedProvider() }
    #expect(trace.outcome == .timedOut)
    #expect(trace.brokenRules == [.tookTooLong])
    #expect(trace.ending.instant == Instant.start + .seconds(5))
    #expect(trace.fillings == [])
  }

  @Test(arguments: [Profile.Build.debug, .simulator])
  func `CP-15 debug builds and the simulator wait for ever`(build: Profile.Build) {
    let stage = ProviderStage { $0.profile.autoFill.build = build }
    let trace = stage.play(.turnsToForm, .picks, .pass(.seconds(3600)), .authenticates, .settle) {
      ScriptedProvider { _, context in
        context.after(.seconds(3000)) {
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      }
    }
    #expect(trace.outcome == .provided)
  }

  @Test func `CP-16 an unknown identity has a code of its own`() {
    let missing = ScriptedProvider { _, context in
      context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
    }
    #expect(stage.play(.turnsToForm, .picks, .settle) { missing }.violations == [.keptUnknownIdentity])
    let unasked = stage.play(.turnsToForm, .opens(.credentials), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      })
    }
    #expect(unasked.brokenRules == [.missedWhatNobodyNamed])
  }

  @Test func `CP-17 an error of another domain is told`() {
    let trace = stage.play(.turnsToForm, .picks, .settle) {
      ScriptedProvider { _, context in context.cancelRequest(with: ExtensionError(domain: "Vault", code: 7)) }
    }
    #expect(trace.outcome == .failed)
    #expect(trace.brokenRules == [.usedForeignError])
  }

  @Test func `one code answers only who wants a passkey made`() {
    let taken = ScriptedProvider { _, context in
      context.cancelRequest(with: ExtensionError(.matchedExcludedCredential))
    }
    let asked = stage.play(.turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle) { taken }
    #expect(asked.outcome == .failed)
    #expect(asked.brokenRules == [])
    #expect(stage.play(.turnsToForm, .picks, .settle) { taken }.brokenRules == [.usedForeignError])
  }

  @Test func `CP-18 cleaning up runs, and runs again when it expires`() {
    var runs: [Bool] = []
    let trace = stage.play(
      .turnsToForm, .picks, .settle, .authenticates, .pass(.seconds(1)), .system(.endsProcess), .settle
    ) {
      ScriptedProvider { _, context in
        context.completeRequest(withSelectedCredential: ProviderStage.credential) { isExpired in
          runs.append(isExpired)
          if !isExpired { context.after(.seconds(60)) { runs.append(false) } }
        }
      }
    }
    #expect(runs == [false, true])
    #expect(trace.outcome == .provided)
  }

  @Test func `CP-19 completing takes the interface down`() {
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("jappleseed"))) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(trace.screen == .elsewhere)
  }

  @Test func `CP-20 enabling shows the configuration where it is declared`() throws {
    let stage = ProviderStage { $0.autoFill.identityStore = IdentityStore() }
    let simulation = Simulation(
      phone: stage.phone, server: AccountServer(), program: LockedVault.program)
    try simulation.perform(.user(.autoFill(.enablesProvider)))
    #expect(simulation.phone.screen.description == "the extension's interface")
    try simulation.perform(.user(.taps("Done")))
    #expect(simulation.phone.autoFill.identityStore.count == 3)
    let trace = simulation.finish()
    #expect(trace.outcome == .provided)
    #expect(trace.brokenRules == [])
    let undeclared = ProviderStage {
      $0.autoFill.identityStore = IdentityStore()
      $0.autoFill.capabilities = [.passwords]
    }
    let plain = undeclared.play([.user(.autoFill(.enablesProvider)), .settle], LockedVault.program)
    #expect(plain.providerCalls == [])
  }

  @Test func `CP-21 a request is completed with what it asks for`() {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [ProviderStage.passkey])
    }
    let wrong = stage.play(.turnsToForm, .user(.autoFill(.picks("robin"))), .settle) {
      ScriptedProvider.giving("robin")
    }
    #expect(wrong.brokenRules.first == .completedAsAnother)
    let right = stage.play(
      [.turnsToForm, .user(.autoFill(.picks("robin"))), .settle, .authenticates, .settle], VaultInStep.program
    )
    #expect(
      right.fillings == [
        .passkey(credentialID: "key-1", userHandle: "robin-1", relyingParty: "shiny.example")
      ])
    let undeclared = ProviderStage {
      $0.autoFill.identityStore = stage.phone.autoFill.identityStore
      $0.autoFill.capabilities = [.passwords]
    }
    #expect(undeclared.phone.suggestions(for: ProviderStage.form) == [])
  }

  @Test func `CP-22 a passkey made by the way shows nothing`() {
    let asked = stage.play(.turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle) {
      ScriptedProvider.asking()
    }
    #expect(asked.outcome == .failed)
    #expect(asked.brokenRules == [.askedForInterfaceByTheWay])
    let made = stage.play(
      [.turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle], VaultInStep.program)
    #expect(made.outcome == .provided)
    #expect(made.brokenRules == [])
  }

  @Test func `CP-23 news is taken without an answer`() throws {
    let news = CredentialReport.unusedPassword(user: "jappleseed", domain: "shiny.example")
    let answered = stage.play(.autoFill(.reports(news)), .settle) {
      ScriptedProvider(reported: { _, context in context.cancelRequest(with: .failed) })
    }
    #expect(answered.brokenRules == [.answeredReport])
    let simulation = Simulation(
      phone: stage.phone, server: AccountServer(), program: VaultInStep.program)
    try simulation.perform(.autoFill(.reports(news)))
    try simulation.perform(.settle)
    #expect(simulation.phone.autoFill.identityStore.count == 0)
    let trace = simulation.finish()
    #expect(trace.brokenRules == [])
    #expect(trace.ending.leftovers == [])
  }

  @Test func `CP-24 saving a password leaves the store to the provider`() {
    let saved = CredentialRequest.SavedPassword(
      PasswordCredential(user: "kim", password: "battery staple"), on: .generatedPasswordWasFilled)
    let forgetful = stage.play(.turnsToForm, .user(.autoFill(.saves(saved))), .settle) {
      ScriptedProvider { _, context in context.completeSavePasswordRequest() }
    }
    #expect(forgetful.brokenRules == [.leftStoreBehind])
    let curious = stage.play(
      .turnsToForm, .user(.autoFill(.saves(saved))), .user(.taps("Cancel")), .settle
    ) { ScriptedProvider.asking() }
    #expect(curious.brokenRules == [.askedAfterGenerating])
    let inStep = stage.play(
      [.turnsToForm, .user(.autoFill(.saves(saved))), .settle], VaultInStep.program)
    #expect(inStep.outcome == .provided)
    #expect(inStep.brokenRules == [])
  }

  @Test func `CP-25 generating in silence never comes to an interface`() {
    let silent = Step.user(.autoFill(.generatesPasswords(rules: nil, onScreen: false)))
    let asking = stage.play(.turnsToForm, silent, .settle) { ScriptedProvider.asking() }
    #expect(asking.outcome == .failed)
    #expect(asking.brokenRules == [.askedForInterfaceToGenerate])
    let given = stage.play([.turnsToForm, silent, .settle], VaultInStep.program)
    #expect(given.fillings.count == 1)
    let onScreen = Step.user(.autoFill(.generatesPasswords(rules: nil, onScreen: true)))
    let chosen = stage.play(
      [.turnsToForm, onScreen, .user(.taps("hedgehog-lantern-ribbon")), .settle], VaultInStep.program)
    #expect(chosen.fillings == [.generatedPasswords(["hedgehog-lantern-ribbon"])])
  }

  @Test func `CP-26 text needs its capability`() {
    let text = stage.play(
      [.turnsToForm, .opens(.texts), .user(.taps("kim")), .settle], VaultInStep.program)
    #expect(text.fillings == [.text("kim")])
    let undeclared = ProviderStage { $0.autoFill.capabilities = [.passwords] }
    let refused = undeclared.play([.turnsToForm, .opens(.texts)], VaultInStep.program)
    #expect(refused.refusal?.problem.contains("ProvidesTextToInsert") == true)
  }

  @Test func `CP-27 older systems call with identities`() {
    let stage = ProviderStage { $0.profile.autoFill.systemVersion = .iOS12 }
    let old = stage.play(
      [
        .turnsToForm, .picks, .user(.types("open sesame", into: "Master password")), .user(.taps("Open")),
        .settle,
      ],
      LockedVault.program)
    #expect(old.outcome == .provided)
    #expect(
      old.providerCalls == [.provideCredentialWithoutUserInteraction, .prepareInterfaceToProvideCredential])
    let new = stage.play(.turnsToForm, .picks, .settle) { OnlyRequests() }
    #expect(new.outcome == .failed)
    #expect(new.brokenRules == [.leftToBaseClass])
  }

  @Test func `CP-28 an animation while preparing is advised against`() {
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.present(animated: true)
        context.show(.button("jappleseed"), .button("Cancel")) { _ in
          context.cancelRequest(with: .userCanceled)
        }
      })
    }
    #expect(trace.violations == [.presentedWithAnimation])
    #expect(trace.brokenRules == [])
  }
}

/// Written for iOS 17 and later alone.
private final class OnlyRequests: CredentialProviderHandler {
  func provideCredentialWithoutUserInteraction(
    for request: CredentialRequest, in context: ProviderContext
  ) {
    context.completeRequest(withSelectedCredential: ProviderStage.credential)
  }
}
