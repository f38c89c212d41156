import Rehearsal

/// The app around an extension, by the view controller it shows, in a window of its own.
final class HostedApp: LivingInterface {
  private let window: UIWindow
  private let controller: UIViewController
  private let context: AppContext
  /// Whether it has something to do for what it shares with its extension, which is when it comes to the front.
  let upkeep: AppUpkeep.Occasion?

  init(_ context: AppContext, keepsStore: Bool, _ make: @MainActor () -> UIViewController) {
    self.context = context
    upkeep = keepsStore ? .inFront : nil
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

  func receive(_ notice: SystemNotice) {
    Backstage.enter(context)
    onMainActor((controller, notice)) { $0.receive($1) }
  }

  /// Comes to the front, and so does what it does then.
  func refreshStore() {
    Backstage.enter(context)
    for name in [UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification] {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
