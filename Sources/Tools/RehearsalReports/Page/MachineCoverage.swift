import Rehearsal
import RehearsalExplorer

/// How often requests stood in each phase and took each event there, over all runs of a page.
struct MachineCoverage: Sendable {
  private var counts: [Film.Move.Place: Int] = [:]
  /// What was asked for in those runs, because nothing else could have happened in them.
  private var requests: Set<Request> = []

  mutating func add(_ film: Film) {
    for machineRun in film.machineRuns {
      requests.insert(machineRun.request)
      for move in machineRun.moves { counts[move.place, default: 0] += 1 }
    }
  }

  mutating func add(_ coverage: Coverage, of requests: [Request]) {
    self.requests.formUnion(requests)
    for phase in Phase.all {
      for event in Event.all where coverage.count(of: event, in: phase) > 0 {
        counts[Film.Move.Place(phase: phase, event: event), default: 0] += coverage.count(
          of: event, in: phase)
      }
    }
  }

  var isEmpty: Bool { counts.isEmpty }

  /// The part of the page that shows it; nothing where no run went through a machine.
  var html: String {
    guard !isEmpty else { return "" }
    let possible = possible
    let phases = Phase.all.filter { phase in
      phase.outcome == nil && Event.all.contains { possible.contains(.init(phase: phase, event: $0)) }
    }
    let events = Event.all.filter { event in
      phases.contains { possible.contains(.init(phase: $0, event: event)) }
    }
    let all = phases.flatMap { phase in events.map { Film.Move.Place(phase: phase, event: $0) } }
      .filter(possible.contains)
    let seen = all.count { counts[$0] != nil }
    let heads = events.map { "<th scope=\"col\"><span>\($0.description.shown)</span></th>" }.joined()
    let rows = phases.map { phase in
      "<tr><th scope=\"row\">\(phase.description.shown)</th>"
        + events.map { event in
          let place = Film.Move.Place(phase: phase, event: event)
          return possible.contains(place) ? cell(at: place) : "<td class=\"never\">·</td>"
        }.joined() + "</tr>\n"
    }.joined()
    return """
      <section id="coverage" aria-labelledby="coverage-title" data-view>
      <h2 id="coverage-title" tabindex="-1">Coverage</h2>
      <p class="lead">\(seen) of \(all.count) things that can happen to an open request happened in some run. \
      A number says how often, 0 that it never did, and a point that no phone lets it happen there.</p>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="coverage-title"><table class="heat">
      <thead><tr><th scope="col">phase</th>\(heads)</tr></thead>
      <tbody>
      \(rows)</tbody></table></div>
      </section>

      """
  }

  private func cell(at place: Film.Move.Place) -> String {
    let count = counts[place] ?? 0
    let heat = count == 0 ? 0 : min(5, 1 + (Int.bitWidth - count.leadingZeroBitCount) / 2)
    return "<td class=\"h\(heat)\">\(count)</td>"
  }

  /// What some phone can let happen to what was asked for, and whatever did happen.
  private var possible: Set<Film.Move.Place> {
    Set(
      requests.flatMap { request in
        RequestLifecycle(request).answers.filter(\.transition.isPossible).map {
          Film.Move.Place(phase: $0.phase, event: $0.event)
        }
      }
    ).union(counts.keys)
  }
}

extension Film.Move {
  /// A phase and an event that came there.
  struct Place: Hashable {
    let phase: Phase
    let event: Event
  }

  var place: Place { Place(phase: from, event: event) }
}
