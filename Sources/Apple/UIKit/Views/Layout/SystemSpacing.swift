extension NSLayoutXAxisAnchor {
  /// So many of the system's spaces after another.
  @available(iOS 11.0, *)
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    wish(.equal, anchor, systemSpacing * multiplier)
  }

  /// At least so many of the system's spaces after another.
  @available(iOS 11.0, *)
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, anchor, systemSpacing * multiplier)
  }

  /// At most so many of the system's spaces after another.
  @available(iOS 11.0, *)
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, anchor, systemSpacing * multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// So many of the system's spaces below another.
  @available(iOS 11.0, *)
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    wish(.equal, anchor, systemSpacing * multiplier)
  }

  /// At least so many of the system's spaces below another.
  @available(iOS 11.0, *)
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    wish(.greaterThanOrEqual, anchor, systemSpacing * multiplier)
  }

  /// At most so many of the system's spaces below another.
  @available(iOS 11.0, *)
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    wish(.lessThanOrEqual, anchor, systemSpacing * multiplier)
  }
}

/// The space that the system leaves between two things.
private let systemSpacing: CGFloat = 8
