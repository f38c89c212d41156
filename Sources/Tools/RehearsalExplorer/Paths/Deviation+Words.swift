import Rehearsal

/// What goes without saying, in words.
extension Deviation.Usual {
  /// What happens when nobody does anything else, as a sentence; `nil` when nothing is to come.
  func name(in run: Run) -> String? {
    switch self {
    case .ends: nil
    case .goesOn: Self.due(in: run.simulation.world)
    case .acts: Self.intention(in: run)
    case .approves: "the user approves Apple's sheet"
    case .resumes: "the system resumes the extension"
    case .asks: "the user turns to AutoFill"
    case .authenticates: "the user authenticates"
    case .unlocks: "the user unlocks the device"
    }
  }

  /// What is due next without anybody's doing, and when; `nil` where nothing is.
  static func due(in world: World) -> String? {
    if world.isBetweenCalls { return "the system calls the extension to prepare its interface" }
    guard let instant = world.nextInstant else { return nil }
    var due = world.nextWork == instant ? ["work that the handler started goes on"] : []
    world.timeline.agenda.forEach(through: instant) { due.append($1.description) }
    return "at \(instant) \(due.joined(separator: ", "))"
  }

  /// What a user who acts is going to do, as far as it can be told before.
  private static func intention(in run: Run) -> String {
    guard let interface = run.simulation.look(\.touchable) else { return "" }
    let typing = interface.fieldsToFill.map { field in
      "types “\(run.terms.situation.answer(to: field, in: run.simulation.world))” into “\(field)”"
    }
    let acts = typing + (interface.firstButton.map { ["taps “\($0)”"] } ?? [])
    return "the user " + acts.joined(separator: ", ")
  }
}
