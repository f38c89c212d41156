import Rehearsal

/// Courses in which a user turns to AutoFill.
extension Run {
  /// What a user of AutoFill does next; `nil` where that is what any user does.
  var usualOfAutoFill: Choice.Usual? {
    if simulation.isDeviceLocked { return simulation.nextInstant == nil ? .unlocks : .goesOn }
    if simulation.isAuthenticating { return .authenticates }
    return isBetweenRequests && isAskedMore && simulation.nextInstant == nil ? .asks : nil
  }

  /// Does what it takes to ask once; what is not offered any more nobody can take.
  func ask() {
    let all = situation.requests
    let steps = all[min(requests, all.count - 1)]
    if situation.isOfAutoFill, !simulation.isProviderEnabled, !steps.contains(.enabling) {
      return perform(.enabling)
    }
    requests += 1
    for step in steps {
      // Because a situation whose first request no phone would make is a mistake that must come out.
      guard requests == 1 || simulation.lets(step) else { return }
      perform(step)
    }
  }

  /// Everything that can be done to AutoFill at a point of a course, in a fixed order.
  func addAutoFill(to choices: inout [Choice]) {
    if deviations.contains(.user), !simulation.isDeviceLocked { addUserOfAutoFill(to: &choices) }
    guard deviations.contains(.system) else { return }
    if !isDone, simulation.isProviderEnabled, !simulation.isIdentityStoreBusy {
      choices.append(.system(.occupiesStore))
    }
    guard isBetweenRequests, simulation.phone.process.state != .absent else { return }
    if isAskedMore || simulation.isCleaningUp { choices.append(.system(.endsProcess)) }
    // Because nobody else could tell that from an end.
    if simulation.isCleaningUp { choices.append(.system(.killsProcess)) }
  }

  private func addUserOfAutoFill(to choices: inout [Choice]) {
    if simulation.isAuthenticating { choices.append(.user(.failsToAuthenticate)) }
    if !isBetweenRequests { choices.append(.user(.locksDevice)) }
    guard isBetweenRequests, requests > 0 else { return }
    if requests <= situation.requests.count, simulation.isProviderEnabled {
      choices.append(.user(.asksAgain))
    }
    guard isAskedMore else { return }
    if simulation.isProviderEnabled { choices.append(.user(.disablesProvider)) }
    choices.append(.user(.restoresBackup))
  }

  private var isBetweenRequests: Bool { simulation.phase == nil || simulation.isRequestOver }

  private var isAskedMore: Bool { requests < situation.requests.count }

  private var isDone: Bool { isBetweenRequests && !isAskedMore }
}
