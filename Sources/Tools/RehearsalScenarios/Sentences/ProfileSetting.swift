public import Rehearsal

/// One switch of the profile, set to one of its readings.
public enum ProfileSetting: Hashable, Sendable, CaseIterable {
  /// Whether the request after `userInteractionRequired` has a handler of its own.
  case instances(Profile.Instances)
  /// The code with which the base class cancels.
  case baseClassCode(Profile.BaseClassCode)
  /// What the base class of credential providers does from iOS 17 on.
  case providerBaseClass(Profile.ProviderBaseClass)
  /// What an app hears of a request that failed.
  case failureNews(Profile.FailureNews)
  /// What success in the app does to a Keychain without a matching entry.
  case insertion(Profile.Insertion)
  /// What comes with a missing credential when Apple cannot be reached.
  case unreachable(Profile.Unreachable)
  /// What a completion after Cancel does.
  case completionAfterCancel(Profile.CompletionAfterCancel)
  /// What happens when the user turns to something else.
  case leavingApp(Profile.LeavingApp)
  /// What an Apple upgrade without Apple's credential does.
  case unfoundedCompletion(Profile.UnfoundedCompletion)
  /// Whether the next request runs in the process of the last one.
  case processReuse(Profile.ProcessReuse)
  /// Whether work that is ready at the same time can go in any order.
  case workOrder(Profile.WorkOrder)
  /// With what an update of the identity store fails on a locked device.
  case lockedStoreError(Profile.LockedStoreError)
  /// The code to cancel with after the user canceled Apple's sheet.
  case afterAppleCancel(Profile.AfterAppleCancel)
  /// The code that asks for the interface.
  case asksForInterface(Profile.AsksForInterface)
  /// What comes first when the user taps Cancel.
  case cancelTap(Profile.CancelTap)
  /// Whether the app must offer a window.
  case presentationContext(Profile.PresentationContext)
  /// Which recommendations offer upgrades.
  case recommendationOffers(Profile.RecommendationOffers)
  /// Whether the server is to be asked before Apple.
  case serverBeforeApple(Profile.ServerBeforeApple)
  /// Which sites' credentials a form is offered.
  case siteMatching(Profile.SiteMatching)
  /// When a passkey is made by the way that an app asks for.
  case upgradeByTheWay(Profile.UpgradeByTheWay)
  /// What an app hears whose provider gave nothing.
  case authorizationError(Profile.AuthorizationFailure)
  /// What an app hears that has an account made for somebody who signs in with Apple.
  case accountByApple(Profile.AccountByApple)
  /// Whether iCloud Keychain makes a passkey by the way.
  case keychainByTheWay(Profile.KeychainByTheWay)
  /// What becomes of what is presented while the interface is prepared.
  case earlyPresentation(Profile.EarlyPresentation)
  /// As what the identity store gives back what was saved in it.
  case storedIdentities(Profile.StoredIdentities)
  /// Whose suggestions come first.
  case sourceOrder(Profile.SourceOrder)
  /// What the system does for whoever asks.
  case errand(ErrandSetting)

  /// Every switch in every position.
  public static let allCases: [ProfileSetting] =
    Profile.Instances.allCases.map(Self.instances) + Profile.BaseClassCode.allCases.map(Self.baseClassCode)
    + Profile.ProviderBaseClass.allCases.map(Self.providerBaseClass)
    + Profile.FailureNews.allCases.map(Self.failureNews)
    + Profile.Insertion.allCases.map(Self.insertion) + Profile.Unreachable.allCases.map(Self.unreachable)
    + Profile.CompletionAfterCancel.allCases.map(Self.completionAfterCancel)
    + Profile.LeavingApp.allCases.map(Self.leavingApp)
    + Profile.UnfoundedCompletion.allCases.map(Self.unfoundedCompletion)
    + Profile.ProcessReuse.allCases.map(Self.processReuse)
    + Profile.WorkOrder.allCases.map(Self.workOrder)
    + Profile.LockedStoreError.allCases.map(Self.lockedStoreError)
    + Profile.AfterAppleCancel.allCases.map(Self.afterAppleCancel)
    + Profile.AsksForInterface.allCases.map(Self.asksForInterface)
    + Profile.CancelTap.allCases.map(Self.cancelTap)
    + Profile.PresentationContext.allCases.map(Self.presentationContext)
    + Profile.RecommendationOffers.allCases.map(Self.recommendationOffers)
    + Profile.ServerBeforeApple.allCases.map(Self.serverBeforeApple)
    + Profile.SiteMatching.allCases.map(Self.siteMatching)
    + Profile.UpgradeByTheWay.allCases.map(Self.upgradeByTheWay)
    + Profile.AuthorizationFailure.allCases.map(Self.authorizationError)
    + Profile.AccountByApple.allCases.map(Self.accountByApple)
    + Profile.KeychainByTheWay.allCases.map(Self.keychainByTheWay)
    + Profile.EarlyPresentation.allCases.map(Self.earlyPresentation)
    + Profile.StoredIdentities.allCases.map(Self.storedIdentities)
    + Profile.SourceOrder.allCases.map(Self.sourceOrder) + ErrandSetting.allCases.map(Self.errand)

  func apply(to profile: inout Profile) {
    switch self {
    case .instances(let reading): profile.instances = reading
    case .baseClassCode(let reading): profile.baseClassCode = reading
    case .providerBaseClass(let reading): profile.autoFill.providerBaseClass = reading
    case .failureNews(let reading): profile.inApp.failureNews = reading
    case .insertion(let reading): profile.inApp.insertion = reading
    case .unreachable(let reading): profile.signInWithApple.unreachable = reading
    case .completionAfterCancel(let reading): profile.completionAfterCancel = reading
    case .leavingApp(let reading): profile.leavingApp = reading
    case .unfoundedCompletion(let reading): profile.signInWithApple.unfoundedCompletion = reading
    case .processReuse(let reading): profile.processReuse = reading
    case .workOrder(let reading): profile.workOrder = reading
    case .lockedStoreError(let reading): profile.autoFill.lockedStoreError = reading
    case .afterAppleCancel(let reading): profile.signInWithApple.afterAppleCancel = reading
    case .asksForInterface(let reading): profile.asksForInterface = reading
    case .cancelTap(let reading): profile.cancelTap = reading
    case .presentationContext(let reading): profile.inApp.presentationContext = reading
    case .recommendationOffers(let reading): profile.recommendationOffers = reading
    case .serverBeforeApple(let reading): profile.signInWithApple.serverBeforeApple = reading
    case .sourceOrder(let reading): profile.autoFill.sourceOrder = reading
    case .errand(let setting): setting.apply(to: &profile.inApp.errands)
    case .siteMatching(let reading): profile.autoFill.siteMatching = reading
    case .upgradeByTheWay(let reading): profile.autoFill.upgradeByTheWay = reading
    case .authorizationError(let reading): profile.autoFill.authorizationError = reading
    case .accountByApple(let reading): profile.autoFill.accountByApple = reading
    case .keychainByTheWay(let reading): profile.autoFill.keychainByTheWay = reading
    case .earlyPresentation(let reading): profile.autoFill.earlyPresentation = reading
    case .storedIdentities(let reading): profile.autoFill.storedIdentities = reading
    }
  }

  /// Whether a profile has the switch in this position, and another has not.
  package func differs(_ profile: Profile, from other: Profile) -> Bool {
    var (set, setOther) = (profile, other)
    apply(to: &set)
    apply(to: &setOther)
    return set == profile && setOther != other
  }

  /// The switch and its position, as a sentence has them.
  var words: String {
    switch self {
    case .instances(let reading): "AS-1 as \(reading.rawValue)"
    case .baseClassCode(let reading): "AS-4 as \(reading.rawValue)"
    case .providerBaseClass(let reading): "AS-27 as \(reading.rawValue)"
    case .failureNews(let reading): "AS-35 as \(reading.rawValue)"
    case .insertion(let reading): "AS-7 as \(reading.rawValue)"
    case .unreachable(let reading): "AS-8 as \(reading.rawValue)"
    case .completionAfterCancel(let reading): "AS-12 as \(reading.rawValue)"
    case .leavingApp(let reading): "AS-13 as \(reading.rawValue)"
    case .unfoundedCompletion(let reading): "AS-14 as \(reading.rawValue)"
    case .processReuse(let reading): "AS-18 as \(reading.rawValue)"
    case .workOrder(let reading): "AS-32 as \(reading.rawValue)"
    case .lockedStoreError(let reading): "AS-24 as \(reading.rawValue)"
    case .afterAppleCancel(let reading): "CX-1 as \(reading.rawValue)"
    case .asksForInterface(let reading): "CX-2 as \(reading.rawValue)"
    case .cancelTap(let reading): "CX-7 as \(reading.rawValue)"
    case .presentationContext(let reading): "CX-10 as \(reading.rawValue)"
    case .recommendationOffers(let reading): "CX-22 as \(reading.rawValue)"
    case .serverBeforeApple(let reading): "CX-23 as \(reading.rawValue)"
    case .sourceOrder(let reading): "AS-46 as \(reading.rawValue)"
    case .errand(let setting): setting.words
    case .siteMatching(let reading): "AS-28 as \(reading.rawValue)"
    case .upgradeByTheWay(let reading): "AS-42 as \(reading.rawValue)"
    case .authorizationError(let reading): "AS-43 as \(reading.rawValue)"
    case .accountByApple(let reading): "AS-60 as \(reading.rawValue)"
    case .keychainByTheWay(let reading): "AS-61 as \(reading.rawValue)"
    case .earlyPresentation(let reading): "CX-27 as \(reading.rawValue)"
    case .storedIdentities(let reading): "CX-28 as \(reading.rawValue)"
    }
  }
}
