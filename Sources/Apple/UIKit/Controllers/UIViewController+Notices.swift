public import Foundation
package import Rehearsal

/// What every process is told of, as view controllers and observers hear it.
extension UIViewController {
  /// Posts what is posted then, and calls what of the tree is called (PL-10, PL-11, PL-12).
  package func receive(_ notice: SystemNotice) {
    switch notice {
    case .memoryWarning:
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
      for controller in tree { controller.didReceiveMemoryWarning() }
    case .clockChange:
      NotificationCenter.default.post(name: .NSSystemClockDidChange, object: nil)
      NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: nil)
    case .resignsActive:
      tellObservers(
        .NSExtensionHostWillResignActive, UIApplication.willResignActiveNotification,
        UIScene.willDeactivateNotification)
    case .becomesActive:
      tellObservers(
        .NSExtensionHostDidBecomeActive, UIApplication.didBecomeActiveNotification,
        UIScene.didActivateNotification)
    case .entersBackground:
      tellObservers(
        .NSExtensionHostDidEnterBackground, UIApplication.didEnterBackgroundNotification,
        UIScene.didEnterBackgroundNotification)
    }
  }

  /// An extension hears of the app that shows it, and an app of itself and of its scene.
  private func tellObservers(
    _ ofHost: Notification.Name, _ ofApp: Notification.Name, _ ofScene: Notification.Name
  ) {
    guard Backstage.app != nil else {
      return NotificationCenter.default.post(name: ofHost, object: extensionContext)
    }
    NotificationCenter.default.post(name: ofApp, object: nil)
    NotificationCenter.default.post(name: ofScene, object: viewIfLoaded?.window?.windowScene)
  }

  /// Itself, what it holds, and what is in front of it.
  private var tree: [UIViewController] {
    [self] + children.flatMap(\.tree) + (presented?.tree ?? [])
  }
}

extension NSNotification.Name {
  /// What is posted when somebody has set the clock; Foundation has no such name on Linux.
  public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
