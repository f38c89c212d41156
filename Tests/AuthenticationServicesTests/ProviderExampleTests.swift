import AuthenticationServices
import Extensions
import Rehearsal
import RehearsalReports
import TestBench
import Testing

/// The providers of `Examples/Extensions`, each under the system it was written for and under the newest.
@Suite struct ProviderExampleTests {
  @Test(arguments: [
    ("PasswordProvider", SystemVersion.iOS12), ("PasswordProvider", .iOS26), ("PasskeyProvider", .iOS17),
    ("PasskeyProvider", .iOS26), ("CodeProvider", .iOS18), ("CodeProvider", .iOS26),
  ])
  func `a suggestion is filled in, with the PIN where its owner wants it`(
    name: String, version: SystemVersion
  ) {
    let quick = play(name, on: version, [.turnsToForm, .picks, .settle, .authenticates, .settle])
    #expect(quick.fillings == [.password(ProviderStage.credential)])
    #expect(quick.violations == [])
    #expect(quick.readings.contains(.forwarding) == (name == "PasswordProvider" && version == .iOS26))
    let guarded = play(
      name, on: version,
      [
        .user(.autoFill(.focuses(Form(at: "https://work.example/login")))), .user(.autoFill(.picks("kim"))),
        .settle,
        .user(.types("0000", into: "PIN")), .user(.taps("Unlock")), .user(.types("2580", into: "PIN")),
        .user(.taps("Unlock")), .settle,
      ])
    #expect(guarded.fillings == [.password(PasswordCredential(user: "kim", password: "battery staple"))])
    #expect(guarded.violations == [])
  }

  @Test(arguments: [
    ("PasswordProvider", SystemVersion.iOS12), ("PasskeyProvider", .iOS17), ("CodeProvider", .iOS18),
  ])
  func `the list shows everything, and has a way out`(name: String, version: SystemVersion) {
    let chosen = play(
      name, on: version,
      [.turnsToForm, .opens(.credentials), .user(.taps("kim at work.example")), .settle])
    #expect(chosen.fillings == [.password(PasswordCredential(user: "kim", password: "battery staple"))])
    #expect(chosen.violations == [])
    let left = play(
      name, on: version, [.turnsToForm, .opens(.credentials), .user(.taps("Cancel")), .settle])
    #expect(left.outcome == .canceled)
    #expect(left.violations == [])
  }

  @Test(arguments: [
    ("PasswordProvider", SystemVersion.iOS12, 2), ("PasswordProvider", .iOS26, 2),
    ("PasskeyProvider", .iOS17, 3),
    ("CodeProvider", .iOS18, 4),
  ])
  func `what is enabled tells the store of everything`(
    name: String, version: SystemVersion, count: Int
  ) throws {
    var stage = stage(on: version)
    stage.phone.autoFill.identityStore = IdentityStore()
    let simulation = Simulation(phone: stage.phone, server: AccountServer(), program: try program(name))
    for step in [Step.user(.autoFill(.enablesProvider)), .settle, .user(.taps("Done")), .settle] {
      try simulation.perform(step)
    }
    #expect(simulation.phone.autoFill.identityStore.count == count)
    let trace = simulation.finish()
    #expect(trace.outcome == .provided)
    #expect(trace.violations == [])
  }

  @Test(arguments: [
    ("PasswordProvider", SystemVersion.iOS12), ("PasskeyProvider", .iOS17), ("CodeProvider", .iOS18),
  ])
  func `what is gone is taken back from the store`(name: String, version: SystemVersion) throws {
    var stage = stage(on: version)
    stage.phone.autoFill.identityStore = IdentityStore(
      isEnabled: true, identities: [CredentialIdentity("jappleseed", at: "shiny.example", record: "gone")])
    let simulation = Simulation(phone: stage.phone, server: AccountServer(), program: try program(name))
    for step in [Step.turnsToForm, .picks, .settle] { try simulation.perform(step) }
    #expect(simulation.phone.autoFill.identityStore.count == 0)
    let trace = simulation.finish()
    #expect(trace.outcome == .failed)
    #expect(trace.violations == [])
  }

  @Test(arguments: [("PasskeyProvider", SystemVersion.iOS17), ("CodeProvider", .iOS18)])
  func `a passkey signs in from the keyboard and from the list`(name: String, version: SystemVersion) {
    let passkey = Provided.passkey(
      credentialID: "key-1", userHandle: "robin-1", relyingParty: "shiny.example")
    let picked = play(
      name, on: version,
      [.turnsToForm, .user(.autoFill(.picks("robin"))), .settle, .authenticates, .settle])
    #expect(picked.fillings == [passkey])
    let chosen = play(
      name, on: version,
      [.turnsToForm, .opens(.passkeys), .user(.taps("robin at shiny.example")), .settle])
    #expect(chosen.fillings == [passkey])
    #expect(picked.violations + chosen.violations == [])
  }

  @Test func `a passkey is made on screen, and by the way from iOS 18`() throws {
    let made = Provided.newPasskey(credentialID: "ann@shiny.example", relyingParty: "shiny.example")
    let onScreen = play(
      "PasskeyProvider", on: .iOS17,
      [.turnsToForm, .user(.autoFill(.registersPasskey("ann"))), .user(.taps("Keep")), .settle])
    #expect(onScreen.fillings == [made])
    let byTheWay = play(
      "CodeProvider", on: .iOS18, [.turnsToForm, .autoFill(.makesPasskey(user: "ann")), .settle])
    #expect(byTheWay.fillings == [made])
    #expect(onScreen.violations + byTheWay.violations == [])
  }

  @Test func `a website takes what is made on screen, with the PIN where it wants that, and by the way`() {
    func making(_ name: String, _ verification: PasskeyDemand.Verification, _ steps: [Step]) -> Trace {
      var stage = stage(on: .iOS26)
      var website = RelyingParty("shiny.example", members: RelyingParty.Member("ann"))
      website.verification = verification
      website.hasBinaryHandles = true
      stage.phone.autoFill.relyingParty = website
      guard let program = try? program(name) else { preconditionFailure("no \(name)") }
      return stage.play([.turnsToForm] + steps + [.settle], program)
    }
    let tapping: [Step] = [
      .user(.autoFill(.registersPasskey("ann"))), .settle, .user(.taps("Keep")), .settle,
    ]
    let unlocking: [Step] = [.user(.types("2580", into: "PIN")), .user(.taps("Unlock"))]
    for trace in [
      making("PasskeyProvider", .preferred, tapping),
      making("PasskeyProvider", .required, tapping + unlocking),
      making("CodeProvider", .required, [.autoFill(.makesPasskey(user: "ann"))]),
    ] {
      #expect(trace.violations == [])
      #expect(trace.isAccepted)
    }
  }

  @Test func `a code comes from the keyboard and from the list, and a text from its own`() {
    let picked = play(
      "CodeProvider", on: .iOS18,
      [.turnsToForm, .user(.autoFill(.picks("Shiny code"))), .settle, .authenticates, .settle])
    let chosen = play(
      "CodeProvider", on: .iOS18,
      [.turnsToForm, .opens(.codes), .user(.taps("Shiny code at shiny.example")), .settle])
    #expect(picked.fillings + chosen.fillings == [.code("424242"), .code("424242")])
    let text = play(
      "CodeProvider", on: .iOS18, [.turnsToForm, .opens(.texts), .user(.taps("kim")), .settle])
    #expect(text.fillings == [.text("kim")])
    #expect(picked.violations + chosen.violations + text.violations == [])
  }

  @Test func `every play is the same`() {
    let steps: [Step] = [
      .turnsToForm, .user(.autoFill(.registersPasskey("ann"))), .user(.taps("Keep")), .settle,
    ]
    let first = NDJSON.text(of: play("CodeProvider", on: .iOS26, steps))
    for _ in 0..<50 {
      let isSame = NDJSON.text(of: play("CodeProvider", on: .iOS26, steps)) == first
      #expect(isSame)
    }
  }

  private func play(_ name: String, on version: SystemVersion, _ steps: [Step]) -> Trace {
    guard let program = try? program(name) else { preconditionFailure("no \(name)") }
    return stage(on: version).play(steps, program)
  }

  private func program(_ name: String) throws -> Program {
    try #require(Extensions.all.first { $0.key == name }?.value)
  }

  /// A phone whose store holds what the examples keep, as far as the system offers it.
  private func stage(on version: SystemVersion) -> ProviderStage {
    ProviderStage {
      $0.profile.autoFill.systemVersion = version
      let passwords = [
        ProviderStage.identity, CredentialIdentity("kim", at: "work.example", record: "2"),
      ]
      let passkeys = [
        CredentialIdentity(
          "robin", at: "shiny.example", record: "4",
          kind: .passkey(credentialID: "key-1", userHandle: "robin-1"))
      ]
      let codes = [CredentialIdentity("Shiny code", at: "shiny.example", record: "5", kind: .oneTimeCode)]
      $0.autoFill.identityStore = IdentityStore(
        isEnabled: true,
        identities: passwords + (version < .iOS17 ? [] : passkeys) + (version < .iOS18 ? [] : codes))
    }
  }
}

extension Trace {
  /// Whether a website took what it was given.
  fileprivate var isAccepted: Bool {
    entries.contains {
      if case .system(.autoFill(.concluded(.accepted, _))) = $0.event { true } else { false }
    }
  }
}
