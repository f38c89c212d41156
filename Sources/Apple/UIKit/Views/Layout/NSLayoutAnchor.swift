/// An edge, a middle or a size of a view, to say in constraints where it should be.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var owner: UIView?

  init(of owner: UIView?) {
    self.owner = owner
    super.init()
  }

  /// Both at one place.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }

  /// That place or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }

  /// That place or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }
}

/// A place from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A fixed size.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }

  /// At least a size.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }

  /// At most a size.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }

  /// A multiple of another size.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(of: owner, constant: constant)
  }
}
