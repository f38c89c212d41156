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
    let all = terms.requests
    let steps = all[min(requests, all.count - 1)]
    if terms.isOfAutoFill, !simulation.isProviderEnabled, !steps.contains(.enabling) {
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
  func offerAutoFill(_ offer: (Choice) -> Void) {
    if terms.deviations.contains(.user), !simulation.isDeviceLocked { offerUserOfAutoFill(offer) }
    guard terms.deviations.contains(.system) else { return }
    if !isDone, simulation.isProviderEnabled, !simulation.isIdentityStoreBusy {
      offer(.system(.occupiesStore))
    }
    guard isBetweenRequests, simulation.processState != .absent else { return }
    if isAskedMore || simulation.isCleaningUp { offer(.system(.endsProcess)) }
    // Because nobody else could tell that from an end.
    if simulation.isCleaningUp { offer(.system(.killsProcess)) }
  }

  private func offerUserOfAutoFill(_ offer: (Choice) -> Void) {
    if simulation.isAuthenticating { offer(.user(.failsToAuthenticate)) }
    if !isBetweenRequests { offer(.user(.locksDevice)) }
    guard isBetweenRequests, requests > 0 else { return }
    if requests <= terms.requests.count, simulation.isProviderEnabled { offer(.user(.asksAgain)) }
    guard isAskedMore else { return }
    if simulation.isProviderEnabled { offer(.user(.disablesProvider)) }
    offer(.user(.restoresBackup))
  }

  private var isBetweenRequests: Bool { simulation.phase == nil || simulation.isRequestOver }

  private var isAskedMore: Bool { requests < terms.requests.count }

  private var isDone: Bool { isBetweenRequests && !isAskedMore }
}
