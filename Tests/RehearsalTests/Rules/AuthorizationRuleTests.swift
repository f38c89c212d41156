import Rehearsal
import TestBench
import Testing
import Vaults

/// What an app gets that asks the system to have its user signed in.
@Suite(.inverting) struct AuthorizationRuleTests {
  private let stage = Self.stage()

  private static func stage(_ change: (inout Phone) -> Void = { _ in }) -> ProviderStage {
    ProviderStage {
      $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: true, identities: [ProviderStage.identity])
      change(&$0)
    }
  }

  private func play(_ steps: Step..., on stage: ProviderStage? = nil, with app: ScriptedApp) -> Trace {
    (stage ?? self.stage).play(steps, SigningVault.program().with { app })
  }

  private static let newPasskey: @Sendable (PasskeyDemand?) -> [AuthorizationRequest] = { demand in
    demand.map { [.newPasskey($0, user: "jappleseed")] } ?? []
  }
  private static let signIn: @Sendable (PasskeyDemand?) -> [AuthorizationRequest] = {
    $0.map { [.passkey($0)] } ?? []
  }

  @Test func `AU-1 an app of another domain gets no passkey`() {
    let shady = Self.stage { $0.autoFill.relyingParty?.app?.domains = ["shady.example"] }
    let app = ScriptedApp.asking(Self.newPasskey, about: .beginPasskey(for: "jappleseed"))
    #expect(play(.asks, .settle, on: shady, with: app).authorizations == [.failed(.failed)])
    #expect(play(.asks, .settle, with: app).offers == [["Continue"]])
  }

  @Test func `AU-2 an app that prefers what is there is not shown an empty sheet`() {
    let trace = play(.asks, .settle, with: .asking(Self.signIn, .forWhatIsThere))
    #expect(trace.authorizations == [.failed(.canceled)])
    #expect(trace.offers == [])
    #expect(play(.asks, .settle, with: .asking(Self.signIn)).offers == [[]])
  }

  @Test func `AU-3 a closed sheet is canceled`() {
    let trace = play(.asks, .settle, .user(.taps("Cancel")), .settle, with: .asking { _ in [.password] })
    #expect(trace.offers == [["jappleseed, password"]])
    #expect(trace.authorizations == [.failed(.canceled)])
  }

  @Test func `AS-64 an app that failed can be tapped again`() {
    func violations(showing shown: Interface.Element, byTheWay: Bool = false) -> [Violation] {
      let app = ScriptedApp { context in
        context.show(.button("Ask")) { _ in
          context.show(.label("A moment"))
          context.send(.beginPasskey(for: "jappleseed", byTheWay: byTheWay)) { answer in
            context.authorize(Self.newPasskey(answer.demand)) { _ in context.show(shown) }
          }
        }
      }
      return play(.asks, .settle, .user(.taps("Cancel")), .settle, with: app).violations
    }
    #expect(violations(showing: .label("Canceled")) == [.leftUserAlone])
    #expect(violations(showing: .button("Ask", isEnabled: false)) == [.leftUserAlone])
    #expect(violations(showing: .button("Ask")) == [])
    #expect(violations(showing: .field("Password")) == [])
    #expect(violations(showing: .label("Welcome"), byTheWay: true) == [], "nobody has asked for that")
  }

  @Test func `an app owes its user something to tap where its server fails, and nothing where it does not`() {
    func violations(sending message: Message) -> [Violation] {
      let app = ScriptedApp { context in
        context.show(.button("Ask")) { _ in context.send(message) { _ in context.show(.label("Over")) } }
      }
      return play(.asks, .settle, with: app).violations
    }
    #expect(violations(sending: .beginSignIn()) == [])
    #expect(violations(sending: Message("unheardOf", [])) == [.leftUserAlone])
  }

  /// Signs in with the provider's password, and then asks for a passkey by the way.
  private static func upgrading(signingIn: Bool) -> ScriptedApp {
    ScriptedApp { context in
      func upgrade() {
        context.send(.beginPasskey(for: "jappleseed", byTheWay: true)) { answer in
          context.authorize(newPasskey(answer.demand)) { _ in }
        }
      }
      context.show(.button("Ask")) { _ in
        guard signingIn else { return upgrade() }
        context.authorize([.password]) { _ in upgrade() }
      }
    }
  }

  private static let signingIn: [Step] = [
    .asks, .settle, .user(.taps("jappleseed, password")), .settle, .authenticates, .settle,
  ]

  @Test func `AU-4 a conditional registration shows no sheet`() {
    let trace = stage.play(
      Self.signingIn, SigningVault.program().with { Self.upgrading(signingIn: true) })
    #expect(trace.offers == [["jappleseed, password"]])
    #expect(trace.authorizations.map(\.gift) == ["password", "new passkey"])
  }

  @Test func `AS-42 only who signed in with a saved password gets a passkey by the way`() {
    let trace = play(.asks, .settle, with: Self.upgrading(signingIn: false))
    #expect(trace.authorizations == [.failed(.failed)])
    let declined = Self.stage { $0.autoFill.capabilities.remove(.passkeysByTheWay) }
    let late = declined.play(
      Self.signingIn, SigningVault.program().with { Self.upgrading(signingIn: true) })
    #expect(late.authorizations.last == .failed(.failed))
  }

  @Test func `who reads AS-42 otherwise gets a passkey by the way without a sign-in`() {
    let generous = Self.stage { $0.profile.autoFill.upgradeByTheWay = .isEverywhere }
    let trace = play(.asks, .settle, on: generous, with: Self.upgrading(signingIn: false))
    #expect(trace.authorizations.map(\.gift) == ["new passkey"])
    #expect(trace.entries.contains { $0.event == .reading(.upgradeByTheWay, "isEverywhere") })
  }

  @Test func `AU-5 an excluded passkey has a code of its own`() {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.send(.beginPasskey(for: "jappleseed")) { answer in
          guard let demand = answer.demand else { return }
          context.authorize(Self.newPasskey(demand)) { answer in
            guard case .authorized(.newPasskey(let made)) = answer else { return }
            context.send(.registerPasskey(made, for: "jappleseed", as: demand)) { _ in }
          }
        }
      }
    }
    let making: [Step] = [
      .asks, .settle, .user(.taps("Continue")), .settle, .user(.taps("Save")), .settle,
    ]
    let trace = stage.play(making + making, SigningVault.program().with { app })
    #expect(trace.authorizations.map(\.gift) == ["new passkey", "matchedExcludedCredential"])
    #expect(trace.brokenRules == [])
  }

  @Test func `AU-6 Apple gives no more than was asked for, and that once`() {
    func facts(_ scopes: [AppleCredential.Scope], times: Int) -> [[String?]] {
      let asking: [Step] = [.asks, .settle, .user(.taps("Continue with Apple")), .settle]
      let app = ScriptedApp.asking { _ in [.appleID(AppleIDRequest(scopes: scopes, state: "s"))] }
      let trace = stage.play(
        Array(repeating: asking, count: times).flatMap(\.self), SigningVault.program().with { app })
      return trace.authorizations.map {
        guard case .authorized(.appleID(let credential)) = $0 else { return [] }
        return [credential.state, credential.fullName, credential.email]
      }
    }
    let email = "jappleseed@privaterelay.appleid.com"
    #expect(facts([], times: 1) == [["s", nil, nil]])
    #expect(facts([.email], times: 2) == [["s", nil, email], ["s", nil, nil]])
    #expect(facts([.fullName, .email], times: 1) == [["s", "Johnny Appleseed", email]])
  }

  @Test func `AU-7 a second request fails beside the first`() {
    let app = ScriptedApp { context in
      context.show(.button("Ask")) { _ in
        context.authorize([.password]) { _ in }
        context.authorize([.password]) { _ in }
      }
    }
    let trace = play(.asks, .settle, .user(.taps("Cancel")), .settle, with: app)
    #expect(trace.authorizations == [.failed(.failed), .failed(.canceled)])
  }

  @Test func `AU-8 passkeys over the keyboard sign in to the app`() {
    let passkey = CredentialIdentity(
      "robin", at: "shiny.example", record: "4",
      kind: .passkey(credentialID: "key-1", userHandle: "robin-1"))
    let stage = Self.stage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [passkey])
    }
    let app = ScriptedApp { context in
      context.show(.button("Ask"), .button("Stop")) { tap in
        if tap.button == "Stop" { return context.takeBack(1) }
        context.send(.beginSignIn()) { answer in
          context.authorize(Self.signIn(answer.demand), .overTheKeyboard) { _ in }
        }
      }
    }
    let provider = Program(provider: {
      ScriptedProvider { request, context in
        context.completeAssertionRequest(
          credentialID: "key-1", userHandle: "robin-1", relyingParty: "shiny.example",
          proof: request.demand.map {
            SigningPasskey("key-1", at: "shiny.example", userHandle: "robin-1").assertion(for: $0)
          })
      }
    }).with { app }
    let asking: [Step] = [.asks, .settle, .turnsToForm, .user(.autoFill(.picks("robin"))), .settle]
    let trace = stage.play(asking + [.authenticates, .settle], provider)
    #expect(trace.offers == [])
    #expect(trace.authorizations.map(\.gift) == ["passkey"])
    let stopped = stage.play([.asks, .settle, .user(.taps("Stop")), .settle], provider)
    #expect(stopped.authorizations == [.failed(.canceled)])
  }

  @Test(arguments: [true, false])
  func `AU-9 a passkey without a large blob is none where that is required`(keepsBlobs: Bool) {
    let steps: [Step] = [
      .user(.taps("Make a passkey")), .settle, .user(.taps("Continue")), .settle, .user(.taps("Save")),
      .settle,
    ]
    let trace = stage.play(
      steps, SigningVault.program(keepsBlobs: keepsBlobs).with { SignInScreen(.requiresBlob) })
    #expect(trace.authorizations.map(\.gift) == [keepsBlobs ? "new passkey" : "failed"])
    #expect(trace.brokenRules == [])
  }

  @Test func `AS-43 what a provider ends with is canceled or failed`() {
    func heard(_ error: ExtensionError, on stage: ProviderStage? = nil) -> [AuthorizationAnswer] {
      let provider = Program(provider: {
        ScriptedProvider { _, context in context.cancelRequest(with: error) }
      })
      let app = ScriptedApp.asking { _ in [.password] }
      return (stage ?? self.stage).play(
        [.asks, .settle, .user(.taps("jappleseed, password")), .settle], provider.with { app }
      ).authorizations
    }
    #expect(heard(.userCanceled) == [.failed(.canceled)])
    #expect(heard(.failed) == [.failed(.failed)])
    #expect(heard(ExtensionError(.credentialIdentityNotFound)) == [.failed(.failed)])
    let blunt = Self.stage { $0.profile.autoFill.authorizationError = .isAlwaysFailed }
    #expect(heard(.userCanceled, on: blunt) == [.failed(.failed)])
  }
}

extension Trace {
  /// What every sheet for signing in offered.
  fileprivate var offers: [[String]] {
    entries.compactMap {
      if case .system(.screen(.offeredSignIn(let offers))) = $0.event { offers } else { nil }
    }
  }
}

extension AuthorizationAnswer {
  /// What it brings, in a word or two.
  fileprivate var gift: String {
    switch self {
    case .authorized(.password): "password"
    case .authorized(.passkey): "passkey"
    case .authorized(.newPasskey): "new passkey"
    case .authorized(.newAccount): "new account"
    case .authorized(.appleID): "Apple ID"
    case .failed(let error): "\(error)"
    }
  }
}
