import Rehearsal
package import RehearsalExplorer
package import RehearsalScenarios

extension Situation {
  /// The situation in the sentences of a scenario; `handler` is the name under which whoever plays it knows the
  /// handler.
  package func facts(handler: String?) -> [Given] {
    var givens: [Given] = phone.app.domains.map { .app(phone.app.name, domain: $0) }
    givens += phone.app.conditions.map(Given.appIs)
    if phone.app.declares != Upgrade.allCases { givens.append(.declares(phone.app.declares)) }
    if let handler { givens.append(.handler(handler)) }
    givens +=
      isOfAutoFill ? phone.autoFillFacts.map(Given.autoFill) : [.keychainHolds(phone.keychain.entries)]
    if isOfAutoFill, phone.passwordManager.fillsForms {
      givens.append(.keychainHolds(phone.keychain.entries))
    }
    if let server = server as? AccountServer { givens += server.givens }
    if phone.generatedPassword != usual.generatedPassword {
      givens.append(.generatedPassword(phone.generatedPassword))
    }
    if phone.apple.reachability != .reachable { givens.append(.appleIs(phone.apple.reachability)) }
    if let user = phone.apple.user { givens.append(.appleUser(user)) }
    givens += phone.passwordFacts.map(Given.passwords)
    givens += phone.containerFacts.map(Given.container)
    if phone.apple.delay != .zero { givens.append(.appleTakes(phone.apple.delay)) }
    if phone.profile.patience != usual.profile.patience { givens.append(.patience(phone.profile.patience)) }
    if phone.profile.lifeAfterAnswer != usual.profile.lifeAfterAnswer {
      givens.append(.lifeAfterAnswer(phone.profile.lifeAfterAnswer))
    }
    if phone.profile.autoFill.cleanUpDelay != usual.profile.autoFill.cleanUpDelay {
      givens.append(.cleanUpDelay(phone.profile.autoFill.cleanUpDelay))
    }
    if phone.profile.memoryBudget != usual.profile.memoryBudget {
      givens.append(.memoryBudget(phone.profile.memoryBudget))
    }
    givens += ProfileSetting.allCases.filter { $0.differs(phone.profile, from: usual.profile) }
      .map(Given.reading)
    givens += phone.network.hosts.map { .serverAnswers(at: $0) }
    givens += phone.network.otherHosts.map { .othersAnswer(at: $0) }
    if phone.network.roundTrip != usual.network.roundTrip {
      givens.append(.roundTrip(phone.network.roundTrip))
    }
    if !phone.network.isUp { givens.append(.networkIsDown) }
    if !phone.controller.hasDelegate { givens.append(.controllerLacks(.delegate)) }
    if !phone.controller.hasWindow { givens.append(.controllerLacks(.window)) }
    return givens + phone.network.faults.map(Given.fault)
  }

  private var usual: Phone { Phone(app: phone.app, keychain: Keychain()) }
}

extension InstalledApp {
  fileprivate var conditions: [AppCondition] {
    (isInstalled ? [] : [.isNotInstalled]) + (supportsSignInWithApple ? [] : [.lacksSignInWithApple])
      + (optsOutOfSignInPrompt ? [.optsOutOfPrompt] : [])
      + (declaresExchangeActivity ? [] : [.declaresNoExchangeActivity])
  }
}

extension AccountServer {
  fileprivate var givens: [Given] {
    [.serverHolds(accounts)]
      + (changesTakeEffect == .atOnce ? [] : [.changesTakeEffect(changesTakeEffect)])
      + rejectedPasswords.sorted { $0.key < $1.key }.map {
        .serverRejects(password: $0.key, because: $0.value)
      }
  }
}
