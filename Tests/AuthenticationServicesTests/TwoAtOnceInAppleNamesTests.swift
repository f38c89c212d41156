import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import Security
import TestBench
import Testing
import UIKit

/// App and extension in Apple's names at once on one store: defaults, Keychain items and files of a group.
@Suite(.serialized) struct TwoAtOnceInAppleNamesTests {
  enum Race: String, CaseIterable {
    case defaultsOfTheApp
    case itemOfTheExtension
    case fileOfTheExtension

    var deviations: Deviations { self == .defaultsOfTheApp ? .app : [.app, .order] }
    var failure: Failure { .rule(self == .defaultsOfTheApp ? .overwroteUnseen : .neverAnswered) }
  }

  @Test(arguments: [Race.itemOfTheExtension, .fileOfTheExtension])
  func `it is found at one deviation, and who does not make it is exhausted`(race: Race) throws {
    let found = explore(race, isFaulty: true)
    #expect(found.discoveries.map(\.failure) == [race.failure])
    let finding = try #require(found.discoveries.first)
    #expect(found.explorer.discovery(of: finding).deviations.count == 1)
    #expect(explore(race, isFaulty: false).discoveries.isEmpty)
  }

  private func explore(_ race: Race, isFaulty: Bool) -> Exploration {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.containers.share(suite)
    var explorer = Explorer(
      [situation],
      handler: Program(
        { RacingExtension(race, isFaulty: isFaulty) }, app: { RacingApp(race, isFaulty: isFaulty) },
        appKeepsStore: true))
    explorer.deviations = race.deviations
    explorer.budget = 1
    return explorer.explore()
  }
}

private typealias Race = TwoAtOnceInAppleNamesTests.Race

private let suite = "group.shiny"

private func add(_ name: String, to copy: [String]) {
  UserDefaults(suiteName: suite)?.set(copy + [name], forKey: "list")
}

private var list: [String] { UserDefaults(suiteName: suite)?.stringArray(forKey: "list") ?? [] }

private var item: [String: Any] {
  [
    kSecClass: kSecClassGenericPassword, kSecAttrAccount: "vault", kSecAttrAccessGroup: suite,
  ]
}

private var file: URL? {
  FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: suite)?
    .appendingPathComponent("vault")
}

/// Does something across an `await` that has to be done in one breath.
private final class RacingExtension: ASAccountAuthenticationModificationViewController {
  private let race: Race
  private let isFaulty: Bool

  init(_ race: Race, isFaulty: Bool) {
    (self.race, self.isFaulty) = (race, isFaulty)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    Task { @MainActor in
      switch race {
      case .defaultsOfTheApp: add("extension", to: list)
      case .itemOfTheExtension: guard await keepItem() else { return }
      case .fileOfTheExtension: guard await keepFile() else { return }
      }
      extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
  }

  private func keepItem() async -> Bool {
    let new = item.merging([kSecValueData: Data("key".utf8)]) { $1 }
    guard SecItemCopyMatching(item, nil) == errSecItemNotFound else { return true }
    await Task.yield()
    let status = SecItemAdd(new, nil)
    if status == errSecDuplicateItem, !isFaulty {
      return SecItemUpdate(item, [kSecValueData: Data("key".utf8)]) == errSecSuccess
    }
    return status == errSecSuccess
  }

  private func keepFile() async -> Bool {
    guard let file, !FileManager.default.fileExists(atPath: file.path) else { return true }
    await Task.yield()
    do {
      try Data("key".utf8).write(to: file, options: .withoutOverwriting)
      return true
    } catch {
      return !isFaulty
    }
  }
}

/// Does the same whenever it comes to the front.
private final class RacingApp: UIViewController {
  private let race: Race
  private let isFaulty: Bool

  init(_ race: Race, isFaulty: Bool) {
    (self.race, self.isFaulty) = (race, isFaulty)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self, race, isFaulty, thread = pthread_self()] _ in
      // Others play on other threads.
      guard self != nil, thread == pthread_self() else { return }
      switch race {
      case .defaultsOfTheApp:
        Task { @MainActor in
          let copy = list
          await Task.yield()
          add("app", to: isFaulty ? copy : list)
        }
      case .itemOfTheExtension: SecItemAdd(item.merging([kSecValueData: Data("app".utf8)]) { $1 }, nil)
      case .fileOfTheExtension: if let file { try? Data("app".utf8).write(to: file) }
      }
    }
  }
}
