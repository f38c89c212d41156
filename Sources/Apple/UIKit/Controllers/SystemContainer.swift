/// What the system holds an extension's view controller in.
///
/// On a phone it is a view controller of the system's own in the process of the extension, as runtime headers show it.
/// Nothing more is known of it, and so it has no view here and is told nothing: what is presented on it comes in
/// front of what it holds.
final class SystemContainer: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    children.first?.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    children.first?.dismiss(animated: flag, completion: completion)
  }
}

extension UIViewController {
  /// Has the system hold it, as it does with what an extension begins with; who hosts it keeps what comes of that.
  package func heldBySystem() -> UIViewController {
    let container = SystemContainer()
    container.children = [self]
    parent = container
    return container
  }

  /// What of the extension's or the app's own holds it.
  var ownParent: UIViewController? { parent is SystemContainer ? nil : parent }
}
