/// How a view controller is presented.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
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
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// In which other way it is presented where there is little room; a phone covers everything with it anyway.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// In which other way it is presented in some surroundings.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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
  /// In the system's own.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// As without surroundings.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
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
