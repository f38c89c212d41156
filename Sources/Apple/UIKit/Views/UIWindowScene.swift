/// What an app shows in its windows.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Its windows, the oldest first.
  public internal(set) var windows: [UIWindow] = []
  /// The one that takes the keyboard.
  @available(iOS 15.0, *)
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
}

/// What the system knows of a scene.
@available(iOS 13.0, *) @preconcurrency @MainActor open class UISceneSession: NSObject {
  /// By what it is known.
  public let persistentIdentifier: String
  /// What it is for.
  public let role = Role.windowApplication

  package init(_ persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// One by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// Is told what becomes of a scene; every call may be left out.
@available(iOS 13.0, *) @preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// It is there, and perhaps something to go on with.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// It is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// It is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Something else is about to be in front.
  func sceneWillResignActive(_ scene: UIScene)
  /// It is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// It is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Something to go on with is on its way.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// There is something to go on with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What was on its way does not come.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

@available(iOS 13.0, *)
extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing.
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
}

/// Is told what becomes of a scene of windows.
@available(iOS 13.0, *) @preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that it made for it.
  var window: UIWindow? { get set }
}

@available(iOS 13.0, *)
extension UIWindowSceneDelegate {
  /// None, where a delegate keeps its windows otherwise.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
