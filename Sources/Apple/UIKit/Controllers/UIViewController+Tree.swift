import Rehearsal

/// View controllers in and before one another.
extension UIViewController {
  /// What presents it, or what presents that which holds it.
  public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  /// What is in front of it, or in front of that which holds it.
  public var presentedViewController: UIViewController? {
    let holder = self is SystemContainer ? children.first : self
    return holder?.presented ?? ownParent?.presentedViewController
  }

  /// What holds it in the end; a search is presented by whoever is on screen.
  private var outermost: UIViewController {
    ownParent?.outermost ?? (self is UISearchController ? Front.current?.controller ?? self : self)
  }

  func hold(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Has another in front of itself.
  func take(over controller: UIViewController) {
    presented = controller
    controller.presenter = self
    controller.loadViewIfNeeded()
    guard appearance.stage != .off else { return }
    controller.beginAppearing()
    controller.endAppearing()
  }

  func put(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    request?.present(animated: animated)
    if isTooEarlyToPresent { return }
    if let other = hindrance, Ledger.holds("PL-16") {
      request?.note(.presentedOverAnother, "\(type(of: controller)) beside \(type(of: other))")
      return
    }
    // What is shown covers everything, whoever shows it.
    let top = outermost.topmost
    if controller.presenter != nil || controller === top {
      fatalError(
        "application tried to present modally a view controller \(type(of: controller)) that is already presented"
      )
    }
    top.take(over: controller)
    if let completion { afterwards { completion() } }
  }

  /// Whether its view is in no window yet, over which nothing is shown, where that is how UIKit is read (CX-27).
  private var isTooEarlyToPresent: Bool {
    outermost.appearance.stage == .off && request is ProviderContext
      && Backstage.autoFillProfile.earlyPresentation == .isDropped
  }

  /// What is presented by what holds it already, and not by the system, or is searched in there: nothing else can be
  /// presented beside that (PL-16).
  private var hindrance: UIViewController? {
    if let presented = outermost.presented { return presented.isOfSystem ? nil : presented }
    guard let search = Front.current?.search, search.isActive, search !== self, outermost.presenter == nil
    else {
      return nil
    }
    return search
  }

  func takeAway(animated: Bool, _ completion: (() -> Void)?) {
    guard let presented else {
      if let parent, parent.presentedViewController != nil {
        return parent.dismiss(animated: animated, completion: completion)
      }
      guard let presenter = presentingViewController else {
        if let completion { afterwards { completion() } }
        return
      }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presented.beginDisappearing()
    self.presented = nil
    presented.presenter = nil
    presented.endDisappearing()
    if let completion { afterwards { completion() } }
  }

  /// What is in front of everything.
  var topmost: UIViewController { presented?.topmost ?? self }

  /// The request in whose service it stands, if any.
  private var request: HandlerContext? {
    served ?? parent?.request ?? presenter?.request ?? Backstage.context
  }
}
