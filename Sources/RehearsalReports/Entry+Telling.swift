package import Rehearsal

extension Trace.Entry {
  /// The entry in one line, for somebody who follows as it happens; `nil` for what a story does not tell.
  package var told: String? {
    guard happening.isTold else { return nil }
    let line = happening.line
    let way = line.from == line.to ? line.from.rawValue : "\(line.from.rawValue) ▶ \(line.to.rawValue)"
    return "\(instant)  \(way.padded(to: 18))\(happening.sentence(as: line))".plain
  }
}

extension Happening {
  /// Whether a story has a line for it.
  var isTold: Bool {
    switch self {
    case .moved, .reading: false
    case .user, .app, .system, .handler, .server, .network, .apple, .violation, .incident, .stopped: true
    }
  }
}
