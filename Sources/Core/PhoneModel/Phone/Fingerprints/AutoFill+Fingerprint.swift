/// What a fingerprint takes of AutoFill.
extension AutoFill {
  func combine(into mark: inout Fingerprint) {
    _ =
      Self.init(
        identityStore:capabilities:declined:declaresEarlyConfiguration:authentication:room:isLocked:inquiry:
        form:suggestions:relyingParty:attempts:codes:clockOffset:filled:)
    identityStore.combine(into: &mark)
    mark.combine(isLocked)
    inquiry.combine(into: &mark)
    mark.combine(Int(clockOffset))
    if let form { form.combine(into: &mark) } else { mark.combine(-1) }
    relyingParty?.combine(into: &mark)
    mark.combine(each: attempts) { attempt, mark in attempt.combine(into: &mark) }
    mark.combine(each: codes.sorted { $0.key < $1.key }) { entry, mark in
      mark.combine(entry.key)
      mark.combine(Int(entry.value.taken ?? -1))
    }
    mark.combine(filled.count)
    for provided in filled { provided.combine(into: &mark) }
    mark.passOver(
      suggestions, because: "they are what the store has for the form, looked up whenever either changes")
    mark.passOver(
      (capabilities, declined, declaresEarlyConfiguration, authentication, room),
      because: "nothing that happens changes how the phone is set up")
  }
}

extension Inquiry {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(misses:picked:vault:known:lastCode:lock:session:)
    mark.combine(misses)
    picked?.combine(into: &mark)
    mark.combine(each: vault.entries) { entry, mark in entry.combine(into: &mark) }
    known?.value.combine(into: &mark)
    lastCode?.combine(into: &mark)
    lock?.combine(into: &mark)
    session.combine(into: &mark)
  }
}

extension FormSession {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(number:isOpen:)
    mark.combine(number)
    mark.combine(isOpen)
  }
}

extension KnownLogins {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(given:settled:attempted:declined:single:former:isSingle:)
    for logins in [given, settled, attempted, declined, single] {
      mark.combine(each: logins.entries) { entry, mark in entry.combine(into: &mark) }
    }
    former?.combine(into: &mark)
    mark.combine(isSingle)
  }
}

extension GivenCode {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(login:moment:code:)
    login.combine(into: &mark)
    mark.combine(Int(moment))
    mark.combine(code)
  }
}

extension GivenCode.Login {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(name:place:record:isOnly:)
    mark.combine(name)
    mark.combine(place)
    mark.combine(record)
    mark.combine(isOnly)
  }
}

extension Form {
  fileprivate func combine(into mark: inout Fingerprint) {
    _ = Self.init(services:isOnTelevision:)
    mark.combine(isOnTelevision)
    mark.combine(each: services) { service, mark in mark.combine(service.identifier) }
  }
}

extension IdentityStoreAnswer {
  package func combine(into mark: inout Fingerprint) {
    switch self {
    case .state(let state):
      mark.combine(1)
      state.combine(into: &mark)
    case .done: mark.combine(2)
    case .failed(let error):
      mark.combine(3)
      mark.combine(error.rawValue)
    case .identities(let identities):
      mark.combine(4)
      mark.combine(identities.count)
      for identity in identities { identity.combine(into: &mark) }
    }
  }
}

extension IdentityStoreUse {
  package func combine(into mark: inout Fingerprint) {
    switch self {
    case .asksState: mark.combine(1)
    case .updates(let update):
      mark.combine(2)
      update.combine(into: &mark)
    case .lists(let service, let types):
      mark.combine(3)
      mark.combine(service?.identifier)
      mark.combine(types.rawValue)
    }
  }
}
