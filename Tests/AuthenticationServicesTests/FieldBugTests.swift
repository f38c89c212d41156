import AuthenticationServices
import Foundation
import LocalAuthentication
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// Bugs of shipped providers, of which public trackers tell, in Apple's names: each is found, and its twin is sound.
@Suite(.serialized) struct FieldBugTests {
  /// A bug, by what is wrong with it.
  enum Bug: String, CaseIterable {
    /// passforios pull request 593: every preparation observes the same once more, and a tap is answered twice.
    case preparedTwice
    /// KeeForge issue 70: the codes of two hosts below one domain are taken for one.
    case collapsedCodes
    /// duckduckgo/iOS issues 3763 and 3851: app and extension bring what they share up to date at once.
    case migratedTwice
    /// bitwarden/clients pull request 13051: time runs out on screen, and there is no way on.
    case lockedOnScreen
    /// KeePassium issues 74 and 442: who turns Face ID down is asked for it again, for ever.
    case asksInALoop
    /// bitwarden/android issue 2383: what memory is given back for is missing afterwards.
    case droppedVault
    /// bitwarden/android issues 1126 and 980: what the process read before a change outlives the change.
    case staleCache

    var deviations: Deviations {
      switch self {
      case .preparedTwice, .droppedVault: .device
      case .migratedTwice: [.app, .order]
      case .collapsedCodes, .lockedOnScreen, .asksInALoop: .user
      case .staleCache: .app
      }
    }

    /// What is found of it.
    var failure: Failure {
      switch self {
      case .preparedTwice: .rule(.answeredTwice)
      case .collapsedCodes: .rule(.gaveWrongCode)
      case .migratedTwice: .rule(.overwroteUnseen)
      case .lockedOnScreen, .droppedVault: .rule(.leftUnanswered)
      case .asksInALoop, .staleCache: .property(0)
      }
    }

    var properties: [Property] {
      switch self {
      case .asksInALoop: [.letsGo]
      case .staleCache: [.fillsWhatIsKept]
      case .preparedTwice, .collapsedCodes, .migratedTwice, .lockedOnScreen, .droppedVault: []
      }
    }

    /// How many deviations it takes.
    var budget: Int { self == .collapsedCodes ? 0 : 1 }
  }

  @Test(arguments: Bug.allCases)
  func `it is found, and its twin is exhausted`(bug: Bug) throws {
    let found = explore(bug, isFaulty: true)
    #expect(found.verdict == .failed)
    #expect(found.levels.last?.budget == bug.budget)
    #expect(
      found.discoveries.contains { $0.failure == bug.failure }, "\(found.discoveries.map(\.failure))")
    let sound = explore(bug, isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }

  private func explore(_ bug: Bug, isFaulty: Bool) -> Exploration {
    var explorer = Explorer([situation(of: bug)], handler: program(of: bug, isFaulty: isFaulty))
    explorer.deviations = bug.deviations
    explorer.properties = bug.properties
    explorer.budget = 1
    return explorer.explore()
  }

  private func program(of bug: Bug, isFaulty: Bool) -> Program {
    switch bug {
    case .preparedTwice: Program(provider: { ObservingList(isFaulty) })
    case .collapsedCodes: Program(provider: { CodeSafe(isFaulty) })
    case .migratedTwice:
      Program(provider: { MigratingSafe(isFaulty) }, app: { SharingApp { migrate() } }, appKeepsStore: true)
    case .lockedOnScreen: Program(provider: { TimedList(isFaulty) })
    case .asksInALoop: Program(provider: { FaceList(isFaulty) })
    case .droppedVault: Program(provider: { DroppingList(isFaulty) })
    case .staleCache:
      Program(
        provider: { CachingSafe(isFaulty) },
        app: { SharingApp { UserDefaults(suiteName: suite)?.set("changed", forKey: "password") } },
        appKeepsStore: true)
    }
  }

  private func situation(of bug: Bug) -> Situation {
    var situation = Situation.usual(.credentialList)[0]
    switch bug {
    case .preparedTwice, .lockedOnScreen, .asksInALoop, .droppedVault: break
    case .migratedTwice, .staleCache:
      situation = Situation.usual(.password)[0]
      situation.phone.containers.share(suite)
      // What is given is filled in at once.
      situation.phone.autoFill.authentication = .none
    case .collapsedCodes:
      let stage = ProviderStage {
        $0.autoFill.identityStore = IdentityStore(
          isEnabled: true,
          identities: CodeSafe.secrets.map { host, _ in
            CredentialIdentity(host, at: ServiceIdentifier(host), record: host, kind: .oneTimeCode)
          })
        $0.autoFill.codes = Dictionary(
          uniqueKeysWithValues: CodeSafe.secrets.map { ($0.host, TimedCode(secret: Array($0.secret.utf8))) })
      }
      let pick = Step.user(.autoFill(.picks("b.shiny.example")))
      situation = Situation(
        "two codes", phone: stage.phone, provision: .code,
        requests: [[.user(.autoFill(.focuses(Form(at: "https://b.shiny.example/")))), pick]])
    }
    return situation
  }
}

extension Property {
  /// Whoever turns a question down gets out, and has nothing more to tap.
  fileprivate static let letsGo = Property.path("who cancels is let go") { trace in
    var isTurnedDown = false
    for entry in trace.entries {
      switch entry.event {
      case .user(.taps("Cancel")): isTurnedDown = true
      case .user(.taps) where isTurnedDown: return false
      case .user(.autoFill): isTurnedDown = false
      default: break
      }
    }
    return true
  }

  /// What is filled in is what is kept at that moment.
  fileprivate static let fillsWhatIsKept = Property.always("what is filled in is what is kept") { moment in
    moment.news.allSatisfy { entry in
      guard case .system(.autoFill(.filled(_, .password(let credential)))) = entry.event else { return true }
      let kept = moment.world.phone.containers["password", in: .group(suite), of: .extension]
      return credential.password == kept?.text ?? "kitten1"
    }
  }
}

private let suite = "group.shiny"

/// A provider with a list of buttons.
private class List: ASCredentialProviderViewController {
  let isFaulty: Bool
  private let stack = UIStackView()

  init(_ isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
  }

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) { showAll() }

  func showAll() {
    show(["jappleseed", "kim"].map { user in (user, { [weak self] in self?.fill(user) }) } + [leave])
  }

  var leave: (String, () -> Void) {
    ("Cancel", { [weak self] in self?.cancel(.userCanceled) })
  }

  /// Shows what there is to tap, once each.
  func show(_ buttons: [(String, () -> Void)]) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for (title, act) in buttons {
      stack.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in act() }))
    }
  }

  func fill(_ user: String, _ password: String = "kitten1") {
    show([])
    extensionContext.completeRequest(
      withSelectedCredential: ASPasswordCredential(user: user, password: password), completionHandler: nil)
  }

  func cancel(_ code: ASExtensionError.Code) {
    show([])
    extensionContext.cancelRequest(withError: ASExtensionError(code))
  }
}

private final class ObservingList: List {
  private static let picked = Notification.Name("picked")
  private var observer: (any NSObjectProtocol)?

  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    if isFaulty || observer == nil {
      observer = NotificationCenter.default.addObserver(
        forName: Self.picked, object: self, queue: nil
      ) { [weak self] news in
        let user = news.userInfo?["user"] as? String ?? ""
        MainActor.assumeIsolated { self?.fill(user) }
      }
    }
    show(
      ["jappleseed", "kim"].map { user in
        (
          user,
          { [weak self] in
            NotificationCenter.default.post(name: Self.picked, object: self, userInfo: ["user": user])
          }
        )
      } + [leave])
  }
}

private final class TimedList: List {
  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    showAll()
    Task { @MainActor [weak self] in
      try await Task.sleep(for: .seconds(180))
      guard let self, isWaiting else { return }
      if isFaulty { show([]) } else { cancel(.userCanceled) }
    }
  }

  private var isWaiting = true

  override func fill(_ user: String, _ password: String = "kitten1") {
    isWaiting = false
    super.fill(user, password)
  }

  override func cancel(_ code: ASExtensionError.Code) {
    isWaiting = false
    super.cancel(code)
  }
}

private final class FaceList: List {
  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask()
  }

  private func ask() {
    Task { @MainActor [weak self] in
      let isOwner = try? await LAContext().evaluatePolicy(
        .deviceOwnerAuthentication, localizedReason: "Unlock your vault")
      guard let self else { return }
      if isOwner == true { return showAll() }
      if isFaulty { ask() } else { cancel(.userCanceled) }
    }
  }
}

private final class DroppingList: List {
  private var passwords: [String: String]? = DroppingList.read()

  private static func read() -> [String: String] { ["jappleseed": "kitten1", "kim": "letmein"] }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    passwords = nil
  }

  override func fill(_ user: String, _ password: String = "kitten1") {
    if passwords == nil, !isFaulty { passwords = Self.read() }
    guard let password = passwords?[user] else { return show([]) }
    super.fill(user, password)
  }
}

private final class CodeSafe: List {
  nonisolated static let secrets: [(host: String, secret: String)] = [
    ("a.shiny.example", "12345678901234567890"), ("b.shiny.example", "09876543210987654321"),
  ]

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    let identity = credentialRequest.credentialIdentity
    let host = identity.serviceIdentifier.identifier
    let secret = Self.secrets.first {
      isFaulty ? domain(of: $0.host) == domain(of: host) : $0.host == host
    }?.secret
    guard let secret else { return cancel(.credentialIdentityNotFound) }
    let code = TimedCode(secret: Array(secret.utf8)).code(at: Int64(Date().timeIntervalSince1970))
    extensionContext.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: code))
  }

  private func domain(of host: String) -> String {
    host.split(separator: ".").suffix(2).joined(separator: ".")
  }
}

/// Brings what is shared up to date, and adds what is new.
@Sendable private func migrate() {
  let defaults = UserDefaults(suiteName: suite)
  let logins = defaults?.stringArray(forKey: "logins") ?? []
  defaults?.set(logins + ["one more"], forKey: "logins")
}

private final class MigratingSafe: List {
  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    let user = credentialRequest.credentialIdentity.user
    Task { @MainActor in
      let defaults = UserDefaults(suiteName: suite)
      let old = defaults?.stringArray(forKey: "logins") ?? []
      await Task.yield()
      let logins = isFaulty ? old : defaults?.stringArray(forKey: "logins") ?? []
      defaults?.set(logins + ["used \(user)"], forKey: "logins")
      fill(user)
    }
  }
}

private final class CachingSafe: List {
  private static var cache: String?

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    let kept = UserDefaults(suiteName: suite)?.string(forKey: "password") ?? "kitten1"
    if Self.cache == nil || !isFaulty { Self.cache = kept }
    fill(credentialRequest.credentialIdentity.user, Self.cache ?? kept)
  }
}

/// An app that does something whenever it comes to the front.
private final class SharingApp: UIViewController {
  private let refresh: @Sendable () -> Void

  init(_ refresh: @escaping @Sendable () -> Void) {
    self.refresh = refresh
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self, refresh, thread = pthread_self()] _ in
      // Others play on other threads.
      if self != nil, thread == pthread_self() { refresh() }
    }
  }
}
