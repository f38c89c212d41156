/// What people ask a trace.
extension Trace {
  /// How each request ended, in order; a request still open is not among them.
  public var outcomes: [Outcome] {
    var outcomes: [Outcome] = []
    var wasFinished = false
    for entry in entries {
      guard case .moved(_, let phase) = entry.event else { continue }
      if let outcome = phase.outcome, !wasFinished { outcomes.append(outcome) }
      wasFinished = phase.outcome != nil
    }
    return outcomes
  }

  /// How the last request ended; `nil` while it has not.
  public var outcome: Outcome? {
    for entry in entries.reversed() {
      if case .moved(_, let phase) = entry.event { return phase.outcome }
    }
    return nil
  }

  /// The saved passwords at the end.
  public var keychain: Keychain { ending.keychain }

  /// The server's accounts at the end.
  public var accounts: [Account] { ending.accounts }

  /// What the user sees at the end.
  public var screen: Screen { ending.screen }

  /// Everything the system told the user, in order.
  public var messages: [String] {
    entries.compactMap { if case .system(.screen(.message(let text))) = $0.event { text } else { nil } }
  }

  /// Everything the system notified the user of, in order.
  public var notifications: [String] {
    entries.compactMap { if case .system(.screen(.notified(let text))) = $0.event { text } else { nil } }
  }

  /// Every mistake, in order.
  public var violations: [Violation] {
    entries.compactMap { if case .violation(let violation, _) = $0.event { violation } else { nil } }
  }

  /// The mistakes that break a rule.
  public var brokenRules: [Violation] { violations.filter { $0.weight == .broken } }

  /// The contested and assumed rules the run rested on.
  public var readings: [Reading] {
    entries.compactMap { if case .reading(let reading, _) = $0.event { reading } else { nil } }
  }

  /// The calls the handler received, in order.
  public var calls: [HandlerCall] {
    entries.compactMap {
      if case .system(.called(let call, _)) = $0.event { call } else { nil }
    }
  }

  /// The names of the messages the handler sent, in order.
  public var messagesSent: [String] {
    entries.compactMap { if case .handler(.sent(let message)) = $0.event { message.name } else { nil } }
  }

  /// What the app heard of its requests, in order.
  public var news: [AppNews] {
    entries.compactMap { if case .system(.toldApp(let news, _, _)) = $0.event { news } else { nil } }
  }

  /// With which errors its requests failed, as the app heard, in order.
  public var failures: [ExtensionError] {
    entries.compactMap { if case .system(.toldApp(_, _, let error)) = $0.event { error } else { nil } }
  }

  /// What the runtime noticed of the handler's own work, in order.
  public var incidents: [Incident] {
    entries.compactMap { if case .incident(let incident) = $0.event { incident } else { nil } }
  }

  /// What the script asked that no phone could do, if it did.
  public var refusal: Diagnostic? {
    if case .refusal(let diagnostic)? = ending.stop { diagnostic } else { nil }
  }
}

extension Trace {
  /// What an app's code heard of what it asked the system for, in order.
  public var authorizations: [AuthorizationAnswer] {
    entries.compactMap {
      if case .system(.autoFill(.app(.heard(let answer)))) = $0.event { answer } else { nil }
    }
  }
}

extension Trace {
  /// What an app, or a handler, heard of what it had the system do, in order.
  public var errandAnswers: [ErrandAnswer] {
    entries.compactMap {
      if case .system(.errand(.answered(let answer), by: _)) = $0.event { answer } else { nil }
    }
  }
}
