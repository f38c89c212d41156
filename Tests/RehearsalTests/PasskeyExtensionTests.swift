import Rehearsal
import TestBench
import Testing
import Vaults

/// What passkeys give beside their signature.
@Suite struct PasskeyExtensionTests {
  private static func demand(_ extensions: PasskeyExtensions, isNew: Bool = false) -> PasskeyDemand {
    var demand = PasskeyDemand(
      relyingParty: "shiny.example", origin: "https://shiny.example", challenge: [1])
    demand.algorithms = isNew ? [-7] : []
    demand.extensions = extensions
    return demand
  }

  private static func secrets(
    of passkey: String, _ salts: PasskeyExtensions.Salts
  ) -> PasskeyOutputs.Secrets? {
    SigningPasskey(passkey, at: "shiny.example", userHandle: "1")
      .assertion(for: demand(PasskeyExtensions(secrets: .init(of: salts)))).outputs?.secrets
  }

  @Test func `a passkey makes the same secret of the same value, and another of another`() throws {
    let one = try #require(Self.secrets(of: "a", .init([1], [2])))
    #expect(one.first?.count == 32 && one.second?.count == 32)
    #expect(one == Self.secrets(of: "a", .init([1], [2])))
    #expect(one.first != one.second)
    #expect(one.second == Self.secrets(of: "a", .init([2]))?.first)
    #expect(one.first != Self.secrets(of: "b", .init([1]))?.first)
  }

  @Test func `values for a certain passkey go before those for all`() {
    let wish = PasskeyExtensions.SecretWish(of: .init([1]), byPasskey: ["a": .init([2])])
    let passkey = SigningPasskey("a", at: "shiny.example", userHandle: "1")
    let outputs = passkey.assertion(for: Self.demand(PasskeyExtensions(secrets: wish))).outputs
    #expect(outputs?.secrets?.first == Self.secrets(of: "a", .init([2]))?.first)
  }

  @Test func `a new passkey says that it makes secrets, and makes none where none are named`() {
    let passkey = SigningPasskey("a", at: "shiny.example", userHandle: "1")
    let demand = Self.demand(
      PasskeyExtensions(secrets: .init(), blob: .support(isRequired: false)), isNew: true)
    #expect(
      passkey.attestation(for: demand).outputs
        == PasskeyOutputs(secrets: .init(isSupported: true), blob: .support(true)))
  }

  /// An app that registers a passkey, writes and then reads what it keeps, at a website that takes everything.
  @Test func `what an app gives a passkey to keep it reads the next time`() {
    let stage = ProviderStage {
      $0.autoFill.relyingParty = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      $0.autoFill.relyingParty?.app = InstalledApp("Shiny", domains: ["shiny.example"])
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
    }
    var heard: [PasskeyOutputs?] = []
    let wishes: [PasskeyExtensions.BlobWish] = [.read, .write([1, 2, 3]), .read]
    let app = ScriptedApp { context in
      context.show(.button("Make")) { _ in
        context.send(.beginPasskey(for: "jappleseed")) { answer in
          guard let demand = answer.demand else { return }
          context.authorize([.newPasskey(demand, user: "jappleseed")]) { answer in
            guard case .authorized(.newPasskey(let made)) = answer else { return }
            context.send(.registerPasskey(made, for: "jappleseed", as: demand)) { _ in offer() }
          }
        }
      }
      func offer() {
        context.show(.button("Ask")) { _ in
          context.send(.beginSignIn()) { answer in
            guard var demand = answer.demand else { return }
            demand.extensions = PasskeyExtensions(blob: wishes[heard.count])
            context.authorize([.passkey(demand)]) { answer in
              guard case .authorized(.passkey(let assertion)) = answer else { return }
              heard.append(assertion.proof?.outputs)
            }
          }
        }
      }
    }
    let making: [Step] = [
      .user(.taps("Make")), .settle, .user(.taps("Continue")), .settle, .user(.taps("Save")), .settle,
    ]
    let using: [Step] = [
      .asks, .settle, .user(.taps("jappleseed, passkey")), .settle, .authenticates, .settle,
    ]
    let trace = stage.play(making + using + using + using, SigningVault.program().with { app })
    #expect(heard.map { $0?.blob } == [.read(nil), .wrote(true), .read([1, 2, 3])])
    #expect(trace.brokenRules == [])
  }
}
