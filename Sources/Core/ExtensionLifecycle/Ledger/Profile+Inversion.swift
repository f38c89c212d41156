/// The switches of the rule that is turned round, the other way.
extension Profile {
  /// Where nobody sets it.
  mutating func invertDefaults() {
    Self.defaults[Ledger.inverted]?(&self)
  }

  /// Where a test sets it both ways.
  package mutating func invertSettings() {
    Self.settings[Ledger.inverted]?(&self)
  }

  private static let defaults: [String: @Sendable (inout Profile) -> Void] = [
    "AS-3": { $0.patience = .seconds(11) },
    "AS-4": { $0.baseClassCode = .userCanceled },
    "AS-10": { $0.autoFill.identityStoreFailures = 4 },
    "AS-27": { $0.autoFill.providerBaseClass = .cancels },
    "AS-28": { $0.autoFill.siteMatching = .hostAndParents },
    "AS-31": { $0.autoFill.fewSeconds = .seconds(6) },
    "AS-32": { $0.workOrder = .isKept },
    "AS-35": { $0.inApp.failureNews = .isBare },
    "AS-39": { $0.lifeAfterAnswer = .seconds(6) },
    "AS-42": { $0.autoFill.upgradeByTheWay = .isEverywhere },
    "AS-43": { $0.autoFill.authorizationError = .isAlwaysFailed },
    "AS-60": { $0.autoFill.accountByApple = .isPassedOver },
    "AS-61": { $0.autoFill.keychainByTheWay = .never },
    "AS-62": { $0.autoFill.cleanUpDelay = .milliseconds(200) },
    "AS-44": { $0.memoryBudget = 121 },
    "AS-46": { $0.autoFill.sourceOrder = .keychainFirst },
    "AS-47": { $0.inApp.errands.browserPlace = .anywhere },
    "AS-48": { $0.inApp.errands.otherSheet = .makesRoom },
    "AS-49": { $0.inApp.errands.ownCancel = .isSilent },
    "AS-50": { $0.inApp.errands.browserBehind = .closes },
    "AS-51": { $0.inApp.errands.saveReturns = .onceDecided },
    "AS-52": { $0.inApp.errands.turnOnPause = nil },
    "AS-53": { $0.inApp.errands.forExtensions = .asForApps },
    "AS-54": { $0.inApp.errands.exportCancel = .isCredentialExport },
    "AS-55": { $0.inApp.errands.otherEnd = .takesNothing },
    "AS-56": { $0.inApp.errands.importToken = .isGoodAgain },
    "AS-57": { $0.inApp.errands.undeclaredActivity = .isGiven },
    "CX-1": { $0.signInWithApple.afterAppleCancel = .isUserCanceled },
    "CX-27": { $0.autoFill.earlyPresentation = .isDropped },
    "CX-28": { $0.autoFill.storedIdentities = .areOfTheSystem },
    "CX-22": { $0.recommendationOffers = .highPriority },
  ]

  private static let settings: [String: @Sendable (inout Profile) -> Void] = [
    "AS-1": { $0.instances.turnRound() },
    "AS-7": { $0.inApp.insertion.turnRound() },
    "AS-8": { $0.signInWithApple.unreachable.turnRound() },
    "AS-12": { $0.completionAfterCancel.turnRound() },
    "AS-13": { $0.leavingApp.turnRound() },
    "AS-14": { $0.signInWithApple.unfoundedCompletion.turnRound() },
    "AS-18": { $0.processReuse.turnRound() },
    "CX-2": { $0.asksForInterface.turnRound() },
    "CX-7": { $0.cancelTap.turnRound() },
    "CX-10": { $0.inApp.presentationContext.turnRound() },
    "CX-23": { $0.signInWithApple.serverBeforeApple.turnRound() },
  ]
}

extension CaseIterable where Self: Equatable {
  /// Takes another reading than the one it has.
  fileprivate mutating func turnRound() {
    if let other = Self.allCases.first(where: { $0 != self }) { self = other }
  }
}
