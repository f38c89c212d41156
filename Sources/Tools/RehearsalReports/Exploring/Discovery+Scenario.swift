import Rehearsal
public import RehearsalExplorer
public import RehearsalScenarios

extension Discovery {
  /// The path as a scenario that fails for as long as the handler is wrong.
  ///
  /// Whoever plays it knows the handler by a name. What else is wrong with the same path is expected not to be, too.
  public func scenario(handler: String?, expectingAlso others: [Discovery] = []) -> Scenario {
    let expectations = others.flatMap(\.expectations).reduce(into: expectations) { all, expectation in
      if !all.contains(expectation) { all.append(expectation) }
    }
    return scenario(handler: handler, expectations)
  }

  private func scenario(handler: String?, _ expectations: [Expectation]) -> Scenario {
    Scenario(
      title, feature: ("Discovered by exploring" + (handler.map { " \($0)" } ?? "")).asTitle,
      world.facts(handler: handler).map(Sentence.given) + steps.map(Sentence.when)
        + expectations.map(Sentence.then))
  }

  /// What is done in it; where nothing comes about in the usual order, or in a process that goes on, just that.
  private var steps: [Step] {
    guard trace.outcome?.isSuccess == true else { return script.steps }
    return switch failure {
    case .orderDependent: script.steps.filter { if case .takes = $0 { false } else { true } }
    case .processDependent: script.steps.filter { if case .system = $0 { false } else { true } }
    default: script.steps
    }
  }

  /// What happens in it, in one line.
  public var title: String {
    let title =
      deviations.isEmpty
      ? "The happy path, \(situation.name)"
      : deviations.map(\.name).joined(separator: ", then ").capitalizedFirst
    return title.asTitle
  }

  /// The situation with what became of messages.
  private var world: Situation {
    var world = situation
    world.phone = script.phone
    return world
  }

  /// What the Keychain holds where the user's password was replaced.
  private var entriesAfterUpgrade: [Keychain.Entry] {
    let generated = situation.phone.generatedPassword
    return trace.setting.keychain.entries.map {
      $0.user == situation.user ? Keychain.Entry($0.user, generated, at: $0.service) : $0
    }
  }

  /// What the keyboard offered at the form where the path ends, because somebody is not offered any more whom its user
  /// would pick; `nil` where a request was made there.
  private var offersOfOld: [String]? {
    guard case .user(.autoFill(.focuses(let form)))? = script.steps.last else { return nil }
    return situation.phone.usersOffered(at: form)
  }

  private var expectations: [Expectation] {
    switch failure {
    case .lockOut: [.nobodyLockedOut]
    case .misreportedOutcome:
      [.accepts(.accepts, password: trace.setting.password(of: situation.user), user: situation.user)]
    case .emptyUpgrade: [.keychainHolds(entriesAfterUpgrade)]
    case .standstill: [offersOfOld.map { .autoFill(.offers($0)) } ?? .request(.succeeds)]
    case .forgotten, .fruitless, .orderDependent, .processDependent: [.request(.succeeds)]
    case .concealed: [.failsWith(.credentialIdentityNotFound)]
    case .rule, .crash, .hang, .property: [.nothingBroken]
    }
  }
}

extension Trace.Setting {
  fileprivate func password(of user: String) -> String {
    keychain.entry(of: user)?.password ?? accounts.first { $0.user == user }?.passwords.last ?? ""
  }
}

extension String {
  /// The text as a sentence begins.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
