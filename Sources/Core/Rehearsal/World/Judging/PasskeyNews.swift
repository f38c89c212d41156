/// What news said of passkeys, which the identity store has to bear out (AS-65).
struct PasskeyNews: Hashable, Sendable {
  /// What is said of those that the store offers, until it turns out whether the provider could take it.
  var arriving: [Word] = []
  /// What was taken, until it is judged.
  var standing: [Word] = []

  /// What is said of one passkey.
  struct Word: Hashable, Sendable {
    /// The passkey.
    let credentialID: String
    /// Its website.
    let party: String
    /// What its user is called now; `nil` where the website has no use for it.
    let newName: String?
    /// Whose it is, whatever they are called; `nil` where news does not say.
    let userHandle: String?
  }
}

extension PasskeyNews {
  /// News is on its way to the provider.
  ///
  /// It is about what is offered now: of a passkey that is made or comes from elsewhere later it says nothing.
  static func hear(_ report: CredentialReport, in world: inout World) {
    let store = world.phone.autoFill.identityStore
    world.judgement.news.arriving = []
    switch report {
    case .unknownPasskey(let credentialID, let party):
      world.judgement.news.say(nil, of: store.passkeys(at: party) { id, _ in id == credentialID }, party)
    case .acceptedPasskeys(let accepted, let userHandle, let party):
      let all = store.passkeys(at: party) { _, handle in handle == userHandle }
      world.judgement.news.standing.removeAll {
        $0.newName == nil && $0.party == party && accepted.contains($0.credentialID)
      }
      world.judgement.news.say(nil, of: all.filter { !accepted.contains($0) }, party)
    case .updatedPasskey(let newName, let userHandle, let party):
      world.judgement.news.say(
        newName, of: store.passkeys(at: party) { _, handle in handle == userHandle }, party, userHandle)
    case .unusedPassword: break
    }
  }

  private mutating func say(
    _ newName: String?, of credentialIDs: [String], _ party: String, _ userHandle: String? = nil
  ) {
    arriving = credentialIDs.map {
      Word(credentialID: $0, party: party, newName: newName, userHandle: userHandle)
    }
  }

  /// News is over: what was not cut short is known to the provider now, and is what holds of several words.
  mutating func conclude(isTaken: Bool) {
    for word in isTaken ? arriving : [] {
      standing.removeAll { $0.isReplaced(by: word) }
      standing.append(word)
    }
    arriving = []
  }
}

extension PasskeyNews {
  /// Nobody is blamed for what came of it: something was in the way.
  static func excuse(in world: inout World) {
    world.judgement.news = PasskeyNews()
  }

  /// The process ends or stands still, which cuts short what it was at; whatever is still on its way to it is not.
  static func interrupt(in world: inout World) {
    if !world.judgement.news.standing.isEmpty, isAtWork(in: world) { world.judgement.news.standing = [] }
  }

  /// A passkey is made that has the identifier of one that was of no use.
  static func forget(after provided: Provided, in world: inout World) {
    guard case .newPasskey(let credentialID, let party, _) = provided else { return }
    world.judgement.news.standing.removeAll { $0.credentialID == credentialID && $0.party == party }
  }

  /// Holds the store against what was said, once the provider has nothing left to do about it.
  static func judge(in world: inout World) {
    guard !world.judgement.news.standing.isEmpty, world.timeline.stop == nil, !isAtWork(in: world) else {
      return
    }
    let store = world.phone.autoFill.identityStore
    let offered = world.judgement.news.standing.flatMap { $0.contradictions(in: store) }
    world.judgement.news.standing = []
    if !offered.isEmpty { world.note(.ignoredNews, offered.joined(separator: ", ")) }
  }

  /// Whether the provider may still do something about it: it runs, waits for its server, or stands still before
  /// something that waits for it.
  private static func isAtWork(in world: World) -> Bool {
    let sender = Transmission.Sender.handler(process: world.phone.process.number)
    return Rest.isAtWork(in: world) || world.process.isAwaited || !world.process.work.blocked.isEmpty
      || world.timeline.agenda.contains {
        if case .arrives(let transmission) = $0 { transmission.value.sender == sender } else { false }
      }
  }
}

extension PasskeyNews.Word {
  /// Whether another says the same thing of the passkey, later.
  fileprivate func isReplaced(by other: Self) -> Bool {
    credentialID == other.credentialID && party == other.party && (newName == nil) == (other.newName == nil)
  }

  /// Whom a store offers nonetheless.
  fileprivate func contradictions(in store: IdentityStore) -> [String] {
    store.identities(of: ServiceIdentifier(party), .passkey).compactMap { identity in
      guard case .passkey(credentialID, let handle) = identity.kind else { return nil }
      guard let newName else { return identity.user }
      if identity.user != newName { return "\(identity.user) instead of \(newName)" }
      return handle == userHandle ? nil : "\(newName) as \(handle), who is \(userHandle ?? "")"
    }
  }
}

extension IdentityStore {
  /// The passkeys that it offers for a website, by what they are and whom it knows by them.
  fileprivate func passkeys(at party: String, where isMeant: (String, String) -> Bool) -> [String] {
    identities(of: ServiceIdentifier(party), .passkey).compactMap { identity in
      guard case .passkey(let credentialID, let userHandle) = identity.kind, isMeant(credentialID, userHandle)
      else { return nil }
      return credentialID
    }
  }
}
