package import Rehearsal

/// What is instead of what was expected.
package struct Shortfall {
  package let problem: String
  package var difference: [String] = []
}

extension Expectation {
  /// Whether it holds, by the world as it is and the trace so far.
  package func holds(in world: World, _ trace: Trace) -> Bool { shortfall(in: world, trace) == nil }

  /// What is instead, by the world as it is and the trace so far; `nil` where the expectation holds.
  func shortfall(in world: World, _ trace: Trace) -> Shortfall? {
    switch self {
    case .request(let state): return state.shortfall(in: trace)
    case .failsWith(let code): return Self.compare("\(code)", trace.lastError ?? "no error")
    case .message(let text): return Self.compare(text, trace.messages.last ?? "no message")
    case .defaultMessage: return Self.compare(Screen.defaultMessage, trace.messages.last ?? "no message")
    case .noMessage: return trace.messages.last.map { Shortfall(problem: "the user sees “\($0)”") }
    case .visible(let what, let visibility): return visibility.shortfall(of: what, in: world, trace)
    case .barShows(let title): return Self.compare(title, world.phone.screen.barTitle ?? "no bar")
    case .interfaceShows(let text): return world.phone.screen.shortfall(of: text)
    case .sheetSays(let text): return Self.compare(text, world.phone.screen.explanation ?? "no sheet")
    case .callsAre, .callsInclude, .callCount, .callOrder: return callShortfall(in: trace)
    case .appHears(let news): return Self.compare(news.rawValue, trace.heardNews.rawValue)
    case .appHearsReason(let reason):
      return Self.compare(reason, trace.failures.last?.reason ?? "no reason")
    case .generatedPassword(let rules): return trace.passwordShortfall(of: rules)
    case .passedOverRules(let reason):
      return Self.compare(reason, trace.passedOverRules ?? "nothing is wrong")
    case .keychainHolds(let entries):
      return Self.compare(
        entries.map(\.words), world.phone.keychain.entries.map(\.words),
        "the keychain holds something else")
    case .serverHolds(let accounts):
      return Self.compare(
        accounts.map(\.words), world.server.accounts.map(\.words), "the server holds something else")
    case .agreement(let agreement, let user): return agreement.shortfall(about: user, in: world)
    case .lockedOut(let user):
      return world.lockOuts.contains { $0.user == user }
        ? nil : Shortfall(problem: "\(user) can still sign in")
    case .nobodyLockedOut: return world.lockOuts.first.map { Shortfall(problem: "\($0)") }
    case .accepts(let acceptance, let password, let user):
      let isAccepted = world.server.accepts(
        .password(PasswordCredential(user: user, password: password)))
      return (acceptance == .accepts) == isAccepted
        ? nil : Shortfall(problem: "the server \(isAccepted ? "accepts" : "refuses") it")
    case .broken(let rule):
      return trace.brokenRules.contains { $0.rule == rule } ? nil : Shortfall(problem: trace.brokenWords)
    case .advised(let rule):
      let isAdvised = trace.violations.contains { $0.rule == rule && $0.weight == .advisory }
      return isAdvised ? nil : Shortfall(problem: trace.brokenWords)
    case .nothingBroken: return trace.brokenRules.isEmpty ? nil : Shortfall(problem: trace.brokenWords)
    case .nothingPending:
      let leftovers = world.leftovers
      return leftovers.isEmpty
        ? nil : Shortfall(problem: "there is " + leftovers.map(\.rawValue).joined(separator: " and "))
    case .clock(let duration): return Self.compare(duration.sentence, world.timeline.now.sinceStart.sentence)
    case .offered(let kind, let user, let origin):
      guard case .withheld(let reason) = world.phone.offer(kind, to: user, from: origin) else {
        return nil
      }
      return Shortfall(problem: "it is not, because \(reason)")
    case .withheld(let kind, let user, let origin, let because):
      guard case .withheld(let reason) = world.phone.offer(kind, to: user, from: origin) else {
        return Shortfall(problem: "it is offered")
      }
      return Self.compare(because, "\(reason)")
    case .passwords(let expectation): return expectation.shortfall(in: world, trace)
    case .autoFill(let expectation): return expectation.shortfall(in: world, trace)
    case .container(let expectation): return expectation.shortfall(in: world)
    case .errand(let expectation): return expectation.shortfall(in: world, trace)
    case .log(let expectation): return expectation.shortfall(in: trace)
    }
  }

  static func compare(_ expected: String, _ actual: String) -> Shortfall? {
    expected == actual
      ? nil : Shortfall(problem: "it is something else", difference: ["− \(expected)", "+ \(actual)"])
  }

  static func compare(_ expected: [String], _ actual: [String], _ problem: String) -> Shortfall? {
    expected == actual ? nil : Shortfall(problem: problem, difference: expected.difference(to: actual))
  }
}

extension RequestState {
  fileprivate func shortfall(in trace: Trace) -> Shortfall? {
    guard trace.entries.contains(where: { if case .moved = $0.event { true } else { false } }) else {
      return Shortfall(problem: "there was no request")
    }
    let actual = RequestState(trace.outcome)
    guard self != actual else { return nil }
    let messages = trace.messages.last.map { ", and the user read “\($0)”" } ?? ""
    let advice =
      self == .succeeds ? AccountServer.advice(on: trace.unknownMessages).map { "; \($0)" } ?? "" : ""
    return Shortfall(problem: "the request \(actual.rawValue)\(messages)\(advice)")
  }
}

extension Visibility {
  fileprivate func shortfall(of what: Visible, in world: World, _ trace: Trace) -> Shortfall? {
    let isThere =
      switch (what, world.phone.screen) {
      case (.interface, .interface), (.sheet, .sheet), (.signInPrompt, .signInPrompt),
        (.recommendations, .recommendations), (.signInSheet, .signInSheet), (.systemSheet, .systemSheet):
        true
      case (.interface, _), (.sheet, _), (.signInPrompt, _), (.recommendations, _), (.signInSheet, _),
        (.systemSheet, _):
        false
      }
    let wasShown = trace.entries.contains { entry in
      switch (what, entry.event) {
      case (.interface, .system(.screen(.presentedInterface))), (.sheet, .system(.screen(.presentedSheet))),
        (.signInPrompt, .system(.screen(.prompted))),
        (.recommendations, .system(.screen(.listedRecommendations))),
        (.signInSheet, .system(.screen(.offeredSignIn))),
        (.systemSheet, .system(.screen(.presentedSystemSheet))):
        true
      default: false
      }
    }
    switch self {
    case .onScreen: return isThere ? nil : Shortfall(problem: "the user sees \(world.phone.screen)")
    case .offScreen: return isThere ? Shortfall(problem: "it is on screen") : nil
    case .neverShown: return wasShown ? Shortfall(problem: "it was shown") : nil
    }
  }
}

extension Agreement {
  fileprivate func shortfall(about user: String, in world: World) -> Shortfall? {
    guard let entry = world.phone.keychain.entry(of: user) else {
      let linked = world.server.accepts(.apple(user: world.phone.appleUser))
      return (self == .agree) == linked
        ? nil
        : Shortfall(
          problem: "the keychain holds nothing, and the server \(linked ? "knows" : "does not know of") Apple"
        )
    }
    let isAccepted = world.server.accepts(.password(entry.credential))
    return (self == .agree) == isAccepted
      ? nil
      : Shortfall(
        problem:
          "the keychain holds “\(entry.password)”, which the server \(isAccepted ? "accepts" : "refuses")")
  }
}

extension Trace {
  fileprivate var lastError: String? {
    for entry in entries.reversed() {
      switch entry.event {
      case .handler(.canceled(let error)), .handler(.canceledByBaseClass(let error)): return "\(error)"
      default: continue
      }
    }
    return nil
  }

  fileprivate var heardNews: HeardNews {
    switch news.last {
    case .completed: .success
    case .failed: .failed
    case .canceled: .userCanceled
    case nil: .nothing
    }
  }

  fileprivate var brokenWords: String {
    violations.isEmpty
      ? "no rule is broken"
      : "broken: " + violations.map { "\($0.rule) (\($0.rawValue))" }.joined(separator: ", ")
  }
}

extension Screen {
  fileprivate var barTitle: String? {
    if case .interface(_, let bar) = self { bar?.title } else { nil }
  }

  fileprivate var explanation: String? {
    if case .sheet(let sheet) = self { sheet.explanation } else { nil }
  }

  fileprivate func shortfall(of text: String) -> Shortfall? {
    guard case .interface(let interface, _) = self else { return Shortfall(problem: "the user sees \(self)") }
    let texts = interface.elements.map { element in
      switch element {
      case .label(let text), .field(let text, _), .button(let text, _): text
      }
    }
    return texts.contains(text)
      ? nil : Shortfall(problem: "it shows \(texts.map(\.quoted).joined(separator: ", "))")
  }
}

extension Keychain.Entry {
  fileprivate var words: String { "| \(service.identifier) | \(user) | \(password) |" }
}

extension Account {
  fileprivate var words: String {
    "| \(user) | \(passwords.joined(separator: ", ")) | \(secondFactor ?? "(none)") | "
      + "\(tokens.joined(separator: ", ")) | \(appleUser ?? "(none)") |"
  }
}

extension Instant {
  fileprivate var sinceStart: Duration { .nanoseconds(nanoseconds) }
}

extension Trace {
  /// The names of messages that the server had never heard of.
  fileprivate var unknownMessages: [String] {
    entries.compactMap { entry in
      guard case .server(.replied(let name, let reply)) = entry.event, reply.status == 404,
        reply["error"] == "unknown"
      else { return nil }
      return name
    }
  }
}
