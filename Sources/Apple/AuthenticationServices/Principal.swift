public import UIKit

extension UIStoryboard {
  /// The view controller that the system makes of an extension whose Info.plist names a storyboard, of the module that
  /// asks for it: `Program(provider: { UIStoryboard.principal(of: "MainInterface") })`.
  public static func principal<Controller: UIViewController>(
    of name: String, _ place: String = #fileID
  ) -> Controller {
    let storyboard = UIStoryboard(name: name, bundle: nil, place)
    guard let first = storyboard.instantiateInitialViewController() else {
      fatalError("\(name).storyboard says of no scene that it is shown first")
    }
    guard let principal = first as? Controller else {
      fatalError(
        "\(name).storyboard begins with a \(type(of: first)); the system calls a \(Controller.self), and finds none"
      )
    }
    return principal
  }

  /// A view controller whose class has `init?(coder:)` alone, where the storyboard that the system would make it from is
  /// not there: nothing of it is drawn, and no outlet is connected.
  public static func principal<Controller: UIViewController>(
    undrawn type: Controller.Type
  ) -> Controller {
    guard let principal = type.init(coder: NSCoder()) else {
      fatalError("init(coder:) of \(type) makes none")
    }
    return principal
  }
}
