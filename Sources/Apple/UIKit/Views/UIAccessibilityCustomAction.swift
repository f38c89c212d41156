/// What VoiceOver offers to do with a view besides a tap; kept as it is said, because VoiceOver is not switched on.
@available(iOS 8.0, *) @preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and says whether it was done.
  @available(iOS 13.0, *) public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool
  /// What it is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What it is called, with attributes.
  @available(iOS 11.0, *) open var attributedName: NSAttributedString
  /// What it shows.
  @available(iOS 14.0, *) open var image: UIImage?
  /// Who does it.
  open weak var target: AnyObject?
  /// The method that does it.
  open var selector: Selector
  /// What does it, in place of a method.
  @available(iOS 13.0, *) open var actionHandler: Handler?

  private init(
    _ name: NSAttributedString, _ image: UIImage?, _ target: Any?, _ selector: Selector?, _ handler: Handler?
  ) {
    (attributedName, self.image, actionHandler) = (name, image, handler)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector ?? Selector("")
    super.init()
  }

  /// Something that a method does.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), nil, target, selector, nil)
  }

  /// Something that a method does, with a picture.
  @available(iOS 14.0, *)
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), image, target, selector, nil)
  }

  /// Something that a method does, whose name has attributes.
  @available(iOS 11.0, *)
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName, nil, target, selector, nil)
  }

  /// Something that a closure does.
  @available(iOS 13.0, *) public convenience init(name: String, actionHandler: Handler?) {
    self.init(NSAttributedString(string: name), nil, nil, nil, actionHandler)
  }

  /// Something that a closure does, with a picture.
  @available(iOS 14.0, *) public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(NSAttributedString(string: name), image, nil, nil, actionHandler)
  }

  /// Something that a closure does, whose name has attributes.
  @available(iOS 13.0, *)
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(attributedName, nil, nil, nil, actionHandler)
  }

  /// Something that a method does, with a picture, whose name has attributes.
  @available(iOS 14.0, *) public convenience init(
    attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
  ) {
    self.init(attributedName, image, target, selector, nil)
  }

  /// Something that a closure does, with a picture, whose name has attributes.
  @available(iOS 14.0, *) public convenience init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?
  ) {
    self.init(attributedName, image, nil, nil, actionHandler)
  }
}

extension UIView {
  /// What VoiceOver offers to do with it besides a tap.
  @available(iOS 8.0, *) public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { looks.last() }
    set { looks.keep(newValue) }
  }

  /// What VoiceOver calls it, with attributes, which are not looked at.
  @available(iOS 11.0, *) public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  /// What VoiceOver adds to that, with attributes, which are not looked at.
  @available(iOS 11.0, *) public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// What VoiceOver says it holds, with attributes, which are not looked at.
  @available(iOS 11.0, *) public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
}
