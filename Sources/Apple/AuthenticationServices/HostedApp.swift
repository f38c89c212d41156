import Rehearsal

/// The app around an extension, by the view controller it shows, in a window of its own.
final class HostedApp: LivingInterface {
  private let window: UIWindow
  private let controller: UIViewController
  private let context: AppContext

  init(_ context: AppContext, _ make: @MainActor () -> UIViewController) {
    self.context = context
    context.onAppleRevoked {
      Backstage.enter(context)
      NotificationCenter.default.post(
        name: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil)
    }
    Backstage.enter(context)
    (window, controller) = onMainActor(()) {
      let controller = make()
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, controller)
    }
  }

  var interface: Interface {
    Backstage.enter(context)
    return onMainActor(controller) { $0.interface }
  }

  func take(_ touch: Touch) {
    Backstage.enter(context)
    onMainActor(controller) { $0.take(touch) }
  }

  func pass(_ moment: Appearance) {
    Backstage.enter(context)
    onMainActor(controller) { $0.pass(moment) }
  }
}
