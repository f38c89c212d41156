import Rehearsal
import RehearsalScenarios

/// What is out of the ordinary with a phone's AutoFill, in the sentences of a scenario.
extension Phone {
  var autoFillFacts: [AutoFillFact] {
    let store = autoFill.identityStore
    var facts: [AutoFillFact] = []
    if store.state.isEnabled {
      facts.append(store.count == 0 ? .providerIsEnabled : .identityStoreHolds(store.identities))
    }
    if !autoFill.vault.entries.isEmpty { facts.append(.vaultHolds(autoFill.vault.entries)) }
    let usual = AutoFill()
    if autoFill.capabilities != usual.capabilities || autoFill.declined != usual.declined {
      let all = AutoFill.Capability.allCases
      facts.append(
        .declares(
          all.filter(autoFill.capabilities.contains), declining: all.filter(autoFill.declined.contains)))
    }
    if autoFill.authentication != usual.authentication {
      facts.append(.authentication(autoFill.authentication))
    }
    if autoFill.isLocked { facts.append(.deviceIsLocked) }
    if let delay = autoFill.lock?.delay { facts.append(.lockFalls(after: delay)) }
    if autoFill.lock?.fallsWithDevice == true { facts.append(.lockFallsWithDevice) }
    if autoFill.room != usual.room { facts.append(.room(autoFill.room)) }
    if autoFill.clockOffset != 0 { facts.append(.clockIs(ahead: autoFill.clockOffset)) }
    return facts + (autoFill.relyingParty?.facts ?? []) + profile.autoFill.facts
  }
}

extension RelyingParty {
  /// What is to be said of a website before anything happens, itself first.
  fileprivate var facts: [AutoFillFact] {
    let accounts = members.map { PasswordCredential(user: $0.user, password: $0.password ?? "") }
    let app = app.map { [AutoFillFact.client($0.name, of: $0.domains.first ?? identifier)] } ?? []
    return [.websiteTakesPasskeys(identifier, of: accounts)] + app
      + WebsiteHabit.allCases.filter { $0.holds(of: self) }.map(AutoFillFact.website)
  }
}

extension Profile.AutoFill {
  fileprivate var facts: [AutoFillFact] {
    let usual = Profile().autoFill
    var facts: [AutoFillFact] = []
    if systemVersion != usual.systemVersion { facts.append(.system(systemVersion)) }
    if build != usual.build { facts.append(.build(build)) }
    if fewSeconds != usual.fewSeconds { facts.append(.fewSeconds(fewSeconds)) }
    if identityStoreFailures != usual.identityStoreFailures {
      facts.append(.failuresBeforeWiping(identityStoreFailures))
    }
    return facts
  }
}
