/// How a view controller is presented.
@MainActor open class UIPresentationController: NSObject {
  /// Who is asked how, and hears of its going.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What is presented.
  public private(set) unowned var presentedViewController: UIViewController

  init(of controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  /// What presents it.
  open var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
}

/// Who is asked how something is presented, and hears of its going.
///
/// A user who swipes it down is heard of here; no script swipes.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether it may be swiped down.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// It is being swiped down.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// It was swiped down.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Somebody tried to swipe it down.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

/// Every call may be left out.
extension UIAdaptivePresentationControllerDelegate {
  /// It may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
