import Rehearsal

/// The app around an extension, by the delegate of its scene, which makes its window and is told of activities.
final class HostedScene: LivingInterface {
  private let scene: UIWindowScene
  private let delegate: any UIWindowSceneDelegate
  private let context: AppContext
  private var isConnected = false

  init(_ context: AppContext, _ make: @MainActor () -> any UIWindowSceneDelegate) {
    self.context = context
    Backstage.enter(context)
    (scene, delegate) = onMainActor(()) {
      let delegate = make()
      let scene = UIWindowScene(
        session: UISceneSession("scene"), connectionOptions: UIScene.ConnectionOptions(userActivities: []))
      scene.delegate = delegate
      return (scene, delegate)
    }
    context.onHandedOver { [unowned self] in take(HostedActivity($0)) }
    if !context.isLaunchedByActivity { connect(with: nil) }
  }

  /// A scene that an activity launches has it among its options; one that is there already is told of it.
  private func take(_ activity: HostedActivity) {
    Backstage.enter(context)
    guard isConnected else { return connect(with: activity) }
    onMainActor((delegate, scene)) { delegate, scene in
      let activity = activity.asApples
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    }
  }

  private func connect(with activity: HostedActivity?) {
    isConnected = true
    onMainActor((delegate, scene)) { delegate, scene in
      let activities = Set([activity?.asApples].compactMap(\.self))
      delegate.scene(
        scene, willConnectTo: scene.session,
        options: UIScene.ConnectionOptions(userActivities: activities))
      delegate.sceneWillEnterForeground(scene)
      delegate.sceneDidBecomeActive(scene)
    }
  }

  private func withRoot(_ work: @MainActor (UIViewController) -> Void) {
    Backstage.enter(context)
    onMainActor((delegate, scene)) { delegate, scene in
      if let root = (delegate.window ?? scene.windows.last)?.rootViewController { work(root) }
    }
  }

  var interface: Interface {
    var interface = Interface([])
    withRoot { interface = $0.interface }
    return interface
  }

  func take(_ touch: Touch) { withRoot { $0.take(touch) } }

  func pass(_ moment: Appearance) { withRoot { $0.pass(moment) } }

  func receive(_ notice: SystemNotice) {
    Backstage.enter(context)
    onMainActor((scene, notice)) { $0.pass($1) }
    withRoot { $0.receive(notice) }
  }
}

/// The activity with which the system brings an app up to take things over.
struct HostedActivity {
  private let token: String

  init(_ token: String) {
    self.token = token
  }

  @MainActor var asApples: NSUserActivity {
    guard #available(iOS 26.0, *) else { return NSUserActivity(activityType: "") }
    let activity = NSUserActivity(activityType: ASCredentialExchangeActivity)
    activity.userInfo = UUID.init(uuidString: token).map { [ASCredentialImportToken: $0] }
    return activity
  }
}
