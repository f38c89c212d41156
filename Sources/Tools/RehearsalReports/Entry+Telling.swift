package import Rehearsal

extension Trace.Entry {
  /// The entry in one line, for somebody who follows as it happens; `nil` for what a story does not tell.
  package var told: String? {
    switch happening {
    case .moved, .reading: return nil
    case .user, .app, .system, .handler, .server, .network, .apple, .violation, .incident, .stopped: break
    }
    let line = event.line
    let way = line.from == line.to ? line.from.rawValue : "\(line.from.rawValue) ▶ \(line.to.rawValue)"
    return "\(instant)  \(way.padded(to: 18))\(event.sentence(as: line))".plain
  }
}
