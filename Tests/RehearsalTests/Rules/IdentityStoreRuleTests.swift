import Rehearsal
import TestBench
import Testing

/// What the credential identity store takes, keeps and tells.
@Suite(.inverting) struct IdentityStoreRuleTests {
  private static let old = CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
  private static let other = CredentialIdentity("mapple", at: "shiny.example", record: "2")

  @Test func `IS-2 nothing starts on a locked device`() {
    var store = makeStore(Self.old)
    let before = store
    for kind in IdentityStoreUpdate.Kind.allCases {
      #expect(throws: IdentityStoreError.self) {
        try store.take(IdentityStoreUpdate(kind, [Self.other]), isDeviceLocked: true)
      }
    }
    #expect(store == before)
    #expect(store.identities(of: nil, .all, isDeviceLocked: true) == [])
    #expect(store.identities(of: "shiny.example", .all, isDeviceLocked: true) == [])
    #expect(store.identities(of: nil, .all) == [Self.old])
  }

  @Test func `IS-4 only an enabled store can be changed`() throws {
    var store = IdentityStore()
    for kind in IdentityStoreUpdate.Kind.allCases {
      for isLocked in [false, true] {
        #expect(throws: IdentityStoreError.storeDisabled) {
          try store.take(IdentityStoreUpdate(kind, [Self.old]), isDeviceLocked: isLocked)
        }
      }
    }
    #expect(store == IdentityStore())
    #expect(!store.state.isEnabled)
    store.enable()
    #expect(store.state.isEnabled)
    try store.take(.save([Self.old]), isDeviceLocked: false)
    #expect(store.identities == [Self.old])
    var fresh = IdentityStore()
    fresh.becomeBusy(for: 1)
    fresh.enable()
    #expect(throws: IdentityStoreError.storeBusy) {
      try fresh.take(.save([Self.old]), isDeviceLocked: false)
    }
  }

  @Test func `IS-5 disabling deletes the store`() {
    var store = makeStore(Self.old)
    store.enable()
    #expect(store.identities == [Self.old], "it was enabled all along")
    store.disable()
    #expect(store.count == 0)
    #expect(store == IdentityStore())
    store.enable()
    #expect(store == IdentityStore(isEnabled: true))
    #expect(!store.state.supportsIncrementalUpdates)
    #expect(IdentityStore(isEnabled: false, identities: [Self.old]).identities == [])
  }

  @Test func `who fails so often that the store is deleted is told`() {
    let pick = [Step.turnsToForm, .picks, .settle]
    func play(_ times: Int) -> Trace {
      ProviderStage().play(
        Array(repeating: pick, count: times).flatMap(\.self),
        Program(provider: { ScriptedProvider { _, context in context.cancelRequest(with: .failed) } }))
    }
    #expect(play(2).brokenRules == [])
    #expect(play(3).brokenRules == [.lostStore])
  }

  @Test func `IS-6 a deleted store is empty and still enabled`() {
    var store = makeStore(Self.old)
    store.wipe()
    #expect(store == IdentityStore(isEnabled: true))
    #expect(store.suggestions(for: ["shiny.example"], .all) == [])
    var disabled = IdentityStore()
    disabled.wipe()
    #expect(!disabled.state.isEnabled)
  }

  @Test func `IS-7 a store takes increments from the first saving on`() throws {
    var store = IdentityStore(isEnabled: true)
    for update in [IdentityStoreUpdate.save([]), .replace([]), .removeAll] {
      try store.take(update, isDeviceLocked: false)
      #expect(!store.state.supportsIncrementalUpdates, "nothing was saved")
    }
    try store.take(.save([Self.old]), isDeviceLocked: false)
    #expect(store.state.supportsIncrementalUpdates)
    try store.take(.removeAll, isDeviceLocked: false)
    #expect(store.state.supportsIncrementalUpdates, "something was saved once")
    store.wipe()
    #expect(!store.state.supportsIncrementalUpdates)
  }

  @Test func `IS-8 saving takes the same one's place and a failure changes nothing`() throws {
    var store = makeStore(Self.old, Self.other)
    var ranked = Self.old
    ranked.rank = 7
    try store.take(.save([ranked]), isDeviceLocked: false)
    #expect(store.identities == [ranked, Self.other])
    try store.take(.remove([Self.old]), isDeviceLocked: false)
    #expect(store.identities == [Self.other])
    try store.take(.remove([Self.old]), isDeviceLocked: false)
    #expect(store.identities == [Self.other], "what is not there need not be removed")
    try store.take(.replace([Self.old]), isDeviceLocked: false)
    #expect(store.identities == [Self.old])

    var fresh = IdentityStore(isEnabled: true)
    #expect(throws: IdentityStoreError.internalError, "removing needs a store that takes updates") {
      try fresh.take(.remove([Self.old]), isDeviceLocked: false)
    }

    store.becomeBusy(for: 4)
    for kind in IdentityStoreUpdate.Kind.allCases {
      #expect(throws: IdentityStoreError.storeBusy) {
        try store.take(IdentityStoreUpdate(kind, [Self.other]), isDeviceLocked: false)
      }
    }
    #expect(store.identities == [Self.old])
    #expect(store.state == IdentityStoreState(isEnabled: true, supportsIncrementalUpdates: true))
  }

  @Test func `IS-9 rank orders within a service and not beyond it`() {
    let store = makeStore(
      CredentialIdentity("page", at: "https://shiny.example/login", rank: -5),
      CredentialIdentity("plain", at: "shiny.example"),
      CredentialIdentity("second", at: "shiny.example"),
      CredentialIdentity("best", at: "shiny.example", rank: .max),
      CredentialIdentity("worst", at: "shiny.example", rank: .min),
      CredentialIdentity("mobile", at: "m.shiny.example", rank: -1))
    let suggested = store.suggestions(for: ["m.shiny.example", "shiny.example"], .password)
    #expect(suggested.map(\.user) == ["mobile", "page", "best", "plain", "second", "worst"])
  }

  @Test func `IS-12 a busy store takes the update later`() throws {
    #expect(IdentityStoreError.allCases.map(\.rawValue) == [0, 1, 2])
    #expect("\(IdentityStoreError.allCases)" == "[internalError, storeDisabled, storeBusy]")
    #expect(IdentityStoreError.domain == "ASCredentialIdentityStoreErrorDomain")
    var store = IdentityStore(isEnabled: true)
    store.becomeBusy(for: 2)
    for _ in 1...2 {
      #expect(throws: IdentityStoreError.storeBusy) {
        try store.take(.save([Self.old]), isDeviceLocked: false)
      }
    }
    try store.take(.save([Self.old]), isDeviceLocked: false)
    #expect(store.identities == [Self.old])
  }

  @Test func `IS-13 identities are listed by service and kind`() {
    let passkey = CredentialIdentity(
      "jappleseed", at: "shiny.example", rank: 9, kind: .passkey(credentialID: "c", userHandle: "u"))
    let code = CredentialIdentity("Shiny", at: "shiny.example", kind: .oneTimeCode)
    let elsewhere = CredentialIdentity("jappleseed", at: "other.example")
    let store = makeStore(Self.old, passkey, elsewhere, code)
    #expect(store.identities(of: nil, .all) == [Self.old, passkey, elsewhere, code])
    #expect(store.identities(of: "shiny.example", .all) == [Self.old, passkey, code])
    #expect(store.identities(of: nil, .password) == [Self.old, elsewhere])
    #expect(store.identities(of: "shiny.example", [.passkey, .oneTimeCode]) == [passkey, code])
    #expect(store.identities(of: "nobody.example", .all) == [])
    #expect([.all, .password, .passkey, .oneTimeCode].map(\IdentityTypes.rawValue) == [0, 1, 2, 4])
  }

  @Test func `IS-15 who empties the store for one identity is told`() {
    let stage = ProviderStage {
      $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [Self.old, Self.other])
    }
    func answering(_ update: IdentityStoreUpdate, _ code: ExtensionError.Code) -> [Violation] {
      stage.play(.turnsToForm, .picks, .settle) {
        ScriptedProvider.updating(update) { $0.cancelRequest(with: ExtensionError(code)) }
      }.brokenRules.filter { $0 == .emptiedStore }
    }
    #expect(answering(.removeAll, .credentialIdentityNotFound) == [.emptiedStore])
    #expect(answering(.replace([]), .credentialIdentityNotFound) == [.emptiedStore])
    #expect(answering(.replace([Self.other]), .credentialIdentityNotFound) == [])
    #expect(answering(.remove([Self.old]), .credentialIdentityNotFound) == [])
    #expect(answering(.removeAll, .failed) == [], "nothing may be there any more")
    func giving(_ left: CredentialIdentity...) -> [Violation] {
      let code = CredentialIdentity("Shiny code", at: "shiny.example", record: "5", kind: .oneTimeCode)
      return ProviderStage {
        $0.autoFill.capabilities.insert(.oneTimeCodes)
        $0.autoFill.identityStore = IdentityStore(isEnabled: true, identities: [Self.old, Self.other, code])
      }.play(.turnsToForm, .picks, .settle, .authenticates, .settle) {
        ScriptedProvider.updating(.replace(left.isEmpty ? [Self.other, code] : left)) {
          $0.completeRequest(withSelectedCredential: ProviderStage.credential)
        }
      }.brokenRules.filter { $0 == .emptiedStore }
    }
    #expect(giving(Self.old, Self.other) == [.emptiedStore], "no codes are suggested any more")
    #expect(giving() == [.emptiedStore], "what was just given is not suggested any more")
    func hearing(_ update: IdentityStoreUpdate) -> [Violation] {
      let news = CredentialReport.unusedPassword(user: Self.old.user, domain: "shiny.example")
      return stage.play(.autoFill(.reports(news)), .settle) {
        ScriptedProvider(reported: { _, context in
          context.identityStore.getState { _ in context.identityStore.update(update) { _ in } }
        })
      }.brokenRules
    }
    #expect(hearing(.remove([Self.old, Self.other])) == [.emptiedStore], "the news is of one")
    #expect(hearing(.remove([Self.old])) == [])
    func making(_ update: IdentityStoreUpdate) -> [Violation] {
      stage.play(.turnsToForm, .user(.autoFill(.registersPasskey(Self.old.user))), .settle) {
        ScriptedProvider(preparing: { _, context in
          context.identityStore.getState { _ in
            context.identityStore.update(update) { _ in
              context.completeRegistrationRequest(credentialID: "key-7", relyingParty: "shiny.example")
            }
          }
        })
      }.brokenRules.filter { $0 == .emptiedStore }
    }
    let made = CredentialIdentity(
      Self.old.user, at: "shiny.example", kind: .passkey(credentialID: "key-7", userHandle: "jappleseed-1"))
    #expect(making(.replace([made])) == [.emptiedStore])
    #expect(making(.remove([Self.other])) == [.emptiedStore])
    #expect(making(.replace([made, Self.other])) == [], "whoever makes a passkey may give up their password")
    #expect(making(.save([made])) == [])
  }

  @Test func `IS-14 whatever differs stands beside the other`() {
    #expect(makeStore(Self.old, Self.other).count == 2)
    #expect(makeStore(Self.old, Self.old).count == 1)
  }

  @Test func `AS-9 kind, service, user, record and credential ID make an identity`() {
    func passkey(_ credential: String, of handle: String) -> CredentialIdentity {
      CredentialIdentity(
        "jappleseed", at: "shiny.example", record: "1",
        kind: .passkey(credentialID: credential, userHandle: handle))
    }
    let different = [
      Self.old, CredentialIdentity("jappleseed", at: "shiny.example"),
      CredentialIdentity("jappleseed", at: "shiny.example", record: "2"),
      CredentialIdentity("mapple", at: "shiny.example", record: "1"),
      CredentialIdentity("jappleseed", at: "https://shiny.example", record: "1"),
      CredentialIdentity("jappleseed", at: "shiny.example", record: "1", kind: .oneTimeCode),
      passkey("a", of: "u"), passkey("b", of: "u"),
    ]
    let store = IdentityStore(isEnabled: true, identities: different)
    #expect(store.identities == different)
    #expect(!store.contains(passkey("c", of: "u")))
    let same = [
      CredentialIdentity("jappleseed", at: "shiny.example", record: "1", rank: 3), passkey("a", of: "v"),
    ]
    for identity in same { #expect(store.contains(identity)) }
    #expect(IdentityStore(isEnabled: true, identities: different + same).count == different.count)
  }

  @Test func `AS-10 three failures in a row wipe the store`() {
    func wipes(_ limit: Int?, _ provided: [Bool]) -> [Int] {
      var store = makeStore(Self.old)
      return provided.indices.filter { index in
        guard !provided[index] else {
          store.noteSuccess()
          return false
        }
        return store.noteFailure(limit: limit)
      }
    }
    let limit = Profile().autoFill.identityStoreFailures
    #expect(wipes(limit, [false, false, false, false]) == [2])
    #expect(wipes(limit, [false, false, true, false, false, false]) == [5])
    #expect(wipes(1, [false, true, false]) == [0, 2])
    #expect(wipes(nil, Array(repeating: false, count: 9)) == [])
    var store = makeStore(Self.old)
    for failures in [1, 2, 0] {
      let isWiped = store.noteFailure(limit: 3)
      #expect(store.failuresInARow == failures)
      #expect(isWiped == (failures == 0))
    }
    #expect(store == IdentityStore(isEnabled: true))
  }

  @Test func `AS-24 internalError is for what has no code of its own`() {
    var store = makeStore(Self.old)
    #expect(throws: IdentityStoreError.internalError) {
      try store.take(.removeAll, isDeviceLocked: true)
    }
    #expect(throws: IdentityStoreError.storeBusy) {
      try store.take(.removeAll, isDeviceLocked: true, whenLocked: .storeBusy)
    }
    #expect(store.state == IdentityStoreState(isEnabled: true, supportsIncrementalUpdates: true))
    var new = IdentityStore(isEnabled: true)
    #expect(throws: IdentityStoreError.internalError) {
      try new.take(.remove([Self.old]), isDeviceLocked: false)
    }
  }

  @Test(arguments: [
    ("shiny.example", "https://shiny.example/login"), ("https://shiny.example:8443/a?b#c", "SHINY.example."),
    ("https://jappleseed:secret@shiny.example/", "http://shiny.example"),
    ("bücher.example", "https://xn--bcher-kva.example/"), ("https://192.0.2.7/", "http://192.0.2.7:8080"),
    ("https://[2001:DB8::1]:8443/", "https://[2001:db8::1]/"), ("https:///", "https:///"),
  ])
  func `AS-25 an identity fits a form of the same host`(service: String, form: String) {
    let identity = CredentialIdentity("jappleseed", at: ServiceIdentifier(service))
    let stranger = CredentialIdentity("mapple", at: ServiceIdentifier("https://other.example/" + service))
    let store = makeStore(stranger, identity)
    #expect(store.suggestions(for: [ServiceIdentifier(form)], .all) == [identity])
    #expect(store.identities(of: ServiceIdentifier(form), .all) == [identity])
    #expect(store.suggestions(for: ["m.shiny.example", "https://shiny.example@evil.example/"], .all) == [])
    let services = [ServiceIdentifier("other.example"), ServiceIdentifier(form), ServiceIdentifier(service)]
    #expect(store.suggestions(for: services, .all) == [stranger, identity], "nothing is suggested twice")
  }

  @Test func `CX-13 a new store takes the full list either way`() throws {
    var (saved, replaced) = (IdentityStore(isEnabled: true), IdentityStore(isEnabled: true))
    try saved.take(.save([Self.old, Self.other]), isDeviceLocked: false)
    try replaced.take(.replace([Self.old, Self.other]), isDeviceLocked: false)
    #expect(saved == replaced)
    #expect(saved.count == 2)
  }

  private func makeStore(_ identities: CredentialIdentity...) -> IdentityStore {
    IdentityStore(isEnabled: true, identities: identities)
  }
}
