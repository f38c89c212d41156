/// What a fingerprint takes of AutoFill.
extension AutoFill {
  func combine(into mark: inout Fingerprint) {
    identityStore.combine(into: &mark)
    mark.combine(isLocked)
    mark.combine(form?.services.count ?? -1)
    for service in form?.services ?? [] { mark.combine(service.identifier) }
    mark.combine(filled.count)
    for provided in filled { provided.fields.combine(into: &mark) }
  }
}

extension ProviderRecord {
  func combine(into mark: inout Fingerprint) {
    mark.combine(hasAskedState)
    mark.combine(hasNotedRepetition)
    mark.combine(Self.mark(of: doneBefore))
    mark.combine(Self.mark(of: doneNow))
  }

  /// The same whatever order a set is walked in.
  private static func mark(of messages: Set<Message>) -> UInt64 {
    messages.reduce(0) { sum, message in
      var mark = Fingerprint()
      message.combine(into: &mark)
      return sum &+ mark.value
    }
  }
}

extension CredentialRequest {
  func combine(into mark: inout Fingerprint) { fields.combine(into: &mark) }
}

extension IdentityStoreAnswer {
  func combine(into mark: inout Fingerprint) {
    switch self {
    case .state(let state):
      mark.combine(1)
      mark.combine(state.isEnabled)
      mark.combine(state.supportsIncrementalUpdates)
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
  func combine(into mark: inout Fingerprint) {
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

extension OpenRequest {
  /// What it holds of a credential provider's request.
  func combineProvision(into mark: inout Fingerprint) {
    guard let provision else { return }
    provision.combine(into: &mark)
    mark.combine(provided != nil)
    provided?.fields.combine(into: &mark)
    mark.combine(cleanUp != nil)
    mark.combine(shown.count)
    for interface in shown { interface.combine(into: &mark) }
  }
}

extension Telling {
  func combine(into mark: inout Fingerprint) {
    for field in fields {
      mark.combine(field.name)
      mark.combine(field.value)
    }
  }
}
