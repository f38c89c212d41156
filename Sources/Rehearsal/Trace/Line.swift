/// Something that happened, as one line a person or a program reads: who, to whom, what, and with what.
///
/// Reports, tables of calls and files of traces all speak in lines; a line and its happening stand for each
/// other.
package struct Line: Hashable, Sendable {
  package let from: Lane
  package let to: Lane
  package let what: String
  package let with: [Message.Field]

  package init(_ from: Lane, _ to: Lane, _ what: String, _ with: [Message.Field] = []) {
    self.from = from
    self.to = to
    self.what = what
    self.with = with
  }

  package subscript(name: String) -> String? { with.first { $0.name == name }?.value }
}

/// Who takes part.
public enum Lane: String, Hashable, Sendable, CaseIterable {
  /// The one with the phone.
  case user
  /// The app that brings the extension.
  case app
  /// The phone.
  case system
  /// The code under rehearsal.
  case handler
  /// Apple.
  case apple
  /// The service's own back end.
  case server
}

extension Happening {
  /// From whom to whom its line goes, where that can be said without making the line, which takes long; else `nil`.
  package var knownLanes: (from: Lane, to: Lane)? {
    switch self {
    case .server(.replied), .server(.gaveNetworkError): (.server, .handler)
    case .server: (.server, .server)
    case .system(.called): (.system, .handler)
    case .system(.keychain), .system(.process): (.system, .system)
    case .handler(.sent): (.handler, .server)
    case .user, .app, .system, .handler, .network, .apple, .moved, .violation, .reading, .incident, .stopped:
      nil
    }
  }

  /// The line that says it.
  package var line: Line {
    switch self {
    case .user(let action): action.line
    case .app(let action): action.line
    case .system(let action): action.line
    case .handler(let action): action.line
    case .server(let action): action.line
    case .network(let change): Line(.server, .server, "network", [("change", change.rawValue)])
    case .apple(let reachability):
      Line(.apple, .apple, "reachability", [("change", reachability.rawValue)])
    case .moved(let event, let phase):
      Line(.system, .system, "moved", [("event", event.description), ("phase", phase.description)])
    case .violation(let violation, let detail):
      Line(
        violation.lane, violation.lane, "broke",
        [("rule", violation.rule), ("mistake", violation.rawValue), ("detail", detail)])
    case .reading(let reading, let setting):
      Line(.system, .system, "reliedOn", [("rule", reading.rule), ("setting", setting)])
    case .incident(let incident): incident.line
    case .stopped(let stop): stop.line
    }
  }

  /// What a line says; `nil` when no happening is said so.
  package init?(_ line: Line) {
    let readings: [(Line) -> Happening?] = [
      { UserAction($0).map(Happening.user) }, { AppAction($0).map(Happening.app) },
      { SystemAction($0).map(Happening.system) }, { Incident($0).map(Happening.incident) },
      { HandlerAction($0).map(Happening.handler) },
      { ServerAction($0).map(Happening.server) }, { Stop($0).map(Happening.stopped) },
      Happening.init(judging:),
    ]
    for read in readings {
      if let happening = read(line) {
        self = happening
        return
      }
    }
    return nil
  }

  private init?(judging line: Line) {
    switch (line.from, line.what) {
    case (.server, "network"):
      guard let change = line["change"].flatMap(NetworkChange.init) else { return nil }
      self = .network(change)
    case (.apple, "reachability"):
      guard let reachability = line["change"].flatMap(Apple.Reachability.init) else { return nil }
      self = .apple(reachability)
    case (.system, "moved"):
      guard let event = line["event"].flatMap({ Event.named[$0] }),
        let phase = line["phase"].flatMap({ Phase.named[$0] })
      else { return nil }
      self = .moved(event, to: phase)
    case (_, "broke"):
      guard let violation = line["mistake"].flatMap(Violation.init), let detail = line["detail"] else {
        return nil
      }
      self = .violation(violation, detail)
    case (.system, "reliedOn"):
      guard let reading = Reading.allCases.first(where: { $0.rule == line["rule"] }),
        let setting = line["setting"]
      else { return nil }
      self = .reading(reading, setting)
    default: return nil
    }
  }
}

extension Line {
  init(_ from: Lane, _ to: Lane, _ what: String, _ with: [(String, String?)]) {
    self.init(from, to, what, with.compactMap { name, value in value.map { Message.Field(name, $0) } })
  }
}

extension Violation {
  /// Who made it.
  package var lane: Lane { self == .offeredNoWindow ? .app : .handler }
}

extension Event {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
}

extension Phase {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
}
