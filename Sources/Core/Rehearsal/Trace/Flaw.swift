/// One thing that is wrong with what was played.
public enum Flaw: Hashable, Sendable {
  /// The rehearsal ended before its script did.
  case stopped(Stop)
  /// A rule is broken.
  case broken(Violation)
  /// The handler's own work went wrong, and the rehearsal went on.
  case mistaken(Incident)
  /// Somebody is locked out.
  case lockedOut(LockOut)
  /// Something is left over at the end.
  case leftOver(Leftover)
}

extension Flaw: CustomStringConvertible {
  /// What it is, in a line.
  public var description: String {
    switch self {
    case .stopped(let stop): "\(stop)"
    case .broken(let violation): "\(violation.rule): \(violation.lane.rawValue) \(violation.rawValue)"
    case .mistaken(let incident): "\(incident)"
    case .lockedOut(let lockOut): "\(lockOut)"
    case .leftOver(let leftover): "left over: \(leftover.rawValue)"
    }
  }
}

extension Trace {
  /// Everything that is wrong: whatever ended the rehearsal early, every rule that is broken, everybody who is
  /// locked out and all that is left over.
  public var flaws: [Flaw] {
    var flaws: [Flaw] = []
    if let stop = ending.stop { flaws.append(.stopped(stop)) }
    flaws += brokenRules.map(Flaw.broken)
    for incident in incidents where incident.isMistake && ending.stop != .incident(incident) {
      flaws.append(.mistaken(incident))
    }
    flaws += ending.lockOuts.map(Flaw.lockedOut)
    flaws += ending.leftovers.map(Flaw.leftOver)
    return flaws
  }

  /// Whether nothing is wrong.
  public var isSound: Bool { flaws.isEmpty }
}
