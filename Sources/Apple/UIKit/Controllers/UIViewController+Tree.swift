import Rehearsal

/// View controllers in and before one another.
extension UIViewController {
  /// What presents it, or what presents that which holds it.
  public var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

  /// Holds another; its view is put in place by the caller.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Is held no more.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Puts another in front of itself.
  ///
  /// In an extension that is not on screen this is a mistake, and the trace says so; a credential provider may do
  /// so while it prepares, but not with an animation.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    request?.present(animated: animated)
    let top = topmost
    top.presentedViewController = controller
    controller.presenter = top
    controller.loadViewIfNeeded()
    if top.appearance.stage != .off {
      controller.beginAppearing()
      controller.endAppearing()
    }
    if let completion { afterwards(completion) }
  }

  /// Takes away what is in front of it, or itself where there is nothing.
  public func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenter = presentingViewController else {
        if let completion { afterwards(completion) }
        return
      }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presented.beginDisappearing()
    presentedViewController = nil
    presented.presenter = nil
    presented.endDisappearing()
    if let completion { afterwards(completion) }
  }

  /// What is in front of everything.
  var topmost: UIViewController { presentedViewController?.topmost ?? self }

  /// The request in whose service it stands, if any.
  private var request: HandlerContext? {
    served ?? parent?.request ?? presenter?.request ?? Backstage.context
  }
}
