import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import TestBench
import Testing
import UIKit

/// An app in Apple's names that comes to the front while its extension is asked.
@Suite struct StoreKeepingTests {
  private func explore(isCopying: Bool, _ place: Place = .defaults) -> Exploration {
    var situation = Situation.usual(.strongPassword, changesTakeEffect: .gracefully)[0]
    situation.phone.containers.share("group.shiny")
    var explorer = Explorer(
      [situation],
      handler: Program(
        { ListingExtension(place, isCopying: isCopying) }, app: { ListingController(place) },
        appKeepsStore: true))
    explorer.deviations = [.app]
    explorer.budget = 1
    return explorer.explore()
  }

  @Test func `who writes shared defaults from a copy is found out by the app`() throws {
    let found = explore(isCopying: true)
    #expect(found.discoveries.map(\.failure) == [.rule(.overwroteUnseen)])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["the app refreshes its store"])
    #expect(explore(isCopying: false).discoveries.isEmpty)
  }

  @Test(arguments: [Place.file, .fileInPlace])
  func `who writes a shared file from a copy is found out in the same way`(place: Place) throws {
    let found = explore(isCopying: true, place)
    #expect(found.discoveries.map(\.failure) == [.rule(.overwroteUnseen)])
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(discovery.deviations.map(\.name) == ["the app refreshes its store"])
    let told = discovery.trace.entries.compactMap { entry in
      if case .violation(.overwroteUnseen, let detail) = entry.event { detail } else { nil }
    }
    #expect(told == ["the extension: the file list.json in the group group.shiny"])
    #expect(explore(isCopying: false, place).discoveries.isEmpty)
  }
}

/// Where app and extension have their list.
enum Place {
  case defaults
  /// In a file that is written beside the old one and takes its place.
  case file
  /// In a file that is emptied and written anew.
  case fileInPlace

  private static var address: URL {
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: suiteName)
    return (folder ?? URL(fileURLWithPath: "/")).appendingPathComponent("list.json")
  }

  var list: [String] {
    if self == .defaults { return UserDefaults(suiteName: suiteName)?.stringArray(forKey: "upgrades") ?? [] }
    let data = try? Data(contentsOf: Self.address)
    return data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }

  func write(_ list: [String]) {
    if self == .defaults {
      UserDefaults(suiteName: suiteName)?.set(list, forKey: "upgrades")
      return
    }
    let data = try? JSONEncoder().encode(list)
    try? data?.write(to: Self.address, options: self == .file ? .atomic : [])
  }
}

private let suiteName = "group.shiny"

/// Lists what it has upgraded, half a second after it was asked.
private final class ListingExtension: ASAccountAuthenticationModificationViewController {
  private let place: Place
  private let isCopying: Bool

  init(_ place: Place, isCopying: Bool) {
    self.place = place
    self.isCopying = isCopying
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    let copy = place.list
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(500))
      place.write((isCopying ? copy : place.list) + [existingCredential.user])
      extensionContext.cancelRequest(withError: ASExtensionError(.failed))
    }
  }
}

/// Adds to the list whenever it comes to the front.
private final class ListingController: UIViewController {
  private let place: Place

  init(_ place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self, thread = pthread_self()] _ in
      // Others play on other threads.
      guard let self, thread == pthread_self() else { return }
      place.write(place.list + ["elsewhere"])
    }
  }
}
