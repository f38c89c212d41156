import Rehearsal

extension Deviation {
  /// What becomes of the device, or of another one of the same user.
  public enum DeviceDeviation: String, Hashable, Sendable, CaseIterable {
    /// While this one is at it, so that both give the account a password.
    case upgradesElsewhere = "another device upgrades the same account"
    /// Between two requests; no process of the old version is left.
    case updatesApp = "the app is updated"
    /// Between two requests; what it kept is still there, and its identity store is not (AS-40).
    case offloadsApp = "the app is offloaded and installed again"
    /// Between two requests; of what it kept only the Keychain is still there (AS-40).
    case reinstallsApp = "the app is deleted and installed again"
    /// The user unlocks it again.
    case restarts = "the device is restarted"
    /// Everybody is warned, and who holds much of it after that is killed.
    case runsShortOfMemory = "memory runs short"
    /// By the network, or by hand; what counts goes on as it was.
    case setsClockForward = "the clock is set forward by a day"
    /// As far as it can be set forward.
    case setsClockBack = "the clock is set back by a day"
    /// As some phones were seen to do (CP-30).
    case preparesListAgain = "the system prepares the list again"
  }
}

extension Deviation.DeviceDeviation {
  /// What a phone could come to, in a fixed order.
  static func offer(in world: World, of run: Run, _ offer: (Deviation) -> Void) {
    let (progress, terms) = (run.progress, run.terms)
    // States are numbered level by level, and so none of the happy path is known from a path in which this is not offered.
    let isNamed = terms.deviations.contains(.device)
    guard isNamed || progress.isUsual && terms.deviations.contains(.deviceAlone) else { return }
    guard progress.requests > 0, world.phone.process.state != .absent, !world.isDeviceLocked else { return }
    if world.isRequestOver {
      guard progress.requests < PathTerms.mostRequests else { return }
      if Step.user(.autoFill(.updatesApp)).isTaken(by: world) { offer(.device(.updatesApp)) }
      if isNamed, Step.user(.autoFill(.deletesApp)).isTaken(by: world) {
        offer(.device(.offloadsApp))
        offer(.device(.reinstallsApp))
      }
    } else if !progress.hasChangedPassword, !terms.isOfAutoFill, terms.letsChangePassword(in: world) {
      offer(.device(.upgradesElsewhere))
    }
    offer(.device(.restarts))
    offer(.device(.runsShortOfMemory))
    offer(.device(.setsClockForward))
    offer(.device(.setsClockBack))
    // Some phones were seen to do that, and nothing that Apple says has a list expect it.
    if isNamed, terms.isOfAutoFill, Step.system(.preparesListAgain).isTaken(by: world) {
      offer(.device(.preparesListAgain))
    }
  }

  func take(in run: Run) {
    switch self {
    case .upgradesElsewhere:
      run.progress.hasChangedPassword = true
      run.perform(run.terms.changesPassword)
    case .updatesApp: run.perform(.user(.autoFill(.updatesApp)))
    case .offloadsApp: Self.installAgain(after: .offloadsApp, in: run)
    case .reinstallsApp: Self.installAgain(after: .deletesApp, in: run)
    case .restarts:
      run.perform(.user(.autoFill(.restartsDevice)))
      run.perform(.user(.autoFill(.unlocksDevice)))
    case .runsShortOfMemory: run.perform(.system(.runsShortOfMemory))
    case .setsClockForward: run.perform(.user(.autoFill(.setsClock(by: 86_400))))
    case .setsClockBack:
      run.perform(.user(.autoFill(.setsClock(by: -86_400))))
      // Who reckons with the time of day has more of it now, and a lock falls all the same.
      let delay = run.simulation.look {
        $0.isRequestOver ? Deviation.UserDeviation.lockDelay(in: $0) : nil
      }
      if let delay {
        run.perform(.pass(delay + .seconds(1)))
      }
    case .preparesListAgain: run.perform(.system(.preparesListAgain))
    }
  }

  /// Installs the app after it has gone in one way or another, and turns its provider on again where that was on.
  private static func installAgain(after act: AutoFillAct, in run: Run) {
    let wasEnabled = run.simulation.look(\.phone.autoFill.identityStore.state.isEnabled)
    run.perform(.user(.autoFill(act)))
    run.perform(.user(.autoFill(.installsApp)))
    if wasEnabled { run.perform(.user(.autoFill(.enablesProvider))) }
  }
}
