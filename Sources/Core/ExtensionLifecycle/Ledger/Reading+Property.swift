extension Reading {
  /// Where a profile has its setting, written as it is in Swift; of one that has a setting.
  package var property: String {
    switch self {
    case .baseClass: "baseClassCode"
    case .forwarding: "autoFill.providerBaseClass"
    case .parentDomain: "autoFill.siteMatching"
    case .identityStoreFailures, .sourceOrder, .lockedStoreError, .fewSeconds, .upgradeByTheWay,
      .authorizationError, .accountByApple, .keychainByTheWay, .cleanUpDelay,
      .earlyPresentation, .storedIdentities:
      "autoFill.\(name)"
    case .failureNews, .insertion, .presentationContext: "inApp.\(name)"
    case .unreachable, .unfoundedCompletion, .afterAppleCancel, .serverBeforeApple: "signInWithApple.\(name)"
    case .browserStays: "inApp.errands.browserBehind"
    case .hastyTurnOn: "inApp.errands.turnOnPause"
    case .extensionErrands: "inApp.errands.forExtensions"
    case .browserPlace, .otherSheet, .ownCancel, .saveReturns, .exportCancel, .otherEnd, .importToken,
      .undeclaredActivity:
      "inApp.errands.\(name)"
    case .instances, .patience, .completionAfterCancel, .leavingApp, .turnedDown, .noWindow, .foreignError,
      .afterTheEnd, .processReuse, .busyController, .endedProcess, .passwordRules, .asksForInterface,
      .cancelTap, .identityNotFound, .sameIdentity, .formHost, .workOrder, .foreignGroup, .keyboardRoom,
      .cleanUpExpiry, .wayOut, .otherCompletion, .lockedDevice, .recommendationOffers, .recognition,
      .lifeAfterAnswer, .deletedApp, .restart, .memoryBudget, .shortMemory, .patienceUnderSheet:
      name
    }
  }
}
