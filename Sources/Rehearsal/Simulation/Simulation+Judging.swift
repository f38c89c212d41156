/// What the machine cannot see, because it takes values to see it.
extension Simulation {
  /// Holds what the handler said against what is true, once the system took it.
  func judgeCompletion() {
    guard let request else { return }
    if request.answersHeard == 0 { note(.committedWithoutAsking) }
    judgeNeedForInterface(of: request)
    switch request.request.upgrade {
    case nil: break
    case .strongPassword:
      guard let completed = request.completed else { return }
      if completed.user != request.existing.user {
        note(.completedForAnotherUser, "\(completed.user) instead of \(request.existing.user)")
      }
      if !backEnd.accepts(.password(completed)) {
        note(.completedWithRefusedPassword, completed.password)
      }
    case .signInWithApple: judgeLink(of: request)
    }
  }

  /// The interface came up in the middle of another app, and everything went its way without the user.
  func judgeNeedForInterface(of request: OpenRequest) {
    if request.isInterfaceIdle { note(.showedInterfaceInVain) }
  }

  private func judgeLink(of request: OpenRequest) {
    guard let appleUser = request.appleUser, backEnd.accepts(.apple(user: appleUser)) else {
      return note(.completedBeforeLinking)
    }
    let later = BackEnd(copying: backEnd)
    _ = later.answer(.signIn(appleUser: appleUser))
    let account = later.accounts.first { $0.appleUser == appleUser }
    if let account, let password = account.passwords.last {
      note(.keptPassword, "\(account.user) still signs in with \(password)")
    }
  }

  /// The handler wants the user before it asked its server whether that is needed; a credential provider knows by
  /// itself.
  func judgeStepUp() {
    guard let request, !request.isForProvider, case .preparing = request.lifecycle.phase,
      request.answersHeard == 0
    else { return }
    note(.askedForInteractionUnasked)
  }

  /// The handler asks Apple before its server.
  func judgeQuestion() {
    guard let request, request.request.upgrade?.needsApple == true, !request.isFinished,
      request.answersHeard == 0
    else {
      return
    }
    note(.askedAppleBeforeServer)
  }

  /// Whether a handler could not have helped it, because the system cut its time short.
  func isExcused(_ violation: Violation) -> Bool {
    switch violation {
    case .neverAnswered, .tookTooLong, .ignoredCancel: request?.wasCutShort == true
    // Because nobody tells a handler that the system has lost patience with it.
    case .spokeAfterEnd: speaker <= lastCutShort
    // Because what it said and the call that told it of the Cancel crossed on the way.
    case .wentOnAfterCancel, .failedAfterCancel: hasCrossed
    case .answeredTwice: request?.hasCrossedCancel == true
    default: false
    }
  }

  /// A mistake that the machine found, as what it is: the machine does not see whether the base class spoke.
  func byRightName(_ violation: Violation, in phase: Phase) -> Violation {
    guard violation == .answeredTwice, request?.isCanceledBothWays == true, case .finished(let end) = phase,
      end.ender == .handlerAfterCancel
    else { return violation }
    return .canceledTwice
  }

  /// What there was to see of a mistake that the machine found.
  func detail(of violation: Violation) -> String {
    switch violation {
    case .usedForeignDomain, .usedUnknownCode, .failedAfterCancel: request?.error?.description ?? ""
    case .gaveReasonForUserCanceled, .gaveReasonAfterAppleCancel: request?.error?.reason ?? ""
    case .neverAnswered: "silent for \(phone.profile.setting(of: .patience) ?? "")"
    case .tookTooLong: "silent for \(phone.profile.setting(of: .fewSeconds) ?? "")"
    case .usedForeignError: request?.error?.description ?? ""
    case .ignoredCancel: "10 s after Cancel"
    default: ""
    }
  }

  /// What has happened so far; how it would end is not drawn up, but asked of the simulation itself.
  package var soFar: Trace {
    let setting = premises.setting
    let ending =
      switch closing {
      case .isDrawnUp(let ending): ending
      case .isOpen: Trace.Ending(keychain: setting.keychain, accounts: setting.accounts, stop: stop)
      }
    return Trace(
      setting: setting, entries: earlier.isEmpty ? entries : earlier + entries, ending: ending)
  }

  /// Looks at what there is when everything is over.
  package func judge() {
    judgeWork()
    if request?.isFinished == false, isLeftByHandler { note(.leftUnanswered) }
  }

  /// What there is, as the end of everything.
  var ending: Trace.Ending {
    Trace.Ending(
      instant: now, keychain: phone.keychain, accounts: backEnd.accounts,
      provider: premises.program.isProvider ? phone.autoFill.identityStore.asProvider : nil,
      screen: phone.screen, leftovers: leftovers + (unmetFaults.isEmpty ? [] : [.unmetFault]),
      lockOuts: lockOuts, stop: stop)
  }

  /// What was to happen to messages that nobody has sent so far.
  package var unmetFaults: [Fault] {
    phone.network.faults.filter { $0.number > sentCount(of: $0.message) }
  }

  /// What should not be there any more, if everything were over now.
  package var leftovers: [Leftover] {
    var leftovers: [Leftover] = []
    if request?.isFinished == false { leftovers.append(.openRequest) }
    if case .interface = phone.screen { leftovers.append(.interfaceOnScreen) }
    if case .sheet = phone.screen { leftovers.append(.sheetOnScreen) }
    if agenda.count > 0 || !deferred.isEmpty || wakeUp != nil || !blocked.isEmpty {
      leftovers.append(.pendingWork)
    }
    if !order.wishes.isEmpty { leftovers.append(.openWish) }
    return leftovers
  }

  /// Whether nothing but the handler could have ended the open request: nothing is to come, nobody else is to
  /// act.
  private var isLeftByHandler: Bool {
    guard agenda.count == 0, wakeUp == nil, phone.process.state == .running, stop == nil else {
      return false
    }
    return switch phone.screen {
    case .elsewhere, .message, .signInPrompt, .recommendations: true
    case .interface(let interface, _):
      // Because an interface that lives may wait for what is typed before it enables a button.
      (livingInterface == nil || interface.fields.isEmpty)
        && !interface.buttons.contains { interface.isEnabled($0) == true }
    case .sheet, .authentication: false
    }
  }

  /// Who can no longer sign in with what the phone remembers now.
  package var lockOuts: [LockOut] {
    var lockOuts: [LockOut] = []
    for entry in premises.setting.keychain.entries {
      guard
        premises.setting.accounts.contains(where: {
          $0.user == entry.user && $0.passwords.contains(entry.password)
        })
      else { continue }
      if let saved = phone.keychain.entry(of: entry.user, at: entry.service) {
        if !backEnd.accepts(.password(saved.credential)) {
          lockOuts.append(LockOut(user: entry.user, saved: saved.password))
        }
      } else if !backEnd.accepts(.apple(user: phone.appleUser)), !isSavedUnderAnotherName(entry) {
        lockOuts.append(LockOut(user: entry.user, saved: nil))
      }
    }
    return lockOuts
  }

  private func isSavedUnderAnotherName(_ entry: Keychain.Entry) -> Bool {
    phone.keychain.entries.contains {
      $0.service == entry.service && backEnd.accepts(.password($0.credential))
    }
  }
}

extension IdentityStore {
  fileprivate var asProvider: Trace.Provider {
    Trace.Provider(isEnabled: state.isEnabled, identities: identities)
  }
}

/// What there was when a rehearsal was over, out of the way, because most of those that a search makes are never
/// asked for it.
enum Closing {
  case isOpen
  indirect case isDrawnUp(Trace.Ending)
}
