/// An edge, a middle or a size of a view, to say in constraints where it should be.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide that it is of.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  func wish(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ constant: CGFloat,
    multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: (item, attribute), relation, second: (other?.item, other?.attribute ?? .notAnAttribute),
      multiplier: multiplier, constant: constant)
  }

  /// Both at one place.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    wish(.equal, anchor, constant)
  }

  /// That place or beyond.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, anchor, constant)
  }

  /// That place or before.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, anchor, constant)
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
    wish(.equal, nil, constant)
  }

  /// At least a size.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, nil, constant)
  }

  /// At most a size.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, nil, constant)
  }

  /// A multiple of another size.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    wish(.equal, anchor, 0, multiplier: m)
  }

  /// A multiple of another size, and so much more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    wish(.equal, anchor, c, multiplier: m)
  }

  /// At least a multiple of another size.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, anchor, 0, multiplier: m)
  }

  /// At least a multiple of another size, and so much more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, anchor, c, multiplier: m)
  }

  /// At most a multiple of another size.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, anchor, 0, multiplier: m)
  }

  /// At most a multiple of another size, and so much more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, anchor, c, multiplier: m)
  }
}
