import Rehearsal
public import RehearsalExplorer
public import RehearsalScenarios

extension Discovery {
  /// The course as a scenario that fails for as long as the handler is wrong; `handler` is the name under which
  /// whoever plays it knows the handler.
  public func scenario(handler: String?) -> Scenario {
    Scenario(
      title, feature: "Discovered by exploring" + (handler.map { " \($0)" } ?? ""),
      givens(handler).map(Sentence.given) + script.steps.map(Sentence.when)
        + expectations.map(Sentence.then))
  }

  /// What happens in it, in one line.
  public var title: String {
    turns.isEmpty
      ? "The smooth course, \(situation.name)"
      : turns.map(\.name).joined(separator: ", then ").capitalizedFirst
  }

  private func givens(_ handler: String?) -> [Given] {
    let phone = script.phone
    var givens: [Given] = phone.app.domains.map { .app(phone.app.name, domain: $0) }
    givens += phone.app.conditions.map(Given.appIs)
    if phone.app.declares != Upgrade.allCases { givens.append(.declares(phone.app.declares)) }
    if let handler { givens.append(.handler(handler)) }
    givens.append(.keychainHolds(phone.keychain.entries))
    if let server = situation.server as? AccountServer { givens += server.givens }
    if phone.generatedPassword != usual.generatedPassword {
      givens.append(.generatedPassword(phone.generatedPassword))
    }
    if phone.apple.reachability != .reachable { givens.append(.appleIs(phone.apple.reachability)) }
    if let user = phone.apple.user { givens.append(.appleUser(user)) }
    givens += phone.passwordFacts.map(Given.passwords)
    if phone.apple.delay != .zero { givens.append(.appleTakes(phone.apple.delay)) }
    if phone.profile.patience != usual.profile.patience { givens.append(.patience(phone.profile.patience)) }
    givens += ProfileSetting.allCases.filter { $0.differs(phone.profile, from: usual.profile) }
      .map(Given.reading)
    if phone.network.roundTrip != usual.network.roundTrip {
      givens.append(.roundTrip(phone.network.roundTrip))
    }
    if !phone.network.isUp { givens.append(.networkIsDown) }
    if !phone.controller.hasDelegate { givens.append(.controllerLacks(.delegate)) }
    if !phone.controller.hasWindow { givens.append(.controllerLacks(.window)) }
    return givens + phone.network.faults.map(Given.fault)
  }

  private var usual: Phone { Phone(app: script.phone.app, keychain: Keychain()) }

  private var expectations: [Expectation] {
    switch wrong {
    case .lockOut: [.nobodyLockedOut]
    case .untruth:
      [.accepts(.accepts, password: trace.setting.password(of: situation.user), user: situation.user)]
    case .rule, .crash, .hang, .property: [.nothingBroken]
    }
  }
}

extension Trace.Setting {
  fileprivate func password(of user: String) -> String {
    keychain.entry(of: user)?.password ?? accounts.first { $0.user == user }?.passwords.last ?? ""
  }
}

extension InstalledApp {
  fileprivate var conditions: [AppCondition] {
    (isInstalled ? [] : [.isNotInstalled]) + (supportsSignInWithApple ? [] : [.lacksSignInWithApple])
      + (optsOutOfSignInPrompt ? [.optsOutOfPrompt] : [])
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

extension String {
  /// The text as a sentence begins.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
