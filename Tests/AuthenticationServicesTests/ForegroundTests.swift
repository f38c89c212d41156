import AuthenticationServices
import Foundation
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import Synchronization
import TestBench
import Testing
import UIKit

/// What view controllers in Apple's names hear when something comes in front of them, rule by rule; one after the other,
/// because all of this process have one notification center.
@Suite(.inverting, .serialized) struct ForegroundTests {
  private func heard(_ steps: Step..., asking isAsking: Bool = false) -> [String] {
    let simulation = Simulation(
      phone: ProviderStage().phone, server: Stage().server,
      program: Program(provider: { ListeningList(isAsking: isAsking) }))
    for step in [.turnsToForm, .opens(.credentials), .settle] + steps + [.settle] {
      do { try simulation.perform(step) } catch { return ["\(error)"] }
    }
    let heard = simulation.phone.containers.heard(by: .extension)
    _ = simulation.finish()
    return heard
  }

  @Test func `PL-12 who is on screen hears that something is in front of it`() {
    let opens = Step.user(.opensNotificationCenter), closes = Step.user(.closesNotificationCenter)
    #expect(heard(opens) == ["host resigns"])
    #expect(heard(opens, closes) == ["host resigns", "host is active"])
    #expect(heard(.user(.leavesApp)) == ["host resigns", "host in background"])
    #expect(heard(.user(.autoFill(.locksDevice))) == ["host resigns", "host in background"])
  }

  @Test(arguments: [UserAction.taps("Fill"), .leavesApp, .opensNotificationCenter, .autoFill(.picks("x"))])
  func `nobody touches what is behind Notification Center`(act: UserAction) throws {
    let simulation = try coveredList()
    #expect(throws: Diagnostic.self) { try simulation.perform(.user(act)) }
    _ = simulation.finish()
  }

  @Test func `what was behind Notification Center can be touched once that is closed`() throws {
    let simulation = try coveredList()
    try simulation.perform(.user(.closesNotificationCenter))
    try simulation.perform(.user(.taps("Fill")))
    #expect(simulation.world.request?.isFinished == true)
    _ = simulation.finish()
  }

  private func coveredList() throws -> Simulation {
    let simulation = Simulation(
      phone: ProviderStage().phone, server: Stage().server,
      program: Program(provider: { ListeningList(isAsking: false) }))
    for step in [Step.turnsToForm, .opens(.credentials), .settle, .user(.opensNotificationCenter)] {
      try simulation.perform(step)
    }
    return simulation
  }

  @Test func `who observes for good is gone with its process`() throws {
    let count = Mutex(0)
    let simulation = Simulation(
      phone: ProviderStage().phone, server: Stage().server,
      program: Program(provider: { ObservingForGood { count.withLock { $0 += 1 } } }))
    let opens = [Step.turnsToForm, .opens(.credentials), .settle]
    let looksAway = [Step.user(.opensNotificationCenter), .user(.closesNotificationCenter), .settle]
    for step in opens + looksAway + [.user(.taps("Cancel")), .settle, .system(.endsProcess)] + opens
      + looksAway
    {
      try simulation.perform(step)
    }
    _ = simulation.finish()
    #expect(count.withLock(\.self) == 2, "once in each process")
  }

  @Test func `an app on screen hears it by its own names`() throws {
    let simulation = Simulation(
      phone: Stage().phone, server: Stage().server,
      program: Program({ SilentUpgrade() }, app: { ListeningApp() }))
    for step in [Step.user(.opensNotificationCenter), .user(.closesNotificationCenter), .user(.leavesApp)] {
      try simulation.perform(step)
    }
    #expect(
      simulation.phone.containers.heard(by: .app)
        == ["app resigns", "app is active", "app resigns", "app in background"])
    _ = simulation.finish()
  }

  @Test func `PL-13 who asks for a face is not in front until the answer comes`() {
    #expect(heard(asking: true) == ["host resigns"])
    #expect(heard(.user(.taps("Face ID")), asking: true) == ["host resigns", "yes", "host is active"])
    #expect(heard(.user(.taps("Cancel")), asking: true) == ["host resigns", "no", "host is active"])
  }

  @Test func `a rehearsal that ends while a question stands blames nobody who awaits it`() {
    let steps = [Step.turnsToForm, .opens(.credentials), .settle]
    let trace = ProviderStage().play(steps, Program(provider: { AwaitingFace() }))
    #expect(!trace.incidents.contains { if case .leakedContinuation = $0 { true } else { false } })
  }

  @Test func `PL-14 a face that was just recognized is not asked for again`() {
    let loop = play(.whenActive)
    #expect(loop.brokenRules == [.askedForFaceAgain])
    #expect(play(.whileClosed).brokenRules == [])
  }

  @Test func `whoever picks something else is asked for the face again, and rightly`() {
    var explorer = Explorer([Situation.usual(.password)[0]], handler: Program(provider: { FaceEachTime() }))
    explorer.budget = 0
    let exploration = explorer.explore()
    #expect(exploration.discoveries.map(\.failure) == [])
    #expect(exploration.coverage.successes > 1)
  }

  @Test func `who asks again where the question goes before its answer comes is found, and who waits is not`()
  {
    let hasty = explore(.whileClosed)
    #expect(hasty.levels.last?.budget == 1)
    #expect(hasty.discoveries.map(\.failure) == [.rule(.askedForFaceAgain)])
    let patient = explore(.whileClosedAndNotAsking)
    #expect(patient.verdict == .exhausted, "\(patient.discoveries.map(\.failure)) \(patient.gaps)")
    #expect(patient.coverage.successes > 0)
  }

  private func play(_ habit: LockingList.Habit) -> Trace {
    ProviderStage().play(
      [.turnsToForm, .opens(.credentials), .settle, .user(.taps("Face ID")), .settle],
      Program(provider: { LockingList(habit) }))
  }

  private func explore(_ habit: LockingList.Habit) -> Exploration {
    var explorer = Explorer(
      Situation.usual(.credentialList), handler: Program(provider: { LockingList(habit) }))
    // A user acts once on what is presented: to tap what the list shows behind the question is a deviation.
    explorer.deviations = [.order, .user]
    explorer.budget = 1
    return explorer.explore()
  }
}

extension Containers {
  fileprivate func heard(by owner: Containers.Owner) -> [String] {
    guard case .list(let texts)? = self["heard", of: owner] else { return [] }
    return texts.compactMap(\.text)
  }
}

private func note(_ text: String) {
  let defaults = UserDefaults.standard
  defaults.set((defaults.stringArray(forKey: "heard") ?? []) + [text], forKey: "heard")
}

/// Observes until it goes.
private final class Observers {
  private let tokens: [any NSObjectProtocol]

  init() {
    tokens = [
      (Notification.Name.NSExtensionHostWillResignActive, "host resigns"),
      (.NSExtensionHostDidBecomeActive, "host is active"),
      (.NSExtensionHostDidEnterBackground, "host in background"),
      (UIApplication.willResignActiveNotification, "app resigns"),
      (UIApplication.didBecomeActiveNotification, "app is active"),
      (UIApplication.didEnterBackgroundNotification, "app in background"),
    ].map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [thread = pthread_self()] _ in
        // Others play on other threads.
        if thread == pthread_self() { note(text) }
      }
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// Observes, and never takes its observation away.
private final class ObservingForGood: ASCredentialProviderViewController {
  private let hear: @Sendable () -> Void

  init(_ hear: @escaping @Sendable () -> Void) {
    self.hear = hear
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: .NSExtensionHostWillResignActive, object: nil, queue: nil
    ) { [hear] _ in hear() }
    let cancel = UIAction(title: "Cancel") { [weak self] _ in
      self?.extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
    }
    view.addSubview(UIButton(primaryAction: cancel))
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
}

private final class ListeningList: ASCredentialProviderViewController {
  private let isAsking: Bool
  private let owner = LAContext()
  private var observers: Observers?

  init(isAsking: Bool) {
    self.isAsking = isAsking
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    observers = Observers()
    let fill = UIAction(title: "Fill") { [unowned self] _ in
      extensionContext.completeRequest(
        withSelectedCredential: ASPasswordCredential(user: "jappleseed", password: "kitten1"))
    }
    view.addSubview(UIButton(type: .system, primaryAction: fill))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isAsking else { return }
    owner.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") { isOwner, _ in
      DispatchQueue.main.async { note(isOwner ? "yes" : "no") }
    }
  }
}

/// Awaits the answer, and shows nothing of its own.
private final class AwaitingFace: ASCredentialProviderViewController {
  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      let isOwner = try? await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "Unlock")
      extensionContext.cancelRequest(withError: ASExtensionError(isOwner == true ? .failed : .userCanceled))
    }
  }
}

private final class SilentUpgrade: ASAccountAuthenticationModificationViewController {}

private final class ListeningApp: UIViewController {
  private var observers: Observers?

  override func viewDidLoad() {
    super.viewDidLoad()
    observers = Observers()
  }
}

/// A list behind a face, as many people write it.
private final class LockingList: ASCredentialProviderViewController {
  /// When it asks for a face.
  enum Habit {
    /// Whenever it is in front, whatever was before.
    case whenActive
    /// When it is in front and closed.
    case whileClosed
    /// When it is in front and closed, and no question stands.
    case whileClosedAndNotAsking
  }

  private let habit: Habit
  private var isOpen = false
  private var isAsking = false

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    _ = NotificationCenter.default.addObserver(
      forName: .NSExtensionHostDidBecomeActive, object: nil, queue: .main
    ) { [weak self, thread = pthread_self()] _ in
      // Others play on other threads.
      guard thread == pthread_self() else { return }
      MainActor.assumeIsolated { self?.comeToFront() }
    }
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in
      extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
    }
    view.addSubview(UIButton(type: .system, primaryAction: cancel))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask()
  }

  private func comeToFront() {
    if isOpen, habit != .whenActive { return }
    if isAsking, habit == .whileClosedAndNotAsking { return }
    ask()
  }

  private func ask() {
    isAsking = true
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the vault") { isOwner, _ in
      DispatchQueue.main.async { [self] in
        isAsking = false
        guard isOwner, !isOpen else { return }
        isOpen = true
        list()
      }
    }
  }

  private func list() {
    for (index, (user, password)) in [("jappleseed", "kitten1"), ("kim", "letmein")].enumerated() {
      let fill = UIAction(title: user) { [unowned self] _ in
        extensionContext.completeRequest(
          withSelectedCredential: ASPasswordCredential(user: user, password: password))
      }
      view.insertSubview(UIButton(type: .system, primaryAction: fill), at: index)
    }
  }
}

/// Fills nothing in before it has seen a face, each time anew.
private final class FaceEachTime: ASCredentialProviderViewController {
  private var picked: ASPasswordCredentialIdentity?

  override func provideCredentialWithoutUserInteraction(for request: any ASCredentialRequest) {
    let isKnown = request.credentialIdentity.recordIdentifier.map { ["1", "2"].contains($0) } ?? false
    cancel(isKnown ? .userInteractionRequired : .credentialIdentityNotFound)
  }

  override func prepareInterfaceToProvideCredential(for request: any ASCredentialRequest) {
    picked = request.credentialIdentity as? ASPasswordCredentialIdentity
    view.addSubview(
      UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in cancel(.userCanceled) }))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Fill in") { [self] isOwner, _ in
      DispatchQueue.main.async { [self] in
        guard isOwner, let picked else { return cancel(.userCanceled) }
        extensionContext.completeRequest(
          withSelectedCredential: ASPasswordCredential(user: picked.user, password: "kitten1"))
      }
    }
  }

  private func cancel(_ code: ASExtensionError.Code) {
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }
}
