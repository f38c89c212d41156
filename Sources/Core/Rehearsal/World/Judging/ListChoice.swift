/// Whom a user chooses from a provider's list, as far as the system can know.
enum ListChoice {
  /// Those whose names stand in the row that is tapped: users whose passwords the identity store has, or labels of codes
  /// that somebody verifies.
  static func named(by touch: Touch, in world: World) -> [String] {
    guard case .taps(let button) = touch, let asked = world.request?.details.provision?.provision,
      asked.isList
    else { return [] }
    let row = world.process.layout.interface.texts(ofRow: button)
    guard asked == .codeList else { return world.phone.autoFill.identityStore.users(namedBy: row) }
    return world.phone.autoFill.codes.keys.filter { label in row.contains { $0.names(label) } }.sorted()
  }

  /// The login of the vault whose user and site stand in the row that is tapped; `nil` in the place of one that could be
  /// any of a user's, and nothing at all where the row names nobody.
  static func logins(tappedBy touch: Touch, in world: World) -> [Login?] {
    let vault = world.phone.hasAutoFill ? world.phone.autoFill.vault.entries : []
    guard !vault.isEmpty, case .taps(let button) = touch,
      world.request?.details.provision?.provision.isListOfPasswords == true
    else { return [] }
    let interface = world.process.layout.interface
    let row = interface.texts(ofRow: button)
    let users = vault.filter { entry in row.contains { $0.names(entry.user) } }
    guard !users.isEmpty else { return [] }
    let logins = Set(
      users.filter { entry in
        let host = entry.service.formHost
        return !host.isEmpty && row.contains { $0.names(host) }
      }.map { Login(user: $0.user, service: $0.service) })
    let isOnly = interface.buttons.count { $0 == button } == 1
    return [isOnly && logins.count == 1 ? logins.first : nil]
  }

  /// Whose password somebody chooses, and for which site.
  struct Login: Hashable, Sendable {
    let user: String
    let service: ServiceIdentifier
  }
}

extension Provision {
  /// Whether somebody chooses a login from it.
  var isListOfPasswords: Bool { self == .credentialList || self == .passkeyList }
}

extension IdentityStore {
  /// Whether it has a password of somebody of that name.
  func knows(_ user: String) -> Bool { identities.contains { $0.kind == .password && $0.user == user } }

  /// Whose passwords it has of those whose names stand in a row; where a name alone is the title of it, that one's.
  fileprivate func users(namedBy row: [String]) -> [String] {
    guard let title = row.first else { return [] }
    if knows(title) { return [title] }
    var users: [String] = []
    for identity in identities where identity.kind == .password && !users.contains(identity.user) {
      if row.contains(where: { $0.names(identity.user) }) { users.append(identity.user) }
    }
    return users
  }
}
