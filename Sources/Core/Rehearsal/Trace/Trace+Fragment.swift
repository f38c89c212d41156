extension Trace {
  /// The trace of a rehearsal that broke off: what the world had come to follows from what happened.
  package init(fragment setting: Setting, _ entries: [Entry]) {
    var keychain = setting.keychain
    var accounts = setting.accounts
    for entry in entries {
      switch entry.event {
      case .system(.keychain(let change)): keychain.take(change)
      case .server(.changed(_, let account)):
        if let index = accounts.firstIndex(where: { $0.user == account.user }) { accounts[index] = account }
      case .user, .app, .system, .handler, .server, .network, .apple, .moved, .violation, .reading, .incident,
        .stopped:
        continue
      }
    }
    let ending = Ending(instant: entries.last?.instant ?? .start, keychain: keychain, accounts: accounts)
    self.init(setting: setting, entries: entries, ending: ending)
  }
}

extension Keychain {
  /// Becomes what it was after a change.
  package mutating func take(_ change: KeychainChange) {
    switch change {
    case .replaced(let old, let new):
      if let old { remove(old.user, at: old.service) }
      save(new)
    case .arrived(let entry): save(entry)
    case .removed(let entry): remove(entry.user, at: entry.service)
    case .generated, .passedOverRules, .leftAlone: break
    }
  }
}
