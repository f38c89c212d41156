import PhoneModel
import TestBench
import Testing

/// The store behaves like a list that is searched from end to end.
@Suite struct IdentityStoreModelTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `whatever is done in whatever order, the store is like the list`(seed: UInt64) {
    var chance = SplitMix(seed: seed)
    var (store, list) = (IdentityStore(), PlainList())
    for _ in 1...400 {
      let agree = chance.act(on: &store, &list)
      #expect(agree)
      #expect(store.identities == list.identities)
      #expect(store.count == list.identities.count)
      #expect(store.state == list.state)
      #expect(store.failuresInARow == list.failures)
      let form = (0...2).map { _ in chance.service() }
      let types = chance.types()
      #expect(store.suggestions(for: form, types) == list.suggestions(for: form, types))
      #expect(store.identities(of: form[0], types) == list.identities(of: form[0], types))
      let identity = chance.identity()
      #expect(store.contains(identity) == list.contains(identity))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `stores that came about in different ways and hold the same are the same`(seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    var (store, list) = (IdentityStore(isEnabled: true), PlainList())
    list.state = store.state
    for _ in 1...200 { _ = chance.update(&store, &list) }
    let last = ["first", "second"].map { CredentialIdentity($0, at: "other.example") }
    try store.take(.save(last), isDeviceLocked: false)
    let direct = IdentityStore(isEnabled: true, identities: store.identities)
    #expect(store == direct)
    #expect(Set([store, direct]).count == 1)
    #expect(mark(of: store) == mark(of: direct))
    let reversed = IdentityStore(isEnabled: true, identities: store.identities.reversed())
    #expect(store != reversed, "the order of saving is part of it")
    #expect(mark(of: store) != mark(of: reversed))
  }

  @Test func `everything that can make a difference is in the mark`() throws {
    let identity = CredentialIdentity("jappleseed", at: "shiny.example")
    var stores = [IdentityStore(), IdentityStore(isEnabled: true)]
    stores.append(IdentityStore(isEnabled: true, identities: [identity]))
    func add(_ change: (inout IdentityStore) throws -> Void) rethrows {
      var store = stores[2]
      try change(&store)
      stores.append(store)
    }
    try add { try $0.take(.removeAll, isDeviceLocked: false) }
    add { $0.becomeBusy(for: 1) }
    add { _ = $0.noteFailure(limit: 3) }
    for change in [
      CredentialIdentity("mapple", at: "shiny.example"),
      CredentialIdentity("jappleseed", at: "m.shiny.example"),
      CredentialIdentity("jappleseed", at: "shiny.example", record: ""),
      CredentialIdentity("jappleseed", at: "shiny.example", rank: 1),
      CredentialIdentity("jappleseed", at: "shiny.example", kind: .oneTimeCode),
      CredentialIdentity("jappleseed", at: "shiny.example", kind: .passkey(credentialID: "", userHandle: "")),
      CredentialIdentity(
        "jappleseed", at: "shiny.example", kind: .passkey(credentialID: "a", userHandle: "")),
      CredentialIdentity(
        "jappleseed", at: "shiny.example", kind: .passkey(credentialID: "", userHandle: "a")),
    ] {
      try add { try $0.take(.replace([change]), isDeviceLocked: false) }
    }
    #expect(Set(stores).count == stores.count)
    #expect(Set(stores.map(mark)).count == stores.count)
  }

  @Test func `a copy keeps what the other loses`() throws {
    let identities = (1...50).map { CredentialIdentity("user\($0)", at: "shiny.example") }
    var store = IdentityStore(isEnabled: true, identities: identities)
    let copy = store
    try store.take(.remove(Array(identities.prefix(49))), isDeviceLocked: false)
    #expect(store.identities == [identities[49]])
    #expect(copy.identities == identities)
  }

  @Test func `an update is its kind and its identities`() {
    let identities = [CredentialIdentity("jappleseed", at: "shiny.example")]
    for kind in IdentityStoreUpdate.Kind.allCases {
      let update = IdentityStoreUpdate(kind, identities)
      #expect(update.kind == kind)
      #expect(update.identities == (kind == .removeAll ? [] : identities))
    }
    #expect(IdentityStoreUpdate.Kind.allCases.map(\.rawValue) == ["save", "remove", "removeAll", "replace"])
  }

  private func mark(of store: IdentityStore) -> Fingerprint {
    var mark = Fingerprint()
    store.combine(into: &mark)
    return mark
  }
}
