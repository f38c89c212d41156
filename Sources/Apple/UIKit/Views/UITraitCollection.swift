/// The surroundings that an interface is in: those of a phone in somebody's hand, by day.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// How much room there is from left to right.
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  /// How much room there is from top to bottom.
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// How many pixels make a point.
  public let displayScale: CGFloat = 3

  /// Light surroundings.
  public override convenience init() {
    self.init(userInterfaceStyle: .light)
  }

  /// Surroundings of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    super.init()
  }

  /// How large text is wanted.
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  /// From which side one reads.
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight

  /// Whether colors look otherwise in other surroundings than in these.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Whether somebody films the screen, which nobody does.
  @available(iOS 17.0, *) public var sceneCaptureState: UISceneCaptureState { .inactive }

  /// The surroundings of whatever is being drawn.
  public class var current: UITraitCollection { meant ?? UITraitCollection() }
  @TaskLocal private static var meant: UITraitCollection?

  /// Does something in these surroundings: they are the current ones while it is done.
  @available(iOS 13.0, *) public func performAsCurrent(_ actions: () -> Void) {
    Self.$meant.withValue(self, operation: actions)
  }
}

/// Whether somebody films the screen.
@available(iOS 17.0, *) public enum UISceneCaptureState: Int, Sendable {
  case unspecified = -1
  case inactive
  case active
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

/// From which side one reads.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

/// How an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit each.
  public let rawValue: UInt

  /// Ways by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// Every way but on its head.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  /// Every way.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}
