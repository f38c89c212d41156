import AuthenticationServices
import Foundation
import Rehearsal
import Security
import TestBench
import Testing

/// Where the Keychain keeps items, by the access groups that entitlements name.
@Suite struct AccessGroupTests {
  private static var item: [String: Any] {
    [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "vault", kSecValueData: Data("key".utf8)]
  }
  private static let shared = "$(AppIdentifierPrefix)com.strongroom"

  @Test(arguments: [
    (shared, "ABCDE12345.com.strongroom", true),
    ("$(TeamIdentifierPrefix)com.strongroom", "ABCDE12345.com.strongroom", true),
    (shared, "A1B2C3D4E5.com.strongroom", true), (shared, "ABCDE12345.com.strongroom.more", false),
    (shared, "abcde12345.com.strongroom", false), (shared, "com.strongroom", false),
    ("ABCDE12345.com.strongroom", "ABCDE12345.com.strongroom", true),
    ("ABCDE12345.com.strongroom", "A1B2C3D4E5.com.strongroom", true),
    ("ABCDE12345.com.strongroom", "ZZZZZ99999.com.strongroom", false),
    ("group.strongroom", "group.strongroom", true), ("group.strongroom", "ABCDE12345.com.strongroom", false),
    (shared, "A1B2C3D4E5.com.example.shiny.extension", true), (shared, "A1B2C3D4E5.com.example.shiny", false),
  ])
  func `a group belongs by its entitlement, with any team where that is left open`(
    entitled: String, named: String, belongs: Bool
  ) {
    let found = statuses(sharing: [entitled]) {
      let item = Self.item.merging([kSecAttrAccessGroup: named]) { $1 }
      return [SecItemAdd(item, nil), SecItemCopyMatching(Self.query(in: named), nil)]
    }
    #expect(found == (belongs ? [errSecSuccess, errSecSuccess] : [-34018, -34018]))
  }

  @Test func `a group that is refused is told in the log, for code that looks at no status`() throws {
    let stage = Stage()
    let work = Work { SecItemAdd(Self.item.merging([kSecAttrAccessGroup: "ABCDE12345.other"]) { $1 }, nil) }
    let trace = Script(on: stage.phone, [.strongPassword, .settle])
      .play(with: stage.server, handler: Program { KeepingItems(work) })
    let logged = trace.incidents.compactMap { incident in
      if case .logged(let text) = incident { text } else { nil }
    }
    #expect(logged.first?.contains("refuses the group ABCDE12345.other") == true, "\(trace.incidents)")
  }

  @Test(arguments: [
    ([String](), Container.own, "A1B2C3D4E5.com.example.shiny.extension"),
    (["group.strongroom"], .own, "A1B2C3D4E5.com.example.shiny.extension"),
    ([shared, "ABCDE12345.other"], .group(shared), "A1B2C3D4E5.com.strongroom"),
    (["group.strongroom", "ABCDE12345.other", shared], .group("ABCDE12345.other"), "ABCDE12345.other"),
  ])
  func `what names no group is in the first of the entitlements, or in its own`(
    entitled: [String], container: Container, name: String
  ) {
    var told: String?
    let phone = play(sharing: entitled) {
      var item = Self.item
      item[kSecReturnAttributes] = true
      var given: CFTypeRef?
      #expect(SecItemAdd(item, &given) == errSecSuccess)
      told = (given as? [String: Any])?[kSecAttrAccessGroup] as? String
      // The prefix of the team, as much code finds it out, makes a name that belongs.
      let named = told ?? ""
      #expect(SecItemCopyMatching(Self.query(in: named), nil) == errSecSuccess)
    }
    #expect(told == name)
    #expect(phone.containers["Keychain genp vault", in: container, of: .extension] != nil)
  }

  @Test func `who names no group finds, changes and deletes what is in any of its own`() {
    let phone = play(sharing: [Self.shared, "ABCDE12345.other", "group.strongroom"]) {
      let other = Self.item.merging([kSecAttrAccessGroup: "ABCDE12345.other"]) { $1 }
      #expect(SecItemAdd(other, nil) == errSecSuccess)
      #expect(SecItemUpdate(Self.query(), [kSecValueData: Data("new".utf8)]) == errSecSuccess)
      #expect(SecItemAdd(Self.item, nil) == errSecSuccess)
      #expect(Self.data(Self.query(in: "ABCDE12345.other")) == Data("new".utf8))
      #expect(Self.data(Self.query()) == Data("key".utf8))
      // An item that is moved to where one of its kind is already stays where it was.
      let first = Self.query(in: "ABCDE12345.com.strongroom")
      #expect(SecItemUpdate(first, [kSecAttrAccessGroup: "ABCDE12345.other"]) == errSecDuplicateItem)
      #expect(SecItemUpdate(first, [kSecAttrAccessGroup: "group.strongroom"]) == errSecSuccess)
      #expect(SecItemUpdate(first, [kSecAttrAccessGroup: "group.strongroom"]) == errSecItemNotFound)
      #expect(SecItemCopyMatching(Self.query(in: "group.strongroom"), nil) == errSecSuccess)
      #expect(SecItemDelete(Self.query()) == errSecSuccess)
      #expect(SecItemCopyMatching(Self.query(), nil) == errSecItemNotFound)
    }
    #expect(phone.containers["Keychain genp vault", in: .group(Self.shared), of: .app] == nil)
  }

  private func statuses(sharing groups: [String], _ work: @escaping () -> [OSStatus]) -> [OSStatus] {
    var statuses: [OSStatus] = []
    _ = play(sharing: groups) { statuses = work() }
    return statuses
  }

  private func play(sharing groups: [String], _ work: @escaping () -> Void) -> Phone {
    var stage = Stage()
    for group in groups { stage.phone.containers.share(group) }
    let work = Work(perform: work)
    let simulation = Simulation(
      phone: stage.phone, server: stage.server, program: Program { KeepingItems(work) })
    #expect(throws: Never.self) {
      try simulation.perform(.strongPassword)
      try simulation.perform(.settle)
    }
    return simulation.phone
  }

  private static func query(in group: String? = nil) -> [String: Any] {
    var query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "vault"]
    query[kSecAttrAccessGroup] = group
    return query
  }

  private static func data(_ query: [String: Any]) -> Data? {
    var given: CFTypeRef?
    SecItemCopyMatching(query.merging([kSecReturnData: true]) { $1 }, &given)
    return given as? Data
  }
}

/// What a test says; it is done where the test is.
private struct Work: @unchecked Sendable {
  let perform: () -> Void
}

/// Does what a test says, and gives up.
private final class KeepingItems: ASAccountAuthenticationModificationViewController {
  private let work: Work

  init(_ work: Work) {
    self.work = work
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func changePasswordWithoutUserInteraction(
    for serviceIdentifier: ASCredentialServiceIdentifier, existingCredential: ASPasswordCredential,
    newPassword: String, userInfo: [AnyHashable: Any]? = nil
  ) {
    work.perform()
    extensionContext.cancelRequest(withError: ASExtensionError(.failed))
  }
}
