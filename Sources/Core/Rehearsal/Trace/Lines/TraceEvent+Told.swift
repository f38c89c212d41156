/// The lines of everything that can happen.
extension TraceEvent: Told {
  static let kinds = Kinds<Self>(
    [
      .network(.goesDown), .apple(.allCases[0]), .moved(.all[0], to: .all[0]), .reading(.allCases[0], ""),
      .violation(.neverAnswered, ""), .violation(.offeredNoWindow, ""), .incident(.usedSource),
      .stopped(.limit(0)),
    ] + UserAction.kinds.map(user) + AppAction.kinds.map(app) + SystemAction.kinds.map(system)
      + HandlerAction.kinds.map(handler) + ServerAction.kinds.map(server))

  /// The line that says it.
  package var line: Line { telling.line }

  /// What a line says; `nil` when no event is said so.
  package init?(_ line: Line) {
    guard let happening = Self.kinds.read(line) else { return nil }
    self = happening
  }

  func told(_ it: Telling) -> Self {
    switch self {
    case .user(let action): .user(action.told(it))
    case .app(let action): .app(action.told(it))
    case .system(let action): .system(action.told(it))
    case .handler(let action): .handler(action.told(it))
    case .server(let action): .server(action.told(it))
    case .network(let change): .network(it("network", .server, .server).word("change", change))
    case .apple(let reachability): .apple(it("reachability", .apple, .apple).word("change", reachability))
    case .moved(let event, let phase):
      .moved(
        it("moved", .system, .system).spelled("event", event.description, Event.named, event),
        to: it.spelled("phase", phase.description, Phase.named, phase))
    case .violation(let violation, let detail):
      .violation(
        it("broke", violation.lane, violation.lane).also("rule", violation.rule).word("mistake", violation),
        it.text("detail", detail))
    case .reading(let reading, let setting):
      .reading(
        it("reliedOn", .system, .system).spelled("rule", reading.rule, Reading.named, reading),
        it.text("setting", setting))
    case .incident(let incident): .incident(it("incident", .handler, .handler).choice(incident))
    case .stopped(let stop): .stopped(it("stopped", .system, .system).choice(stop))
    }
  }
}

extension Event {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
}

extension Phase {
  fileprivate static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.description, $0) })
}

extension Reading {
  fileprivate static let named = Dictionary(allCases.map { ($0.rule, $0) }) { first, _ in first }
}
