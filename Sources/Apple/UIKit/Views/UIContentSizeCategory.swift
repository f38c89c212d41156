/// How large text is wanted.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// Its name.
  public let rawValue: String

  /// A size by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nobody has said how large.
  @available(iOS 10.0, *)
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryS")
  /// A little smaller than on a phone as it is sold.
  public static let medium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryM")
  /// That of a phone as it is sold.
  public static let large = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryL")
  /// A step larger.
  public static let extraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXL")
  /// Two steps larger.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL")
  /// As large as it becomes without the larger sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the larger sizes.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the larger sizes.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the larger sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the larger sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Somebody chose another one.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Under which name the notice says which.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

@available(iOS 11.0, *) extension UIContentSizeCategory {
  /// From the smallest to the largest.
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// Below all others where it is none of them.
  private var rank: Int { Self.all.firstIndex(of: self) ?? -1 }

  /// Whether it is one of the larger sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether one is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank < right.rank
  }

  /// Whether one is no larger than another.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank <= right.rank
  }

  /// Whether one is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank > right.rank
  }

  /// Whether one is no smaller than another.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.rank >= right.rank
  }
}
