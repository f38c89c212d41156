/// What the machine cannot see of an upgrade, because it takes values to see it.
extension OpenRequest {
  /// What was said of an upgrade that the system took, held against what is true.
  func mistakesInCompletion(over server: ServerState) -> [Mistake] {
    var mistakes = answersHeard == 0 ? [Mistake(.committedWithoutAsking)] : []
    mistakes += mistakesInShowing
    switch request.upgrade {
    case nil: break
    case .strongPassword:
      guard let completed = answer.completed else { return mistakes }
      if completed.user != details.existing.user {
        mistakes.append(
          Mistake(.completedForAnotherUser, "\(completed.user) instead of \(details.existing.user)"))
      }
      if let other = owner(of: completed.password, at: server) {
        mistakes.append(Mistake(.completedForAnotherUser, "with the password of \(other)"))
      }
      if !server.accepts(completed.user, completed.password) {
        mistakes.append(Mistake(.completedWithRefusedPassword, completed.password))
      }
    case .signInWithApple: mistakes += mistakeInLinking(over: server).map { [$0] } ?? []
    }
    return mistakes
  }

  /// Whether an upgrade was completed with the password that was to be replaced.
  package var isEmptyUpgrade: Bool {
    request.upgrade == .strongPassword && outcome == .upgraded
      && answer.completed?.password == details.existing.password
      && details.existing.password != details.newPassword
  }

  /// The interface came up in the middle of another app, and everything went its way without the user.
  var mistakesInShowing: [Mistake] { isInterfaceIdle ? [Mistake(.showedInterfaceInVain)] : [] }

  /// The handler wants the user before it asked its server whether that is needed; a credential provider knows by
  /// itself.
  var mistakesInSteppingUp: [Mistake] {
    guard !isForProvider, case .preparing = lifecycle.phase else { return [] }
    if answersHeard == 0 { return [Mistake(.askedForInteractionUnasked)] }
    let isVouchedFor = details.userInfo?.isEmpty == false && !input.isCalledFor
    return isVouchedFor ? [Mistake(.askedAppUser)] : []
  }

  /// The handler asks Apple before its server.
  var mistakesInAsking: [Mistake] {
    guard request.upgrade?.needsApple == true, !isFinished, answersHeard == 0 else { return [] }
    return [Mistake(.askedAppleBeforeServer)]
  }

  /// Who else signs in with a password that was not there before, nor generated for this request; `nil` where nobody does.
  private func owner(of password: String, at server: ServerState) -> String? {
    guard password != details.newPassword, password != details.existing.password else { return nil }
    return server.accounts.first {
      $0.user != details.existing.user && $0.passwords.containsExactly(password)
    }?.user
  }

  private func mistakeInLinking(over server: ServerState) -> Mistake? {
    guard let appleUser, server.opens(user, withApple: appleUser) else {
      return Mistake(.completedBeforeLinking)
    }
    // Nobody signs in for the sake of the question, and so a server that has no copy is not asked.
    var later = server
    guard later.separate() else { return nil }
    _ = later.answer(.signIn(appleUser: appleUser))
    let account = later.accounts.first { $0.appleUser == appleUser }
    guard let account, let password = account.passwords.last else { return nil }
    return Mistake(.keptPassword, "\(account.user) still signs in with \(password)")
  }
}

/// Mistakes that the machine found, as what they are.
extension OpenRequest {
  /// Whether a handler could not have helped it, because the system cut its time short.
  func excuses(_ violation: Violation, _ process: ProcessState) -> Bool {
    switch violation {
    case .neverAnswered, .tookTooLong: wasCutShort || answer.isLeftOut
    // Who has answered already has nothing more to say.
    case .ignoredCancel: wasCutShort || answer.isLeftOut || hasCrossedCancel
    // That is told as what it is.
    case .canceledForUser: input.isLetDown
    // The base class chose that code.
    case .usedUnknownCode, .usedForeignError: answer.wayOfCanceling == .throughBaseClass
    // Nobody tells a handler that the system has lost patience with it.
    case .spokeAfterEnd: process.cutShort.contains(process.utterance.attempt)
    // What it said and the call that told it of the Cancel crossed on the way.
    case .wentOnAfterCancel, .failedAfterCancel: process.utterance.isCrossing
    case .answeredTwice: hasCrossedCancel || hasGivenInLate
    default: false
    }
  }

  /// Whether it gave in to a user who tapped a way out while the process stood still, as often as it heard of it, or after
  /// it had given what was asked for: nobody takes a tap back that is on its way.
  private var hasGivenInLate: Bool {
    guard answer.wayOfCanceling == .byItself else { return false }
    let hasGiven = answer.provided != nil || answer.completed != nil
    return hasGiven ? input.hasLeftUnheard : input.hasLeftTwice && answer.error == .userCanceled
  }

  /// A mistake by its right name: the machine does not see whether the base class spoke.
  func byRightName(_ violation: Violation, in phase: Phase) -> Violation {
    guard violation == .answeredTwice, answer.isCanceledBothWays, case .finished(let end) = phase,
      end.ender == .handlerAfterCancel
    else { return violation }
    return .canceledTwice
  }

  /// What there was to see of a mistake.
  func detail(of violation: Violation, _ profile: Profile) -> String {
    switch violation {
    case .usedForeignDomain, .usedUnknownCode, .failedAfterCancel, .usedForeignError:
      answer.error?.description ?? ""
    case .gaveReasonForUserCanceled, .gaveReasonAfterAppleCancel: answer.error?.reason ?? ""
    case .neverAnswered: "silent for \(profile.setting(of: .patience) ?? "")"
    case .tookTooLong: "silent for \(profile.setting(of: .fewSeconds) ?? "")"
    case .ignoredCancel: "10 s after Cancel"
    default: ""
    }
  }
}
