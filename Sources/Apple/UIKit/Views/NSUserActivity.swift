/// Something that a user was at, or that the system wants an app to go on with.
@available(iOS 8.0, *)
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What whoever goes on with it has to know.
  open var userInfo: [AnyHashable: Any]?
  /// The keys without which nobody can go on with it.
  @available(iOS 9.0, *)
  open var requiredUserInfoKeys: Set<String>?
  /// The page of a website that is the same.
  open var webpageURL: URL?
  /// Where it came from, where it was looked for.
  @available(iOS 9.0, *)
  open var referrerURL: URL?
  /// Whether other devices may go on with it; none is there.
  @available(iOS 9.0, *)
  open var isEligibleForHandoff = true
  /// Whether the user may look for it; nobody does.
  @available(iOS 9.0, *)
  open var isEligibleForSearch = false
  /// Whether the system may foresee it; it does not.
  @available(iOS 12.0, *)
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what whoever goes on with it has to know.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user is at it now; nobody asks.
  @available(iOS 8.0, *)
  open func becomeCurrent() {}

  /// Says that the user is at something else; nobody asks.
  @available(iOS 9.0, *)
  open func resignCurrent() {}

  /// Says that it is over; nobody asks.
  open func invalidate() {}
}
