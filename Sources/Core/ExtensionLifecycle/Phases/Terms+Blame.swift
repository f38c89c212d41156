/// What is wrong with an error that a handler cancels with.
extension Terms {
  struct Fault {
    var violations: [Violation] = []
    var readings: Readings = []
  }

  func blame(for cancellation: Cancellation, attempt: Attempt, apple: AppleAnswer?) -> Fault {
    var fault = Fault()
    switch cancellation {
    case .failed, .failedWithReason: break
    case .userCanceled:
      if attempt == .silent && apple == nil { fault.violations.append(.canceledForUser) }
    case .userCanceledWithReason: fault.violations.append(.gaveReasonForUserCanceled)
    case .needsInteraction: fault.violations.append(.askedForInteractionInVain)
    case .identityNotFound:
      fault.violations.append(.usedBetaCode)
      fault.readings.insert(.identityNotFound)
    case .unknownCode:
      fault.violations.append(.usedUnknownCode)
      fault.readings.insert(.foreignError)
    case .foreignDomain:
      fault.violations.append(.usedForeignDomain)
      fault.readings.insert(.foreignError)
    }
    if let apple { judge(cancellation, after: apple, &fault) }
    return fault
  }

  private func judge(_ cancellation: Cancellation, after apple: AppleAnswer, _ fault: inout Fault) {
    switch apple {
    case .authorized: break
    case .couldNotBeReached:
      if cancellation == .userCanceled { fault.violations.append(.blamedUserForApple) }
    case .wasCanceled:
      fault.readings.insert(.afterAppleCancel)
      switch (cancellation, profile.signInWithApple.afterAppleCancel) {
      case (.userCanceled, .isEither), (.userCanceled, .isUserCanceled), (.failed, .isEither),
        (.failed, .isFailed):
        break
      case (.failedWithReason, .isEither), (.failedWithReason, .isFailed):
        fault.violations.append(.gaveReasonAfterAppleCancel)
      case (.userCanceled, .isFailed), (.failed, .isUserCanceled), (.failedWithReason, .isUserCanceled):
        fault.violations.append(.usedOtherCodeAfterAppleCancel)
      case (.userCanceledWithReason, _), (.needsInteraction, _), (.identityNotFound, _), (.unknownCode, _),
        (.foreignDomain, _):
        break
      }
    }
  }
}
