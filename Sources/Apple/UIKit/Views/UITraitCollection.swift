/// The surroundings that an interface is in: those of a phone in somebody's hand, by day.
@MainActor open class UITraitCollection: NSObject {
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

  /// The surroundings of whatever is being drawn.
  public class var current: UITraitCollection { UITraitCollection() }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
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

/// The screen of the phone.
@MainActor open class UIScreen: NSObject {
  /// The one that the phone has.
  public static let main = UIScreen()
  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// How many pixels make a point.
  public let scale: CGFloat = 3
  /// Its size in pixels.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// How bright it is.
  open var brightness: CGFloat = 0.5
}

/// The phone, as far as it says so itself.
@MainActor open class UIDevice: NSObject {
  /// This phone.
  public static let current = UIDevice()
  /// What kind of device it is.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// What its kind is called.
  public let model = "iPhone"
  /// What it is called; since iOS 16 nobody is told more.
  public let name = "iPhone"
  /// What its system is called.
  public let systemName = "iOS"
  /// Which system it has.
  public let systemVersion = "18.0"
}
