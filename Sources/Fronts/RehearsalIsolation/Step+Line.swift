import Rehearsal

/// A step as a line, and back: in the words of the trace where a trace has any for it, so that no text has two codecs.
extension Step {
  var line: Line {
    switch self {
    case .user(let action): TraceEvent.user(action).line
    case .app(let action): TraceEvent.app(action).line
    case .system(let intervention): Self.line("intervenes", ("how", intervention.rawValue))
    case .network(let change): TraceEvent.network(change).line
    case .checkPasswords: Self.line("checksPasswords")
    case .apple(let reachability): TraceEvent.apple(reachability).line
    case .autoFill(.reports(let report)): TraceEvent.system(.autoFill(report.call)).line
    case .autoFill(.makesPasskey(let user)): Self.line("makesPasskey", ("user", user))
    case .autoFill(.occupiesStore(let operations, let after)):
      TraceEvent.system(.autoFill(.storeOccupied(operations, after: after))).line
    case .takes(let first, let before): TraceEvent.system(.took(first, before: before)).line
    case .pass(let duration): Self.line("passes", ("nanoseconds", String(duration.nanoseconds)))
    case .settle: Self.line("settles")
    }
  }

  init?(_ line: Line) {
    switch (line.from, line.what) {
    case (.system, "intervenes"):
      guard let intervention = line["how"].flatMap(SystemIntervention.init) else { return nil }
      self = .system(intervention)
    case (.system, "checksPasswords"): self = .checkPasswords
    case (.system, "makesPasskey"):
      guard let user = line["user"] else { return nil }
      self = .autoFill(.makesPasskey(user: user))
    case (.system, "passes"):
      guard let nanoseconds = line["nanoseconds"].flatMap({ Int64($0) }) else { return nil }
      self = .pass(.nanoseconds(nanoseconds))
    case (.system, "settles"): self = .settle
    default:
      guard let step = TraceEvent(line)?.step else { return nil }
      self = step
    }
  }

  private static func line(_ what: String, _ field: (name: String, value: String)? = nil) -> Line {
    Line(.system, .system, what, field.map { [Message.Field($0.name, $0.value)] } ?? [])
  }
}

extension TraceEvent {
  /// The step of the environment that it is; `nil` where it only comes of one.
  fileprivate var step: Step? {
    switch self {
    case .user(let action): .user(action)
    case .app(let action): .app(action)
    case .network(let change): .network(change)
    case .apple(let reachability): .apple(reachability)
    case .system(.took(let first, let before)): .takes(first, before: before)
    case .system(.autoFill(.called(_, let request))): request.report.map { .autoFill(.reports($0)) }
    case .system(.autoFill(.storeOccupied(let operations, let after))):
      .autoFill(.occupiesStore(operations: operations, after: after))
    case .system, .handler, .server, .moved, .violation, .reading, .incident, .stopped: nil
    }
  }
}

extension CredentialReport {
  /// The call that brings it to a provider.
  fileprivate var call: AutoFillNews {
    var request = CredentialRequest(provision)
    request.report = self
    return switch self {
    case .unusedPassword: .called(.reportUnusedPasswordCredential, request)
    case .unknownPasskey: .called(.reportUnknownPublicKeyCredential, request)
    case .acceptedPasskeys: .called(.reportAllAcceptedPublicKeyCredentials, request)
    case .updatedPasskey: .called(.reportPublicKeyCredentialUpdate, request)
    }
  }
}
