/// The whole machine, drawn from itself.
extension RequestLifecycle {
  /// One answer of the machine: in a phase, to an event.
  package struct Answer: Hashable, Sendable {
    package let phase: Phase
    package let event: Event
    package let transition: Transition
  }

  /// Every phase that a request like this one can come to, in the order of ``Phase/all``.
  package var reachablePhases: [Phase] {
    var found: Set<Phase> = [phase]
    var open = [phase]
    while let next = open.popLast() {
      for event in events where next.on(event, terms).isPossible {
        let phase = next.on(event, terms).phase
        if found.insert(phase).inserted { open.append(phase) }
      }
    }
    return Phase.all.filter(found.contains)
  }

  /// Every event that can concern a request like this one, in the order of ``Event/all``.
  package var events: [Event] { Event.all.filter { $0.concerns(terms.request.kind) } }

  /// Every answer the machine can be made to give, phase by phase and event by event.
  package var answers: [Answer] {
    reachablePhases.flatMap { phase in
      events.map { Answer(phase: phase, event: $0, transition: phase.on($0, terms)) }
    }
  }
}
