import Rehearsal

/// A button in a bar.
///
/// It does not hold on to its target. A tap calls its primary action, or its method on the target; where it has no
/// target, the first on the way from what is on screen that knows the method is called.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Whose method is called.
  open weak var target: AnyObject?
  /// The method that is called.
  open var action: Selector?
  /// What a tap does, in place of target and method.
  open var primaryAction: UIAction? {
    didSet { if let title = primaryAction?.title, !title.isEmpty { self.title = title } }
  }
  /// What a tap opens.
  open var menu: UIMenu?
  /// A view in its place.
  open var customView: UIView?
  /// How it looks.
  open var style = Style.plain
  /// Its color.
  open var tintColor: UIColor?
  /// How wide it is; nothing is laid out with it.
  open var width: CGFloat = 0
  /// Whether it is kept out of sight.
  @available(iOS 16.0, *) open var isHidden: Bool {
    get { isAway }
    set { isAway = newValue }
  }
  private var isAway = false
  private var hadTarget = false
  private var isSpace = false

  /// How a button in a bar looks.
  public enum Style: Int, Sendable {
    case plain
    case bordered
    case done
  }

  /// A button without a name.
  public override init() {
    super.init()
  }

  /// A button that says something.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    connect(target, action)
  }

  /// A button that shows something.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    connect(target, action)
  }

  /// A button of the system's, by the name that the system gives it.
  public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
    self.init()
    take(item)
    connect(target, action)
  }

  /// A button of the system's that does something.
  @available(iOS 14.0, *)
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    take(systemItem)
    self.menu = menu
  }

  /// A button that does something.
  @available(iOS 14.0, *)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    if let title { self.title = title }
    self.image = image
    self.menu = menu
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space that takes what is left.
  @available(iOS 14.0, *) public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// Space of a width.
  @available(iOS 14.0, *) public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = width
    return space
  }

  func connect(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    hadTarget = target != nil
  }

  func take(_ item: SystemItem) {
    isSpace = item == .flexibleSpace || item == .fixedSpace
    if item == .done || item == .save { style = .done }
    title = item.title
  }

  /// What a person makes of it, in a bar of some view.
  func touchables(in bar: UIView) -> [Touchable] {
    guard !isAway, !isSpace else { return [] }
    if let customView { return customView.touchables }
    guard let name else { return [] }
    return [Touchable(.button(name, isEnabled: isEnabled && bar.isTouchable), bar) { [self] in tap(in: bar) }]
  }

  private func tap(in bar: UIView) {
    if let primaryAction { return primaryAction.perform(from: self) }
    if action == nil, let menu { return bar.open(menu, from: self) }
    guard let action else { return }
    if hadTarget || target != nil {
      // A target that is gone hears nothing.
      if let target { action.perform(on: target, from: self, for: UIEvent()) }
      return
    }
    var responder: UIResponder? = bar
    while let candidate = responder {
      if action.answers(candidate, self, UIEvent()) { return }
      responder = candidate.next
    }
  }
}
