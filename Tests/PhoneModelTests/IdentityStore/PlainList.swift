import PhoneModel
import TestBench

/// A credential identity store as simple as one can be: a list.
struct PlainList {
  var identities: [CredentialIdentity] = []
  var state = IdentityStoreState(isEnabled: false, supportsIncrementalUpdates: false)
  var failures = 0
  var busy = 0

  mutating func take(_ update: IdentityStoreUpdate, _ isLocked: Bool) -> IdentityStoreError? {
    if !state.isEnabled { return .storeDisabled }
    if isLocked { return .internalError }
    if busy > 0 {
      busy -= 1
      return .storeBusy
    }
    switch update {
    case .save(let new): new.forEach { save($0) }
    case .remove(let old):
      if !state.supportsIncrementalUpdates { return .internalError }
      identities.removeAll { identity in old.contains { Self.areSame($0, identity) } }
    case .removeAll: identities = []
    case .replace(let new):
      identities = []
      new.forEach { save($0) }
    }
    return nil
  }

  private mutating func save(_ identity: CredentialIdentity) {
    state = IdentityStoreState(isEnabled: true, supportsIncrementalUpdates: true)
    if let index = identities.firstIndex(where: { Self.areSame($0, identity) }) {
      identities[index] = identity
    } else {
      identities.append(identity)
    }
  }

  mutating func begin(isEnabled: Bool) {
    self = PlainList(state: IdentityStoreState(isEnabled: isEnabled, supportsIncrementalUpdates: false))
  }

  mutating func fail(_ limit: Int?) -> Bool {
    guard state.isEnabled, let limit else { return false }
    failures += 1
    if failures < limit { return false }
    begin(isEnabled: true)
    return true
  }

  func contains(_ identity: CredentialIdentity) -> Bool {
    identities.contains { Self.areSame($0, identity) }
  }

  func identities(of service: ServiceIdentifier, _ types: IdentityTypes) -> [CredentialIdentity] {
    identities.filter { Self.host($0.service) == Self.host(service) && Self.fits($0, types) }
  }

  func suggestions(for form: [ServiceIdentifier], _ types: IdentityTypes) -> [CredentialIdentity] {
    var suggested: [CredentialIdentity] = []
    for service in form {
      var rest = identities(of: service, types).filter { !suggested.contains($0) }
      while let first = rest.first {
        let group = rest.filter { $0.service == first.service }
        for rank in Set(group.map(\.rank)).sorted(by: >) { suggested += group.filter { $0.rank == rank } }
        rest.removeAll { $0.service == first.service }
      }
    }
    return suggested
  }

  private static func areSame(_ one: CredentialIdentity, _ other: CredentialIdentity) -> Bool {
    guard one.service == other.service, one.user == other.user, one.recordIdentifier == other.recordIdentifier
    else { return false }
    return switch (one.kind, other.kind) {
    case (.password, .password), (.oneTimeCode, .oneTimeCode): true
    case (.passkey(let credential, _), .passkey(let otherCredential, _)): credential == otherCredential
    case (.password, _), (.passkey, _), (.oneTimeCode, _): false
    }
  }

  private static func fits(_ identity: CredentialIdentity, _ types: IdentityTypes) -> Bool {
    if types.isEmpty { return true }
    return switch identity.kind {
    case .password: types.contains(.password)
    case .passkey: types.contains(.passkey)
    case .oneTimeCode: types.contains(.oneTimeCode)
    }
  }

  private static func host(_ service: ServiceIdentifier) -> String? { hosts[service.identifier] }

  /// Every service there is here, and its host as somebody reads it.
  static let hosts = [
    "shiny.example": "shiny", "https://shiny.example/": "shiny", "https://shiny.example:99/login": "shiny",
    "m.shiny.example": "mobile", "http://M.shiny.example": "mobile", "": "nothing", "https://": "no host",
  ]
}

extension SplitMix {
  /// Does one and the same thing to a store and to a list, and answers whether they answer alike.
  mutating func act(on store: inout IdentityStore, _ list: inout PlainList) -> Bool {
    switch pick(Array(0...19)) {
    case 0:
      store.enable()
      // What keeps the system busy does not end with that.
      let busy = list.busy
      if !list.state.isEnabled { list.begin(isEnabled: true) }
      list.busy = busy
    case 1 where pick([true, false]):
      store.disable()
      list.begin(isEnabled: false)
    case 2 where pick([true, false]):
      store.wipe()
      list.begin(isEnabled: list.state.isEnabled)
    case 3:
      let operations = pick([-1, 0, 1, 2])
      store.becomeBusy(for: operations)
      list.busy = max(0, operations)
    case 4, 5:
      let limit = pick([3, 3, 3, nil])
      return store.noteFailure(limit: limit) == list.fail(limit)
    case 6:
      store.noteSuccess()
      list.failures = 0
    default: return update(&store, &list)
    }
    return true
  }

  mutating func update(_ store: inout IdentityStore, _ list: inout PlainList) -> Bool {
    let kind = pick(
      [.save, .save, .save, .save, .remove, .remove, .removeAll, .replace] as [IdentityStoreUpdate.Kind])
    let update = IdentityStoreUpdate(kind, (0..<pick([0, 1, 2, 9])).map { _ in identity() })
    let isLocked = pick(Array(1...10)) == 1
    let expected = list.take(update, isLocked)
    do {
      try store.take(update, isDeviceLocked: isLocked)
      return expected == nil
    } catch {
      return error == expected
    }
  }

  mutating func identity() -> CredentialIdentity {
    CredentialIdentity(
      pick(["jappleseed", "mapple", "é", "e\u{301}"]), at: service(), record: pick([nil, "1"]),
      rank: pick([0, 0, 1, 1, -1, .max, .min]),
      kind: pick([
        .password, .password, .oneTimeCode, .passkey(credentialID: "a", userHandle: "1"),
        .passkey(credentialID: "a", userHandle: "2"), .passkey(credentialID: "b", userHandle: "1"),
      ]))
  }

  mutating func service() -> ServiceIdentifier { ServiceIdentifier(pick(PlainList.hosts.keys.sorted())) }

  mutating func types() -> IdentityTypes { pick([.all, .password, [.passkey, .oneTimeCode]]) }
}
