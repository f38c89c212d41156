import AuthenticationServices
import Foundation
import Rehearsal
import Synchronization
import TestBench
import Testing
import UIKit

/// What an app's scene hears of what comes in front of it.
@Suite(.serialized) struct SceneTests {
  @Test func `the delegate of a scene hears it, and so does who observes the scene`() {
    let heard = Mutex<[String]>([])
    let simulation = Simulation(
      phone: Stage().phone, server: Stage().server,
      program: Program(
        provider: { ASCredentialProviderViewController() },
        scene: { ListeningScene { said in heard.withLock { $0.append(said) } } }))
    for step in [Step.user(.opensNotificationCenter), .user(.closesNotificationCenter), .user(.leavesApp)] {
      do { try simulation.perform(step) } catch { Issue.record(error) }
    }
    _ = simulation.finish()
    #expect(
      heard.withLock(\.self) == [
        "active", "resigns", "deactivates", "active", "activates", "resigns", "deactivates", "background 2",
      ])
  }
}

/// The delegate of an app's scene, which says what it hears, and what is posted.
private final class ListeningScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let say: @Sendable (String) -> Void
  private var tokens: [any NSObjectProtocol] = []

  init(_ say: @escaping @Sendable (String) -> Void) {
    self.say = say
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = .bare(in: scene)
    let names = [
      UIScene.willDeactivateNotification: "deactivates", UIScene.didActivateNotification: "activates",
    ]
    tokens = names.map { name, said in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [say] _ in say(said) }
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { say("active") }
  func sceneWillResignActive(_ scene: UIScene) { say("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { say("background \(scene.activationState.rawValue)") }
}

extension UIWindow {
  /// A window with nothing in it, as Xcode's template makes one for a scene.
  static func bare(in scene: UIScene) -> UIWindow? {
    guard let scene = scene as? UIWindowScene else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }
}
