import Rehearsal
import TestBench
import Testing

/// Two accounts at one website that keeps no password beside a passkey: whom a credential lets in, and whom nothing does.
@Suite struct TwoAccountsTests {
  private static func stage(_ change: (inout Phone) -> Void = { _ in }) -> ProviderStage {
    ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
      $0.autoFill.authentication = .none
      var website = RelyingParty(
        "shiny.example", members: RelyingParty.Member("jappleseed"), RelyingParty.Member("kim"))
      website.dropsPasswords = true
      $0.autoFill.relyingParty = website
      change(&$0)
    }
  }

  private static func makes(_ user: String) -> [Step] {
    [.user(.autoFill(.registersPasskey(user))), .settle]
  }

  private static func signsIn(_ user: String, tapping button: String) -> [Step] {
    [.user(.autoFill(.signsInWithPasskey(user))), .settle, .user(.taps(button)), .settle]
  }

  private func play(keepsAll: Bool, _ steps: [Step]) -> Trace {
    let box = PasskeyBox(keepsAll: keepsAll)
    return Self.stage().play(
      [.turnsToForm] + Self.makes("jappleseed") + Self.makes("kim") + steps,
      Program(provider: { ScriptedProvider(preparing: box.serve) }))
  }

  @Test func `who is offered nothing but another's passkey is locked out, and the other signs in`() {
    let trace = play(keepsAll: false, Self.signsIn("jappleseed", tapping: "kim"))
    #expect(trace.ending.lockOuts.map(\.user) == ["jappleseed"])
    #expect(
      trace.conclusions == [
        "passkey of jappleseed: the website takes it", "passkey of kim: the website takes it",
        "passkey of jappleseed: the provider gives nothing", "passkey of kim: the website takes it",
      ])
  }

  @Test func `who turns back from a list of others is locked out`() {
    let trace = play(keepsAll: false, Self.signsIn("jappleseed", tapping: "Cancel"))
    #expect(trace.ending.lockOuts.map(\.user) == ["jappleseed"])
    #expect(play(keepsAll: false, Self.signsIn("kim", tapping: "Cancel")).ending.lockOuts == [])
  }

  @Test func `who takes another's passkey of a list with their own is not locked out`() {
    for button in ["kim", "jappleseed", "Cancel"] {
      let trace = play(keepsAll: true, Self.signsIn("jappleseed", tapping: button))
      #expect(trace.ending.lockOuts == [], "\(button)")
    }
  }

  @Test func `a passkey that no website knows is a choice beside another, and none where it stands alone`() {
    func lockedOut(keepsOwn: Bool) -> [String] {
      let box = PasskeyBox(keepsAll: true)
      let trace = Self.stage().play(
        [.turnsToForm] + Self.makes("jappleseed") + Self.signsIn("jappleseed", tapping: "robin"),
        Program(provider: {
          ScriptedProvider(preparing: { request, context in
            if request.provision != .passkeyRegistration { box.keepStranger("robin", keepsOwn: keepsOwn) }
            box.serve(request, context)
          })
        }))
      return trace.ending.lockOuts.map(\.user)
    }
    #expect(lockedOut(keepsOwn: false) == ["jappleseed"])
    #expect(lockedOut(keepsOwn: true) == [])
  }

  @Test func `a password that is chosen in place of a passkey is told as one, and whether it is taken`() {
    func choose(_ password: String) -> Trace {
      Self.stage().play(.turnsToForm, .opens(.passkeys), .settle, .user(.taps("kim")), .settle) {
        ScriptedProvider(preparing: { _, context in
          context.show(.button("kim"), .button("Cancel")) { _ in
            context.completeRequest(
              withSelectedCredential: PasswordCredential(user: "kim", password: password))
          }
        })
      }
    }
    #expect(choose("kitten1").conclusions == ["password of kim: the website takes it"])
    #expect(choose("kitten2").conclusions == ["password of kim: the website refuses it: wrong-password"])
  }

  @Test func `a row with an old password is a choice beside another one, and none where it stands alone`() {
    func lockedOut(by rows: String...) -> [String] {
      let box = PasskeyBox(keepsAll: true)
      let trace = Self.stage().play(
        [.turnsToForm] + Self.makes("kim") + Self.signsIn("kim", tapping: rows[0]),
        Program(provider: {
          ScriptedProvider(preparing: { request, context in
            guard request.provision != .passkeyRegistration else { return box.serve(request, context) }
            context.show(rows.map { .button($0) } + [.button("Cancel")]) { _ in
              context.completeRequest(
                withSelectedCredential: PasswordCredential(user: "kim", password: "kitten0"))
            }
          })
        }))
      return trace.ending.lockOuts.map(\.user)
    }
    #expect(lockedOut(by: "kim") == ["kim"])
    #expect(lockedOut(by: "kim", "kim by passkey") == [])
  }
}

/// A provider's passkeys, all of them or that of whoever came last.
private final class PasskeyBox {
  private let keepsAll: Bool
  private var kept: [(user: String, credentialID: String, handle: String)] = []

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  func serve(_ request: CredentialRequest, _ context: ProviderContext) {
    guard let demand = request.demand else { return context.cancelRequest(with: .failed) }
    guard request.provision == .passkeyRegistration, let user = request.identity?.user else {
      return list(demand, context)
    }
    let credentialID = "key-\(demand.number)"
    if !keepsAll { kept = [] }
    kept.append((user, credentialID, demand.userHandle))
    context.completeRegistrationRequest(
      credentialID: credentialID, relyingParty: demand.relyingParty,
      proof: SigningPasskey(credentialID, for: demand).attestation(for: demand))
  }

  /// Has the passkey of an account that no website knows, beside what it has, or alone.
  func keepStranger(_ user: String, keepsOwn: Bool) {
    if !keepsOwn { kept = [] }
    kept.append((user, "key-of-\(user)", "\(user)-1"))
  }

  private func list(_ demand: PasskeyDemand, _ context: ProviderContext) {
    let kept = kept
    context.show(kept.map { .button($0.user) } + [.button("Cancel")]) { tap in
      guard let (_, credentialID, handle) = kept.first(where: { $0.user == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.completeAssertionRequest(
        credentialID: credentialID, userHandle: handle, relyingParty: demand.relyingParty,
        proof: SigningPasskey(credentialID, at: demand.relyingParty, userHandle: handle).assertion(
          for: demand))
    }
  }
}

extension Trace {
  /// What came of everything that was tried, in words.
  fileprivate var conclusions: [String] {
    entries.compactMap {
      guard case .system(.autoFill(.concluded(let verdict, let tried))) = $0.event else { return nil }
      return "\(tried): \(verdict)"
    }
  }
}
