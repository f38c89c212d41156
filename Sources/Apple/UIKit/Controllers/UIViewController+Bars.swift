/// What surrounds a view controller.
extension UIViewController {
  /// The navigation controller it is in.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The tab bar controller it is in.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Sets the buttons of the bar at the bottom.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
}
