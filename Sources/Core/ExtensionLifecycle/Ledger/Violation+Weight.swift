/// How heavy a mistake is, and whose it can be.
extension Violation {
  /// Whether the rule is broken, or good advice not taken.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// The system holds it against the extension, or users suffer from it.
    case broken
    /// It works, and is not how it should be done.
    case advisory
  }

  /// How heavy it is.
  public var weight: Weight {
    switch self {
    case .usedBetaCode, .askedAppleBeforeServer, .keptPassword, .gaveReasonAfterAppleCancel, .canceledForUser,
      .askedForInteractionUnasked, .forgotSuper, .presentedWithAnimation, .replacedWholeStore,
      .redidWork, .workedWhileLoading, .showedInterfaceInVain, .preparedSlowly, .gaveInSlowly, .askedAppUser,
      .gaveUpOnBusyStore, .presentedOverAnother, .keptUnknownIdentity:
      .advisory
    case .neverAnswered, .answeredTwice, .spokeAfterEnd, .completedAppleForPassword,
      .completedPasswordForApple, .ignoredCancel, .wentOnAfterCancel, .failedAfterCancel, .canceledTwice,
      .usedForeignDomain, .usedUnknownCode, .askedForInteractionInVain, .presentedOffScreen,
      .askedAppleForPassword, .askedAppleTwice, .completedWithoutApple, .completedBeforeLinking,
      .gaveReasonForUserCanceled, .usedOtherCodeAfterAppleCancel, .showedInterfaceAfterAppleCancel,
      .blamedUserForApple, .completedForAnotherUser, .completedWithRefusedPassword, .committedWithoutAsking,
      .leftUnanswered, .didNotOverride, .offeredNoWindow, .tookTooLong, .presentedInSilence,
      .completedAsAnother, .askedForInterfaceAgain, .askedForInterfaceByTheWay, .askedForInterfaceToGenerate,
      .missedWhatNobodyNamed, .usedForeignError, .answeredReport, .offeredNoCancel, .hidCredentials,
      .providedForAnother, .updatedStoreUnasked, .updatedDisabledStore, .removedFromFreshStore,
      .keptStaleIdentity, .leftStoreBehind, .askedAfterGenerating, .removedPasswordByTheWay,
      .removedWhileGenerating, .leftToBaseClass, .answeredForUser, .askedForFaceAgain,
      .lostStore, .signedAnotherHash, .wroteBadBytes, .servedAnotherParty, .leftPresenceOut,
      .leftVerificationOut, .claimedUserByTheWay, .mixedUpBackup, .madeUnaskedKey, .attestedFalsely,
      .mixedUpIdentifiers, .madeExcludedPasskey, .saidExcluded, .usedUnaskedPasskey, .signedFalsely,
      .stoodStill, .answeredBesideAsked, .gaveWrongCode, .sentCodeTwice, .overwroteUnseen, .keptFileLocked,
      .tookTooMuchMemory, .changedScreenElsewhere, .gaveAnotherThanTapped, .emptiedStore,
      .listedTwice, .filledAnotherThanSaved, .leftUserAlone, .ignoredNews, .ignoredTap, .gaveTwoCodes,
      .heardByNobody, .generatedAgainstRules, .blamedUserForFailure, .gaveToUnrecognized, .loggedPassword,
      .disclosedPassword, .listedUnrecognized, .ignoredOwner, .leftFormDead, .askedNobodyAgain,
      .openedFallenLock, .presentedTooEarly, .askedWhoTurnedDown, .gaveUpBeforeAsking,
      .toldAppPassword, .setEmptyPassword:
      .broken
    }
  }

  /// Whether only a credential provider can make it.
  public var isOfProvider: Bool {
    [
      .redidWork, .askedForFaceAgain, .gaveToUnrecognized, .filledAnotherThanSaved, .ignoredNews, .ignoredTap,
      .gaveTwoCodes, .listedUnrecognized, .openedFallenLock, .presentedTooEarly,
      .askedWhoTurnedDown, .gaveUpBeforeAsking,
    ].contains(self)
      || ["CP-", "IS-", "OC-", "WA-"].contains { rule.hasPrefix($0) }
  }
}
