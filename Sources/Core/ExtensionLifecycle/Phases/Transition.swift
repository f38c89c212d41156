/// The whole answer to one event: where the request stands now and what the host must do, in order.
public struct Transition: Hashable, Sendable {
  /// The phase the request is in from now on.
  public let phase: Phase
  /// What the host must carry out, in this order.
  public let commands: [Command]
  /// What the handler did wrong by this event.
  public let violations: [Violation]
  /// The contested and assumed rules this answer rests on.
  public let readings: Readings
  /// `false` where no phone could let this event happen in this phase.
  public let isPossible: Bool

  private init(
    _ phase: Phase, _ commands: [Command], _ violations: [Violation], _ readings: Readings,
    isPossible: Bool = true
  ) {
    self.phase = phase
    self.commands = commands
    self.violations = violations
    self.readings = readings
    self.isPossible = isPossible
  }

  static func go(
    _ phase: Phase, _ commands: [Command] = [], breaking violations: [Violation] = [],
    relyingOn readings: Readings = []
  ) -> Transition {
    Transition(phase, commands, violations, readings)
  }

  static func impossible(in phase: Phase) -> Transition {
    Transition(phase, [], [], [], isPossible: false)
  }

  /// This answer with one more broken rule.
  func alsoBreaking(_ violation: Violation) -> Transition {
    Transition(phase, commands, violations + [violation], readings, isPossible: isPossible)
  }
}
