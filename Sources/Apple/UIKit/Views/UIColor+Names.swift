/// The other colors that the system has names for, as they are in light surroundings.
extension UIColor {
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Dark text.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Light text.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The system's teal.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  /// The system's purple.
  @available(iOS 9.0, *) public static let systemPurple = UIColor(
    red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  /// The system's indigo.
  @available(iOS 13.0, *) public static let systemIndigo = UIColor(
    red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  /// The system's brown.
  @available(iOS 13.0, *) public static let systemBrown = UIColor(
    red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  /// The system's mint.
  @available(iOS 15.0, *) public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1)
  /// The system's cyan.
  @available(iOS 15.0, *) public static let systemCyan = UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1)
  /// The second of the system's grays.
  @available(iOS 13.0, *) public static let systemGray2 = UIColor(
    red: 0.68, green: 0.68, blue: 0.7, alpha: 1)
  /// The third of the system's grays.
  @available(iOS 13.0, *) public static let systemGray3 = UIColor(
    red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  /// The fourth of the system's grays.
  @available(iOS 13.0, *) public static let systemGray4 = UIColor(
    red: 0.82, green: 0.82, blue: 0.84, alpha: 1)
  /// The fifth of the system's grays.
  @available(iOS 13.0, *) public static let systemGray5 = UIColor(
    red: 0.9, green: 0.9, blue: 0.92, alpha: 1)
  /// The lightest of the system's grays.
  @available(iOS 13.0, *) public static let systemGray6 = UIColor(
    red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// What fills something thin.
  @available(iOS 13.0, *) public static let systemFill = UIColor(
    red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
  /// What fills something of middle size.
  @available(iOS 13.0, *) public static let secondarySystemFill = UIColor(
    red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
  /// What fills something large.
  @available(iOS 13.0, *) public static let tertiarySystemFill = UIColor(
    red: 0.46, green: 0.46, blue: 0.5, alpha: 0.12)
  /// What fills something large with much in it.
  @available(iOS 13.0, *) public static let quaternarySystemFill = UIColor(
    red: 0.45, green: 0.45, blue: 0.5, alpha: 0.08)
  /// Text that hardly matters.
  @available(iOS 13.0, *) public static let quaternaryLabel = UIColor(
    red: 0.24, green: 0.24, blue: 0.26, alpha: 0.18)
  /// Text that leads elsewhere.
  @available(iOS 13.0, *) public static let link = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// A line through which nothing is seen.
  @available(iOS 13.0, *) public static let opaqueSeparator = UIColor(
    red: 0.78, green: 0.78, blue: 0.78, alpha: 1)
  /// What is behind a group in a group.
  @available(iOS 13.0, *) public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  /// What is behind a group of a list.
  @available(iOS 13.0, *) public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  /// What is behind a group in a group of a list.
  @available(iOS 13.0, *) public static let tertiarySystemGroupedBackground = UIColor(
    red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// The color of what can be touched.
  @available(iOS 15.0, *) public static let tintColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
}

/// Colors that are made in other ways.
extension UIColor {
  /// A color of the extension's own; which there are is not known here, and so there is a gray of every name.
  @available(iOS 11.0, *) public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(white: 0.5, alpha: 1)
  }

  /// A color of a bundle's.
  @available(iOS 11.0, *) public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A color that depends on its surroundings: that of light ones.
  @available(iOS 13.0, *)
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection.current)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A color as it is drawn with.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A color by its place in the rainbow, how full it is and how bright.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Its parts.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// The color in some surroundings: the one it was made as.
  @available(iOS 13.0, *) public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    self
  }
}
