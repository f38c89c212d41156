public import Rehearsal

extension Program {
  /// A program of a view controller written for iOS, made anew for every request, and perhaps of the app around
  /// it, which users touch where nothing of the system is on screen; one that keeps a store can come to the front while
  /// the extension is asked, and hears of that by `UIApplication.didBecomeActiveNotification` (PL-8).
  ///
  /// ```swift
  /// let trace = Script(on: phone, steps).play(with: server, handler: Program { AsyncUpgrade() })
  /// ```
  public init(
    _ make: @escaping @MainActor () -> ASAccountAuthenticationModificationViewController,
    app: (@MainActor () -> UIViewController)? = nil, appKeepsStore: Bool = false
  ) {
    self.init(runtime: .staged) { HostedExtension(make) }
    self.app = app.map { app in { HostedApp($0, keepsStore: appKeepsStore, app) } }
  }

  /// A program of a credential provider written for iOS, made anew for every request, and perhaps of the app around
  /// it, which shares the identity store: `Program(provider: { PasswordProvider() })`.
  public init(
    provider make: @escaping @MainActor () -> ASCredentialProviderViewController,
    app: (@MainActor () -> UIViewController)? = nil, appKeepsStore: Bool = false
  ) {
    self.init(runtime: .staged, provider: { HostedExtension(make) })
    self.app = app.map { app in { HostedApp($0, keepsStore: appKeepsStore, app) } }
  }

  /// A program of a credential provider written for iOS, and of the app around it, by the delegate of its scene; it is
  /// told of the activity with which the system brings it up to take over what another app hands over.
  @available(iOS 13.0, *)
  public init(
    provider make: @escaping @MainActor () -> ASCredentialProviderViewController,
    scene: @escaping @MainActor () -> any UIWindowSceneDelegate
  ) {
    self.init(runtime: .staged, provider: { HostedExtension(make) })
    self.app = { HostedScene($0, scene) }
  }
}
