/// Where a request stands; each phase answers for itself.
public enum Phase: Hashable, Sendable {
  /// Somebody asked, and nothing has happened yet.
  case requested(Requested)
  /// The handler is at work, silently or on screen.
  case serving(Serving)
  /// The handler prepares its interface, which is not on screen yet.
  case preparing(Preparing)
  /// Apple's sheet is up.
  case authorizing(Authorizing)
  /// The handler gave a credential in silence, and the device makes sure of its user.
  case authenticating(Authenticating)
  /// The user tapped Cancel, and the handler has ten seconds.
  case withdrawing(Withdrawing)
  /// It is over.
  case finished(Finished)

  func on(_ event: Event, _ terms: Terms) -> Transition {
    switch self {
    case .requested(let phase): phase.on(event, terms)
    case .serving(let phase): phase.on(event, terms)
    case .preparing(let phase): phase.on(event, terms)
    case .authorizing(let phase): phase.on(event, terms)
    case .authenticating(let phase): phase.on(event, terms)
    case .withdrawing(let phase): phase.on(event, terms)
    case .finished(let phase): phase.on(event, terms)
    }
  }

  /// The outcome, once there is one.
  public var outcome: Outcome? {
    if case .finished(let phase) = self { phase.outcome } else { nil }
  }

  /// The phase's own word, without what it carries.
  public var name: String {
    switch self {
    case .requested: "requested"
    case .serving: "serving"
    case .preparing: "preparing"
    case .authorizing: "authorizing"
    case .authenticating: "authenticating"
    case .withdrawing: "withdrawing"
    case .finished: "finished"
    }
  }
}

extension Phase: CustomStringConvertible {
  /// The phase with what it carries, as tables and diagrams have it.
  public var description: String {
    switch self {
    case .requested, .preparing, .withdrawing: name
    case .serving(let phase): "\(name) \(phase)"
    case .authorizing(let phase): "\(name) for the \(phase.attempt.rawValue) attempt"
    case .authenticating(let phase): "\(name) for \(phase.completion.rawValue)"
    case .finished(let phase): "\(name): \(phase.outcome.rawValue)\(phase.ender.suffix)"
    }
  }
}

/// How the handler is being asked: silently first, on screen when it said that it needs the user.
public enum Attempt: String, Hashable, Sendable, CaseIterable {
  /// With nothing on screen.
  case silent
  /// With the extension's interface on screen.
  case interactive
}

extension Phase {
  /// Every phase with everything it can carry, in the order in which a request comes to them.
  public static let all: [Phase] =
    [.requested(Requested())] + phases(of: .silent) + [.preparing(Preparing())] + phases(of: .interactive)
    + [.withdrawing(Withdrawing())]
    + Completion.filled.map { .authenticating(Authenticating($0)) }
    + Outcome.allCases.flatMap { outcome in
      Finished.Ender.allCases.map { .finished(Finished(outcome: outcome, ender: $0)) }
    }

  private static func phases(of attempt: Attempt) -> [Phase] {
    [.serving(Serving(attempt)), .authorizing(Authorizing(attempt))]
      + AppleAnswer.allCases.map { .serving(Serving(attempt, apple: $0)) }
  }
}
