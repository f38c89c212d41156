import Rehearsal
import TestBench
import Testing
import Vaults

/// A website that takes passkeys, and what the way to it does to them.
@Suite struct RelyingPartyTests {
  private static let making: [Step] = [
    .turnsToForm, .user(.autoFill(.registersPasskey("jappleseed"))), .settle, .user(.taps("Save")), .settle,
  ]
  private static let signingIn: [Step] = [
    .user(.autoFill(.signsInWithPasskey("jappleseed"))), .settle, .authenticates, .settle,
  ]

  private func play(
    _ steps: [Step], with fault: Fault? = nil, _ change: (inout RelyingParty) -> Void = { _ in }
  ) throws -> Phone {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
      var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
      change(&website)
      $0.autoFill.relyingParty = website
      $0.network.faults = fault.map { [$0] } ?? []
    }
    let simulation = Simulation(
      phone: stage.phone, server: AccountServer(), program: SigningVault.program())
    for step in steps { try simulation.perform(step) }
    return simulation.phone
  }

  private func member(_ phone: Phone) throws -> RelyingParty.Member {
    try #require(phone.autoFill.relyingParty?.member("jappleseed"))
  }

  @Test func `what is verified is kept, and takes the place of the password where the website wants that`()
    throws
  {
    let kept = try play(Self.making)
    #expect(try member(kept).passkeys == ["passkey-1"])
    #expect(try member(kept).password == "kitten1")
    let dropped = try play(Self.making) { $0.dropsPasswords = true }
    #expect(try member(dropped).password == nil)
    let website = try #require(dropped.autoFill.relyingParty)
    #expect(!website.accepts(.password(PasswordCredential(user: "jappleseed", password: "kitten1"))))
    #expect(website.knows(passkey: "passkey-1"))
    #expect(website.accounts.map(\.passwords) == [[]])
  }

  @Test func `a message that arrives twice registers nothing twice`() throws {
    let phone = try play(Self.making, with: Fault(.arrivesTwice, message: "registerPasskey"))
    #expect(try member(phone).passkeys == ["passkey-1"])
    #expect(phone.autoFill.attempts.map(\.verdict) == [.accepted])
  }

  @Test(arguments: [
    (Fault.Effect.isLost, 0, PasskeyAttempt.Verdict.unanswered), (.losesReply, 1, .unanswered),
    (.isNeverAnswered, 1, .unanswered), (.isRefused(with: 503), 0, .refused("refused")),
    (.failsAfterwards(with: 500), 1, .refused("failed")), (.cutsReply, 1, .accepted),
    (.arrivesLate(by: .seconds(60)), 1, .accepted), (.arrivesAgain(after: .seconds(60)), 1, .accepted),
    (.repliesLate(by: .seconds(9)), 1, .accepted), (.takes(.seconds(9)), 1, .accepted),
    (.isAnsweredAtOnce, 1, .accepted),
  ])
  func `every fault of the network meets a page as it meets a handler`(
    effect: Fault.Effect, known: Int, verdict: PasskeyAttempt.Verdict
  ) throws {
    let phone = try play(Self.making, with: Fault(effect, message: "registerPasskey"))
    #expect(try member(phone).passkeys.count == known)
    #expect(phone.autoFill.attempts.map(\.verdict) == [verdict])
    #expect(!phone.autoFill.attempts.contains { !$0.wasDisturbed })
  }

  @Test func `an account has several passkeys, each by its own vault`() throws {
    let phone = try play(Self.making)
    let website = try #require(phone.autoFill.relyingParty)
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [])
      $0.autoFill.relyingParty = website
    }
    let other = Simulation(phone: stage.phone, server: AccountServer(), program: SigningVault.program())
    for step in Self.making + Self.signingIn { try other.perform(step) }
    #expect(try member(other.phone).passkeys == ["passkey-1", "passkey-2"])
    #expect(other.phone.autoFill.attempts.map(\.verdict) == [.accepted, .accepted])
  }

  @Test
  func `a passkey that the website never heard of is refused, and nobody is locked out who has a password`()
    throws
  {
    let lost = Fault(.isLost, message: "registerPasskey")
    let phone = try play(Self.making + Self.signingIn, with: lost)
    #expect(phone.autoFill.attempts.last?.verdict == .refused("the passkey is not registered"))
    #expect(phone.autoFill.attempts.last?.wasDisturbed == false)
  }

  @Test func `what no website would ask for is malformed`() {
    var website = RelyingParty("shiny.example", members: RelyingParty.Member("jappleseed"))
    #expect(website.answer(Message("registerPasskey")).status == 400)
    #expect(website.answer(Message("signInWithPasskey")).status == 400)
    #expect(website.answer(Message("else")).status == 404)
  }
}
