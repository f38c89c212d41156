import Rehearsal
import TestBench
import Testing

/// What a credential provider is told of, what it is not, and what the story says it rests on.
@Suite(.inverting) struct ProviderJudgingTests {
  private let stage = ProviderStage()

  @Test(
    arguments: [
      (["jappleseed"], "jappleseed, shown 1 of 3 times"),
      (["jappleseed", "jappleseed"], "jappleseed, shown 2 of 3 times"),
      (["jappleseed", "jappleseed", "jappleseed"], nil),
      (["jappleseed at shiny.example", "jappleseed at work.example", "jappleseed at bank.example"], nil),
      (["jappleseed", "shiny.example", "work.example", "bank.example"], nil),
      (["jappleseed", "shiny.example", "network.example", "bank.example"], "jappleseed, shown 1 of 3 times"),
      (["pineapple"], nil),
    ] as [([String], String?)])
  func `a list shows a user as often as there are credentials`(buttons: [String], hidden: String?) {
    let stage = ProviderStage(
      offering: ["shiny.example", "work.example", "bank.example"].enumerated().map { number, service in
        CredentialIdentity("jappleseed", at: ServiceIdentifier(service), record: "\(number)")
      })
    #expect(stage.detailsOfList(of: buttons) == (hidden.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("jappleseed", false), ("apple", true), ("(apple)", true), ("Sign in as apple.", true),
      ("apple@home", false),
      ("apple, jappleseed", true), ("apple-pie", false), ("apple.pie", false), ("pineapple apple", true),
    ])
  func `a user is shown by the whole name`(button: String, isShown: Bool) {
    let stage = ProviderStage(
      offering: [ProviderStage.identity, CredentialIdentity("apple", at: "work.example", record: "3")])
    #expect(stage.detailsOfList(of: ["jappleseed at shiny.example", button]) == (isShown ? [] : ["apple"]))
  }

  @Test func `a list that had shown nobody while it was loading hides nobody`() {
    func leaving(after seconds: Int, loading: Int, isEmpty: Bool = false) -> [Violation] {
      stage.play(
        .turnsToForm, .opens(.credentials), .pass(.seconds(seconds)), .user(.taps("Cancel")), .settle
      ) {
        ScriptedProvider(preparing: { _, context in
          let cancel: (Tap) -> Void = { _ in context.cancelRequest(with: .userCanceled) }
          context.show(.label("Loading"), .button("Cancel"), onTap: cancel)
          context.after(.seconds(loading)) {
            guard !isEmpty else { return }
            context.show(.button("jappleseed"), .button("Cancel"), onTap: cancel)
          }
        })
      }.brokenRules
    }
    #expect(leaving(after: 1, loading: 2) == [])
    #expect(leaving(after: 3, loading: 2) == [])
    #expect(leaving(after: 3, loading: 2, isEmpty: true) == [.hidCredentials], "nothing more was to come")
  }

  @Test(
    arguments: [
      ([.button("kim at shiny.example"), .button("jappleseed at shiny.example")], true),
      ([.button("Shiny"), .label("kim"), .button("Other"), .label("jappleseed")], true),
      ([.button("kim and jappleseed")], false), ([.button("Shiny")], false),
      ([.label("kim"), .button("Shiny"), .label("kimono")], false),
    ] as [([Interface.Element], Bool)])
  func `whoever a row names is who is chosen by it`(row: [Interface.Element], isTold: Bool) throws {
    let stage = ProviderStage(
      offering: [ProviderStage.identity, CredentialIdentity("kim", at: "shiny.example", record: "2")])
    let title = try #require(Interface(row).buttons.first)
    let trace = stage.play(.turnsToForm, .opens(.credentials), .user(.taps(title)), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(row + [.button("Cancel")]) { _ in
          context.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      })
    }
    #expect(trace.brokenRules.contains(.gaveAnotherThanTapped) == isTold)
  }

  @Test func `a record that is offered for two services is one credential`() {
    let stage = ProviderStage(
      offering: ["shiny.example", "https://m.shiny.example/login"].map {
        CredentialIdentity("jappleseed", at: ServiceIdentifier($0), record: "1")
      })
    #expect(stage.detailsOfList(of: ["jappleseed"]) == [])
  }

  @Test(arguments: [
    (["m.shiny.example"], false), (["shiny.example"], false), (["other.example"], true), ([], true),
  ])
  func `a saved password has an identity where it was typed`(services: [ServiceIdentifier], isTold: Bool) {
    let stage = ProviderStage(offering: services.map { CredentialIdentity("dora", at: $0, record: "1") })
    let saved = CredentialRequest.SavedPassword(
      PasswordCredential(user: "dora", password: "tin roof rain"), on: .userAsked)
    let trace = stage.play(
      .user(.autoFill(.focuses(Form(at: "https://m.shiny.example/join")))), .user(.autoFill(.saves(saved))),
      .settle
    ) { ScriptedProvider { _, context in context.completeSavePasswordRequest() } }
    #expect(trace.brokenRules == (isTold ? [.leftStoreBehind] : []))
  }

  @Test func `the password stays beside a passkey that is made by the way`() {
    let kim = CredentialIdentity("kim", at: "shiny.example", record: "2")
    let stage = ProviderStage(offering: [ProviderStage.identity, kim])
    func making(_ update: IdentityStoreUpdate) -> [Violation] {
      stage.play(.turnsToForm, .autoFill(.makesPasskey(user: "jappleseed")), .settle) {
        ScriptedProvider.updating(update) {
          $0.completeRegistrationRequest(credentialID: "key-2", relyingParty: "shiny.example")
        }
      }.brokenRules
    }
    #expect(making(.remove([ProviderStage.identity])) == [.removedPasswordByTheWay])
    #expect(making(.removeAll) == [.removedPasswordByTheWay])
    #expect(making(.remove([kim])) == [])
    #expect(making(.save([ProviderStage.passkey])) == [])
  }

  @Test func `nothing goes while passwords are generated`() {
    func generating(_ update: IdentityStoreUpdate, busy: Int = 0) -> [Violation] {
      stage.play(
        .turnsToForm, .autoFill(.occupiesStore(operations: busy)),
        .user(.autoFill(.generatesPasswords(rules: nil, onScreen: false))), .settle
      ) {
        ScriptedProvider.updating(update) { $0.completeGeneratePasswordRequest(results: ["vumdeh"]) }
      }.brokenRules
    }
    #expect(generating(.removeAll) == [.removedWhileGenerating])
    #expect(generating(.replace([ProviderStage.code])) == [.removedWhileGenerating])
    #expect(generating(.save([ProviderStage.code])) == [])
    #expect(generating(.removeAll, busy: 1) == [])
  }

  @Test func `what cleans up is that of the answer the system took`() {
    var runs: [String] = []
    let trace = stage.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
      ScriptedProvider { _, context in
        context.completeOneTimeCodeRequest(using: "1") { _ in runs.append("code") }
        context.completeRequest(withSelectedCredential: ProviderStage.credential) { _ in
          runs.append("password")
        }
        context.completeRequest(withSelectedCredential: ProviderStage.credential) { _ in runs.append("again")
        }
      }
    }
    #expect(runs == ["password"])
    #expect(trace.violations == [.completedAsAnother, .answeredTwice])
  }

  @Test func `a block of one answer is not run for another that has none`() {
    var runs = 0
    _ = stage.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
      ScriptedProvider { _, context in
        context.completeRequest(withSelectedCredential: ProviderStage.credential)
        context.completeRequest(withSelectedCredential: ProviderStage.credential) { _ in runs += 1 }
      }
    }
    #expect(runs == 0)
  }

  @Test func `a credential was provided also where the user's face is not`() {
    let gone = CredentialIdentity("ghost", at: "shiny.example", record: "99")
    let stage = ProviderStage(offering: [ProviderStage.identity, gone])
    let misses = [Step.user(.autoFill(.picks("ghost"))), .settle]
    let provides = [Step.picks, .settle, .user(.autoFill(.failsToAuthenticate))]
    func play(_ steps: [Step]) -> Trace {
      stage.play([.turnsToForm] + steps, Program(provider: { ScriptedProvider.missing("ghost") }))
    }
    #expect(!play(misses + misses + provides + misses).wipesStore)
    #expect(play(provides + misses + misses + misses).wipesStore)
  }

  @Test(arguments: [1, 3])
  func `the failure that wipes the store is told as well`(limit: Int) {
    let stage = ProviderStage { $0.profile.autoFill.identityStoreFailures = limit }
    let misses = Array(repeating: [Step.picks, .settle], count: limit).flatMap(\.self)
    let trace = stage.play(
      [.turnsToForm] + misses, Program(provider: { ScriptedProvider.missing("jappleseed") }))
    #expect(trace.wipesStore)
    #expect(trace.violations == Array(repeating: .keptUnknownIdentity, count: limit) + [.lostStore])
  }

  @Test(
    arguments: [
      ([.asksState, .updates(.save([ProviderStage.code]))], true, []),
      ([.updates(.save([ProviderStage.code]))], true, [.updatedStoreUnasked]),
      ([.asksState, .updates(.save([ProviderStage.code]))], false, [.updatedDisabledStore]),
      ([.asksState], false, []),
    ] as [([IdentityStoreUse], Bool, [Violation])])
  func `the app around the extension is told of its store as well`(
    uses: [IdentityStoreUse], isEnabled: Bool, violations: [Violation]
  ) throws {
    var program = Program(provider: { ScriptedProvider.giving() })
    program.app = { SyncingApp($0, uses) }
    let stage = ProviderStage { if !isEnabled { $0.autoFill.identityStore = IdentityStore() } }
    let trace = stage.play([.user(.taps("Sync")), .settle], program)
    #expect(trace.violations == violations)
    let script = stage.play([.app(.updatesIdentities(.removeAll)), .settle], program)
    #expect(script.violations == [], "what a script has the app do is nobody's mistake")
  }

  @Test func `AS-34 a completion of another kind leaves the request open`() {
    let trace = stage.play(.turnsToForm, .picks, .pass(.seconds(1))) {
      ScriptedProvider { _, context in context.completeOneTimeCodeRequest(using: "424242") }
    }
    #expect(trace.outcome == nil)
    #expect(trace.fillings == [])
    #expect(trace.readings.contains(.otherCompletion))
  }

  @Test func `a story names what it rests on, and nothing else`() {
    let plain = stage.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
      ScriptedProvider.giving()
    }
    #expect(plain.readings == [.formHost, .fewSeconds])
    let subdomain = stage.play(.user(.autoFill(.focuses(Form(at: "https://m.shiny.example/"))))) {
      ScriptedProvider.giving()
    }
    #expect(subdomain.readings == [.formHost, .parentDomain])
    let full = ProviderStage { $0.autoFill.room = 0 }.play(.turnsToForm) { ScriptedProvider.giving() }
    #expect(full.entries.contains { $0.event == .reading(.keyboardRoom, "0") })
    #expect(full.readings == [.keyboardRoom])
    let list = stage.play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider.listing("jappleseed")
    }
    #expect(list.readings == [.formHost, .wayOut])
    func tidy(_ pause: Duration) -> Trace {
      stage.play(
        .turnsToForm, .picks, .settle, .authenticates, .pass(pause), .system(.endsProcess)
      ) {
        ScriptedProvider { _, context in
          context.completeRequest(withSelectedCredential: ProviderStage.credential) { _ in }
        }
      }
    }
    #expect(tidy(.seconds(1)).readings == [.formHost, .fewSeconds, .cleanUpExpiry])
    #expect(tidy(.zero).readings == [.formHost, .fewSeconds, .cleanUpDelay])
  }

  @Test func `a call that a provider leaves out is named as one of a provider's`() {
    let trace = stage.play(.turnsToForm, .user(.autoFill(.registersPasskey("kim"))), .settle) {
      EmptyProvider()
    }
    #expect(trace.violations == [.leftToBaseClass])
    #expect(Violation.leftToBaseClass.rule == "CP-27")
    #expect(!Violation.leftToBaseClass.advice.contains("upgrade"))
  }

  @Test(
    arguments: [
      ("https://localhost:8080/login", ["localhost"]), ("https://[2001:db8::1]/", ["[2001:db8::1]"]),
      ("http://192.168.1.10/login", ["192.168.1.10"]), ("https://shop.co.uk/", ["shop.co.uk"]),
      ("https://a.b.shop.co.uk/", ["a.b.shop.co.uk", "b.shop.co.uk", "shop.co.uk"]),
      ("https://M.Shiny.Example./login", ["m.shiny.example", "shiny.example"]), ("https:///", ["https:///"]),
    ] as [(String, [ServiceIdentifier])])
  func `a form fits its host and the domains above it, up to the registered one`(
    url: String, matches: [ServiceIdentifier]
  ) {
    #expect(Form(at: url).matches == matches)
    let stage = ProviderStage(offering: matches.map { CredentialIdentity("jappleseed", at: $0) })
    #expect(stage.phone.suggestions(for: Form(at: url)).map(\.service) == matches)
  }
}

/// An app with one button, which does something with its store.
private final class SyncingApp: LivingInterface {
  let interface = Interface([.button("Sync")])
  private let context: AppContext
  private let uses: [IdentityStoreUse]

  init(_ context: AppContext, _ uses: [IdentityStoreUse]) {
    self.context = context
    self.uses = uses
  }

  func take(_ touch: Touch) {
    for use in uses { context.use(use) { _ in } }
  }

  func pass(_ moment: Appearance) {}
}

/// Leaves every call to the base class.
private final class EmptyProvider: CredentialProviderHandler {}

extension ProviderStage {
  fileprivate init(offering identities: [CredentialIdentity]) {
    self.init { $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: identities) }
  }

  /// What is said of the credentials that a list of buttons hides.
  fileprivate func detailsOfList(of buttons: [String]) -> [String] {
    let trace = play(.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle) {
      ScriptedProvider(preparing: { _, context in
        context.show(buttons.map { .button($0) } + [.button("Cancel")]) { _ in
          context.cancelRequest(with: .userCanceled)
        }
      })
    }
    return trace.entries.compactMap {
      if case .violation(.hidCredentials, let detail) = $0.event { detail } else { nil }
    }
  }
}

extension ScriptedProvider {
  /// Updates its store as it should, and then answers.
  static func updating(
    _ update: IdentityStoreUpdate, then answer: @escaping (ProviderContext) -> Void
  ) -> ScriptedProvider {
    ScriptedProvider { _, context in
      context.identityStore.getState { _ in context.identityStore.update(update) { _ in answer(context) } }
    }
  }

  /// Gives everybody's password but that of one, whom it says it does not know.
  fileprivate static func missing(_ user: String) -> ScriptedProvider {
    ScriptedProvider { request, context in
      guard request.identity?.user != user else {
        return context.cancelRequest(with: ExtensionError(.credentialIdentityNotFound))
      }
      context.completeRequest(withSelectedCredential: ProviderStage.credential)
    }
  }
}

extension Trace {
  fileprivate var wipesStore: Bool { entries.contains { $0.event == .system(.autoFill(.storeWiped)) } }
}
