import AuthenticationServices
import Foundation
import Rehearsal
import RehearsalExplorer
import Security
import TestBench
import Testing
import UIKit

/// An app that is deleted and comes back: what it put into the Keychain is still there, and nothing else is (AS-40).
@Suite struct ReinstalledTests {
  @Test func `who takes a key of the Keychain for a vault is found`() throws {
    let found = explore(isFaulty: true)
    #expect(found.discoveries.first?.failure == .rule(.leftUnanswered))
    let discovery = found.explorer.discovery(of: try #require(found.discoveries.first))
    #expect(
      discovery.deviations.map(\.name) == ["the app is deleted and installed again", "the user asks again"])
  }

  @Test func `who makes the vault anew where only its key is left is not`() {
    let sound = explore(isFaulty: false)
    #expect(sound.verdict == .exhausted, "\(sound.discoveries.map(\.failure)) \(sound.gaps)")
    #expect(sound.coverage.successes > 0)
  }

  private func explore(isFaulty: Bool) -> Exploration {
    var situation = Situation.usual(.credentialList)[0]
    situation.phone.containers.share(suite)
    var explorer = Explorer([situation], handler: Program(provider: { KeyedList(isFaulty) }))
    explorer.deviations = [.device, .user]
    explorer.budget = 2
    return explorer.explore()
  }
}

private let suite = "group.shiny"

/// A list whose vault is shut with a key: the key is in the Keychain, and the vault in the group.
private final class KeyedList: NamesTable {
  override func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {
    let key: NSMutableDictionary = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "vault", kSecAttrAccount: "key",
    ]
    let isSetUp = SecItemCopyMatching(key, nil) == errSecSuccess
    let vault = UserDefaults(suiteName: suite)
    if !isSetUp || !isFaulty && vault?.stringArray(forKey: "logins") == nil {
      key[kSecValueData] = Data("open sesame".utf8)
      if !isSetUp { SecItemAdd(key, nil) }
      vault?.set(["jappleseed", "kim"], forKey: "logins")
    }
    guard let logins = vault?.stringArray(forKey: "logins") else { return wait() }
    names = logins
    table.reloadData()
  }

  private func wait() {
    view.subviews.forEach { $0.removeFromSuperview() }
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    view.addSubview(wheel)
  }
}
