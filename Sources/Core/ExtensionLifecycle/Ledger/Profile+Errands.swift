/// How the system does what an app, or an extension, asks it for by itself.
extension Profile {
  /// What the system does for whoever asks, and what they hear of it.
  public struct Errands: Hashable, Sendable {
    /// Over what an extension's browser goes (AS-47).
    public var browserPlace = BrowserPlace.overInterface
    /// What comes of it beside another sheet, or an extension's interface (AS-48).
    public var otherSheet = OtherSheet.leavesNoRoom
    /// What somebody hears who takes back their own session (AS-49).
    public var ownCancel = OwnCancel.isCanceledLogin
    /// What becomes of an app's browser whose user turns to something else (AS-50).
    public var browserBehind = BrowserBehind.stays
    /// When a save returns (AS-51).
    public var saveReturns = SaveReturns.onceTakenUp
    /// For how long nobody is asked again to turn a provider on; `nil` for no time at all (AS-52).
    public var turnOnPause: Duration? = .seconds(10)
    /// What the system does for an extension (AS-53).
    public var forExtensions = ForExtensions.browserOnly
    /// What an app hears whose user turns an export down (AS-54).
    public var exportCancel = ExportCancel.isCanceled
    /// What Passwords takes over of an export (AS-55).
    public var otherEnd = OtherEnd.takesPasswords
    /// How often the token of an exchange is good (AS-56).
    public var importToken = ImportToken.isGoodOnce
    /// What becomes of an app that takes things over and does not declare the activity (AS-57).
    public var undeclaredActivity = UndeclaredActivity.isWithheld

    /// The documented defaults.
    public init() {}
  }

  /// AS-47.
  public enum BrowserPlace: String, Hashable, Sendable, CaseIterable {
    /// Over its interface, and over nothing else.
    case overInterface
    /// Over whatever is on screen.
    case anywhere
  }

  /// AS-48.
  public enum OtherSheet: String, Hashable, Sendable, CaseIterable {
    /// Beside it nothing of the kind is shown.
    case leavesNoRoom
    /// The other one goes, canceled, and an extension's interface is covered.
    case makesRoom
  }

  /// AS-49.
  public enum OwnCancel: String, Hashable, Sendable, CaseIterable {
    /// That the login was canceled, as if the user had closed the browser.
    case isCanceledLogin
    /// Nothing at all.
    case isSilent
  }

  /// AS-50.
  public enum BrowserBehind: String, Hashable, Sendable, CaseIterable {
    /// It is there when the user comes back.
    case stays
    /// It closes, and its session is canceled.
    case closes
  }

  /// AS-51.
  public enum SaveReturns: String, Hashable, Sendable, CaseIterable {
    /// Before anybody has decided.
    case onceTakenUp
    /// When the user has saved it, or has not wanted to; what a provider makes of it nobody passes on.
    case onceDecided
  }

  /// AS-53.
  public enum ForExtensions: String, Hashable, Sendable, CaseIterable {
    /// It shows a browser, and does nothing else.
    case browserOnly
    /// It does what it does for an app, where nothing covers that.
    case asForApps
  }

  /// AS-54.
  public enum ExportCancel: String, Hashable, Sendable, CaseIterable {
    /// The user has canceled.
    case isCanceled
    /// The export did not work.
    case isCredentialExport
  }

  /// AS-55.
  public enum OtherEnd: String, Hashable, Sendable, CaseIterable {
    /// Passwords of websites.
    case takesPasswords
    /// Nothing that anybody would see in the Keychain.
    case takesNothing
  }

  /// AS-56.
  public enum ImportToken: String, Hashable, Sendable, CaseIterable {
    /// For whoever comes with it first.
    case isGoodOnce
    /// As often as somebody comes with it.
    case isGoodAgain
  }

  /// AS-57.
  public enum UndeclaredActivity: String, Hashable, Sendable, CaseIterable {
    /// The app comes up without it.
    case isWithheld
    /// The app hears of it all the same.
    case isGiven
  }
}
