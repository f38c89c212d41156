import AuthenticationServices
import Foundation
import Rehearsal
import TestBench
import Testing
import UIKit

/// What every process is told of, as view controllers in Apple's names hear it.
@Suite(.serialized) struct NoticeTests {
  private func play(_ steps: Step..., isProvider: Bool = false) -> Containers {
    let program =
      isProvider ? Program(provider: { ListeningProvider() }) : Program { ListeningUpgrade() }
    let begin: [Step] = isProvider ? [.turnsToForm, .opens(.credentials)] : [.strongPassword]
    let simulation = Simulation(
      phone: isProvider ? ProviderStage().phone : Stage().phone, server: Stage().server, program: program)
    for step in begin + steps { try? simulation.perform(step) }
    let containers = simulation.phone.containers
    _ = simulation.finish()
    return containers
  }

  private func heard(in containers: Containers) -> [String] {
    guard case .list(let texts)? = containers["heard", of: .extension] else { return [] }
    return once(texts.compactMap(\.text))
  }

  @Test(arguments: [false, true])
  func `every view controller of the tree hears that memory runs short, and who observes it does`(
    isProvider: Bool
  ) {
    let kept = play(.system(.runsShortOfMemory), isProvider: isProvider)
    #expect(
      heard(in: kept)
        == ["notification", "principal", "child", "presented"].filter {
          isProvider || $0 != "presented"
        })
  }

  @Test(arguments: [false, true])
  func `who observes the clock hears that it was set, and the date has jumped by then`(isProvider: Bool) {
    let kept = play(.user(.autoFill(.setsClock(by: 3_600))), isProvider: isProvider)
    #expect(heard(in: kept) == ["clock 3600", "time"])
  }

  @Test func `a process that stands still is not warned`() {
    #expect(heard(in: play(.system(.suspendsProcess), .system(.runsShortOfMemory))) == [])
  }

  @Test func `an app hears of its clock as well`() throws {
    let simulation = Simulation(
      phone: Stage().phone, server: Stage().server,
      program: Program({ ListeningUpgrade() }, app: { Listener("app") }))
    try simulation.perform(.user(.autoFill(.setsClock(by: -60))))
    guard case .list(let texts)? = simulation.phone.containers["heard", of: .app] else {
      Issue.record("it heard nothing")
      return
    }
    #expect(once(texts.compactMap(\.text)) == ["clock -60", "time"])
  }

  /// What was heard, without what observers of earlier plays have heard as well.
  private func once(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { heard, text in if heard.last != text { heard.append(text) } }
  }
}

/// Writes down what it hears of.
private class Listener: UIViewController {
  private let name: String
  private let begun = Date()

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if name != "child" && name != "presented" { observe(since: begun) }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note(name)
  }
}

private func note(_ text: String) {
  let defaults = UserDefaults.standard
  defaults.set((defaults.stringArray(forKey: "heard") ?? []) + [text], forKey: "heard")
}

extension UIViewController {
  /// Observes what is posted for as long as it is there; a clock with how far the date has jumped.
  fileprivate func observe(since begun: Date) {
    let center = NotificationCenter.default
    // Others play on other threads.
    let hear = { [weak self, thread = pthread_self()] (text: () -> String) in
      if self != nil, thread == pthread_self() { note(text()) }
    }
    let names: [(Notification.Name, () -> String)] = [
      (UIApplication.didReceiveMemoryWarningNotification, { "notification" }),
      (.NSSystemClockDidChange, { "clock \(Int(Date().timeIntervalSince(begun)))" }),
      (UIApplication.significantTimeChangeNotification, { "time" }),
    ]
    for (name, text) in names {
      let heard = Heard { hear(text) }
      _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.work() }
    }
  }
}

/// Work that an observer does, on whatever thread.
private final class Heard: @unchecked Sendable {
  let work: () -> Void

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}

private final class ListeningUpgrade: ASAccountAuthenticationModificationViewController {
  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    observe(since: Date())
    addChild(Listener("child"))
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note("principal")
  }
}

private final class ListeningProvider: ASCredentialProviderViewController {
  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    observe(since: Date())
    addChild(Listener("child"))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(Listener("presented"), animated: false)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    note("principal")
  }
}
