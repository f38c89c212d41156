/// The switches by what they are about.
extension Profile {
  /// How AutoFill is played, and the system that asks a credential provider.
  public struct AutoFill: Hashable, Sendable {
    /// Which sites' credentials a form is offered (AS-28).
    public var siteMatching = SiteMatching.registrableDomain
    /// Whose suggestions come first where iCloud Keychain fills forms as well (AS-46).
    public var sourceOrder = SourceOrder.providerFirst
    /// How many failures in a row to provide what was suggested wipe the identity store; `nil` for no number (AS-10).
    public var identityStoreFailures: Int? = 3
    /// With what an update of the identity store fails on a locked device (AS-24).
    public var lockedStoreError = LockedStoreError.internalError
    /// What the base class of credential providers does from iOS 17 on with a call that is not overridden (AS-27).
    public var providerBaseClass = ProviderBaseClass.returns
    /// The system whose calls a credential provider gets (CP-27).
    public var systemVersion = SystemVersion.iOS26
    /// The few seconds a credential provider may take in silence; `nil` for ever (CP-14, AS-31).
    public var fewSeconds: Duration? = .seconds(5)
    /// When a passkey is made by the way that an app asks for (AS-42).
    public var upgradeByTheWay = UpgradeByTheWay.isAfterPassword
    /// What an app hears whose provider gave nothing (AS-43).
    public var authorizationError = AuthorizationFailure.isToldApart
    /// What an app hears that has an account made for somebody who signs in to it with Apple (AS-60).
    public var accountByApple = AccountByApple.isPreferred
    /// Whether iCloud Keychain makes a passkey by the way (AS-61).
    public var keychainByTheWay = KeychainByTheWay.whereProviderDoesNot
    /// What becomes of what is presented while the interface is prepared (CX-27).
    public var earlyPresentation = EarlyPresentation.isShown
    /// As what the identity store gives back what was saved in it (CX-28).
    public var storedIdentities = StoredIdentities.areWhatWasSaved
    /// How long after an answer the block of its completion begins (AS-62).
    public var cleanUpDelay: Duration = .milliseconds(100)
    /// How the extension was built and where it runs; only a release on a device has to hurry (CP-15).
    public var build = Build.release

    /// The documented defaults.
    public init() {}
  }

  /// How Apple is played, and when a handler may turn to it.
  public struct SignInWithApple: Hashable, Sendable {
    /// What the handler gets beside a missing credential when Apple cannot be reached (AS-8).
    public var unreachable = Unreachable.hasNoError
    /// What the system does with an Apple upgrade completed without Apple's credential (AS-14).
    public var unfoundedCompletion = UnfoundedCompletion.isIgnored
    /// The code with which to cancel after the user canceled Apple's sheet (CX-1).
    public var afterAppleCancel = AfterAppleCancel.isEither
    /// Whether the server is to be asked before Apple (CX-23).
    public var serverBeforeApple = ServerBeforeApple.isAdvised

    /// The documented defaults.
    public init() {}
  }

  /// How an app is treated that asks for an upgrade itself, or for something else.
  public struct InApp: Hashable, Sendable {
    /// What an app hears of a request that failed (AS-35).
    public var failureNews = FailureNews.isPassedOn
    /// What success in the app does to a Keychain without a matching entry (AS-7).
    public var insertion = Insertion.insertsNothing
    /// Whether the app must offer a window (CX-10).
    public var presentationContext = PresentationContext.isRequired
    /// What the system does where an app, or an extension, asks it for something (AS-47 to AS-55).
    public var errands = Errands()

    /// The documented defaults.
    public init() {}
  }
}
