/// A mistake of the code under rehearsal: of the handler, or of the app around it.
///
/// What a script asks of a phone that no phone could do is no violation, and neither is what the network did.
public enum Violation: String, Hashable, Sendable, CaseIterable {
  case neverAnswered = "never answered"
  case answeredTwice = "answered twice"
  case spokeAfterEnd = "spoke after the end"
  case completedAppleForPassword = "completed a strong password request as an Apple upgrade"
  case completedPasswordForApple = "completed an Apple upgrade as a password change"
  case ignoredCancel = "ignored the Cancel"
  case wentOnAfterCancel = "went on after Cancel"
  case failedAfterCancel = "answered Cancel with another error"
  case canceledTwice = "canceled both itself and through the default"
  case usedForeignDomain = "used an error of another domain"
  case usedUnknownCode = "used a code the domain does not have"
  case usedBetaCode = "used credentialIdentityNotFound"
  case askedForInteractionInVain = "asked for interaction where it is not honoured"
  case presentedOffScreen = "presented something while off screen"
  case askedAppleForPassword = "asked Apple in a strong password request"
  case askedAppleTwice = "asked Apple twice at once"
  case askedAppleBeforeServer = "asked Apple before its server"
  case completedWithoutApple = "completed an Apple upgrade without Apple's credential"
  case completedBeforeLinking = "completed an Apple upgrade the server does not know of"
  case keptPassword = "left the password in force after an Apple upgrade"
  case gaveReasonForUserCanceled = "gave a reason beside userCanceled"
  case gaveReasonAfterAppleCancel = "gave a reason after the user canceled Apple's sheet"
  case usedOtherCodeAfterAppleCancel = "used the other code after the user canceled Apple's sheet"
  case showedInterfaceAfterAppleCancel = "showed more interface after the user canceled Apple's sheet"
  case blamedUserForApple = "said userCanceled when Apple could not be reached"
  case canceledForUser = "said userCanceled though the user canceled nothing"
  case completedForAnotherUser = "completed for another user"
  case completedWithRefusedPassword = "completed with a password the server refuses"
  case committedWithoutAsking = "completed without asking its server"
  case askedForInteractionUnasked = "asked for interaction before asking its server"
  case leftUnanswered = "left the request unanswered"
  case didNotOverride = "did not override a call it needs"
  case offeredNoWindow = "offered no window"
  case forgotSuper = "forgot to call super"
  case tookTooLong = "took longer than the few seconds AutoFill waits"
  case presentedInSilence = "presented something in the silent call"
  case presentedWithAnimation = "presented with an animation while preparing"
  case completedAsAnother = "completed with what was not asked for"
  case askedForInterfaceAgain = "asked for its interface while it has it"
  case askedForInterfaceByTheWay = "asked for its interface to make a passkey by the way"
  case askedForInterfaceToGenerate = "asked for its interface to generate passwords"
  case missedWhatNobodyNamed = "missed an identity nobody named"
  case usedForeignError = "used an error AutoFill does not know"
  case answeredReport = "answered news that wants no answer"
  case offeredNoCancel = "offered no way to cancel"
  case hidCredentials = "hid credentials in its list"
  case providedForAnother = "provided another credential than the chosen one"
  case updatedStoreUnasked = "updated its identity store without asking for its state"
  case updatedDisabledStore = "updated its identity store while it is disabled"
  case removedFromFreshStore = "removed from an identity store that takes no incremental updates"
  case replacedWholeStore = "replaced its whole identity store for a change"
  case keptStaleIdentity = "kept an identity it cannot provide"
  case leftStoreBehind = "saved a password and left its identity store behind"
  case askedAfterGenerating = "asked for more after a generated password was filled in"
  case redidWork = "did in a reused process what it had done before"

  /// Whether the rule is broken, or good advice not taken.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case broken
    case advisory
  }

  /// How heavy it is.
  public var weight: Weight {
    switch self {
    case .usedBetaCode, .askedAppleBeforeServer, .keptPassword, .gaveReasonAfterAppleCancel, .canceledForUser,
      .askedForInteractionUnasked, .forgotSuper, .presentedWithAnimation, .replacedWholeStore,
      .redidWork:
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
      .keptStaleIdentity, .leftStoreBehind, .askedAfterGenerating:
      .broken
    }
  }

  /// Whether only a credential provider can make it.
  public var isOfProvider: Bool {
    self == .redidWork || rule.hasPrefix("CP-") || rule.hasPrefix("IS-")
  }

  /// The number of the rule it breaks.
  public var rule: String {
    switch self {
    case .neverAnswered: "AS-3"
    case .answeredTwice, .spokeAfterEnd: "AS-5"
    case .completedAppleForPassword: "AM-10"
    case .completedPasswordForApple: "SI-10"
    case .ignoredCancel: "AM-22"
    case .wentOnAfterCancel, .failedAfterCancel: "AM-21"
    case .canceledTwice: "CX-6"
    case .usedForeignDomain, .usedUnknownCode: "AM-11"
    case .usedBetaCode: "CX-9"
    case .askedForInteractionInVain: "AM-13"
    case .presentedOffScreen: "AM-5"
    case .askedAppleForPassword: "SI-2"
    case .askedAppleTwice: "SI-3"
    case .askedAppleBeforeServer: "SI-2"
    case .completedWithoutApple, .completedBeforeLinking: "SI-10"
    case .keptPassword: "SI-12"
    case .gaveReasonForUserCanceled, .showedInterfaceAfterAppleCancel: "SI-8"
    case .gaveReasonAfterAppleCancel, .usedOtherCodeAfterAppleCancel: "CX-1"
    case .blamedUserForApple: "SI-9"
    case .canceledForUser: "AM-11"
    case .completedForAnotherUser, .completedWithRefusedPassword: "AM-9"
    case .committedWithoutAsking: "AM-8"
    case .askedForInteractionUnasked: "AM-27"
    case .leftUnanswered: "PL-5"
    case .didNotOverride: "AM-24"
    case .offeredNoWindow: "IA-6"
    case .forgotSuper: "AS-2"
    case .tookTooLong: "CP-14"
    case .presentedInSilence: "CP-9"
    case .presentedWithAnimation: "CP-28"
    case .completedAsAnother: "CP-21"
    case .askedForInterfaceAgain: "CP-10"
    case .askedForInterfaceByTheWay: "CP-22"
    case .askedForInterfaceToGenerate: "CP-25"
    case .missedWhatNobodyNamed: "CP-16"
    case .usedForeignError: "CP-17"
    case .answeredReport: "CP-23"
    case .offeredNoCancel: "CP-6"
    case .hidCredentials: "CP-3"
    case .providedForAnother: "CP-9"
    case .updatedStoreUnasked: "IS-10"
    case .updatedDisabledStore: "IS-4"
    case .removedFromFreshStore: "IS-8"
    case .replacedWholeStore: "IS-11"
    case .keptStaleIdentity: "IS-6"
    case .leftStoreBehind, .askedAfterGenerating: "CP-24"
    case .redidWork: "PL-1"
    }
  }
}
