import Rehearsal

/// Where lists are opened.
extension Situation {
  static func lists(of provision: Provision) -> [Situation] {
    guard let list = provision.list else { return [] }
    var situations = [Situation("over a form", provision, provision.openings(of: list))]
    switch provision {
    case .credentialList, .codeList:
      situations += [
        Situation("in an app of the site", provision, [.inApp(of: "shiny.example", act: .opens(list))]),
        Situation("in an app without domains", provision, [.inApp(of: nil, act: .opens(list))]),
      ]
    case .passkeyList:
      // A page can ask for passkeys whoever has one.
      var bare = Situation("over a form, and nobody has a passkey", provision, provision.openings(of: list))
      let passwords = bare.phone.autoFill.identityStore.identities.filter { $0.kind == .password }
      bare.phone.autoFill.identityStore = IdentityStore(isEnabled: true, identities: passwords)
      situations.append(bare)
    default: break
    }
    return situations
  }
}

extension Provision {
  /// How a list is opened over a form: one of codes twice in a row, because a code that was kept too long is known by
  /// another one of the same moment.
  fileprivate func openings(of list: ProviderList) -> [[Step]] {
    Array(repeating: .atForm(.opens(list)), count: self == .codeList ? 2 : 1)
  }
}
