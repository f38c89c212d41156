/// The screen of the phone.
@preconcurrency @MainActor open class UIScreen: NSObject {
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
@preconcurrency @MainActor open class UIDevice: NSObject {
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
  /// By what a vendor's apps know it; every phone that is rehearsed is one.
  public let identifierForVendor = UUID.init(uuidString: "7E4A0C5D-9B21-4F6E-8A3C-1D2E3F405162")
  /// How it is held.
  public let orientation = UIDeviceOrientation.portrait
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
}
