import Rehearsal

/// Properties that are looked at while a path goes on.
extension Run {
  /// Looks at the moment that the path has come to.
  func observe() {
    progress.settle(terms, simulation)
    guard !terms.properties.isEmpty else { return }
    let moment = moment
    observed = simulation.countOfEntries
    if progress.standings.isEmpty {
      progress.standings = terms.properties.map { _ in .open }
    }
    for (index, property) in terms.properties.enumerated() where progress.standings[index] != .broken {
      progress.standings[index] = property.form.standing(at: moment, after: progress.standings[index])
    }
  }

  /// What a property says of a path that is over, but for one that takes its trace.
  private func holds(_ form: Property.Form, at index: Int) -> Bool {
    let standing = progress.standings.indices.contains(index) ? progress.standings[index] : .open
    return switch form {
    case .atEnd(let question): question(moment)
    case .always: standing != .broken
    case .eventually: standing == .noted
    case .leads: standing == .open
    case .sometimes, .path: true
    }
  }

  /// The properties that do not hold now that it is over, by their places; ends the rehearsal where one takes its trace.
  func failingProperties() -> [Int] {
    let properties = terms.properties
    // Before it is finished: what ends the rehearsal is none of its moments.
    let failing = properties.indices.filter { !holds(properties[$0].form, at: $0) }
    guard properties.contains(where: \.takesTrace) else { return failing }
    let trace = simulation.finish()
    return (failing + properties.indices.filter { !properties[$0].holds(in: trace) }).sorted()
  }

  private var moment: Moment {
    simulation.look {
      Moment(world: $0, news: $0.timeline.entries[min(observed, $0.timeline.entries.count)...])
    }
  }
}

extension Property.Form {
  fileprivate func standing(at moment: Moment, after last: PropertyStanding) -> PropertyStanding {
    switch self {
    case .atEnd, .path: .open
    case .always(let question): question(moment) ? .open : .broken
    case .eventually(let question), .sometimes(let question):
      last == .noted || question(moment) ? .noted : .open
    case .leads(let cause, let effect):
      (last == .noted || cause(moment)) && !effect(moment) ? .noted : .open
    }
  }
}
