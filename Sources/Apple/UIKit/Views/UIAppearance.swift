/// How all views of a class look, said at one: nothing is drawn, so that whatever it is told comes to nothing.
extension UIView {
  /// Stands for all views of the class.
  public static func appearance() -> Self {
    guard let stand = self.init(coder: InterfaceCoder([:])) else {
      notModelled("appearance() of \(Self.self), which makes none from a coder")
    }
    return stand
  }

  /// Stands for all views of the class in some others.
  @available(iOS 9.0, *)
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyObject.Type]) -> Self {
    appearance()
  }
}
