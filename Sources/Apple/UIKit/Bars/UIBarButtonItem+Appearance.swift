/// How all buttons in bars look, said at one: nothing is drawn, so that whatever it is told comes to nothing.
extension UIBarButtonItem {
  /// Stands for all buttons in bars.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// Stands for all buttons in some bars.
  @available(iOS 9.0, *)
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}
