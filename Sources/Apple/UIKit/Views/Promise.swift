/// What a person expects of a tap on something (AS-66).
enum Promise {
  /// What is turned on, chosen or pulled does so by itself; what can be tapped and is heard by nobody may be a picture.
  case nothing
  /// Something comes of it.
  case something
  /// It is a row, of which something comes unless it is alone in its list, or holds something of its own to tap.
  case ofRow
}

extension UIView {
  /// Whether another view holds it.
  func isInside(_ other: UIView) -> Bool {
    superview.map { $0 === other || $0.isInside(other) } ?? false
  }
}
