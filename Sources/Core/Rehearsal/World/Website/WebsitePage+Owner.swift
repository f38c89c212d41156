/// Whose account it is that a credential lets somebody into, which a page finds out, whomever its user had in mind.
extension WebsitePage {
  /// A provider gave a credential: where it is another member's than the one who wants to get in, that one is let in, and
  /// the other was given nothing.
  static func findOwner(of provided: Provided, in world: inout World) {
    guard let request = world.request, let number = request.details.provision?.demand?.number,
      let owner = world.phone.autoFill.owner(of: provided),
      let index = world.phone.autoFill.attempts.lastIndex(where: { $0.number == number }),
      world.phone.autoFill.attempts[index].verdict == nil, owner != world.phone.autoFill.attempts[index].user
    else { return }
    var given = world.phone.autoFill.attempts[index]
    given.user = owner
    guard !world.phone.autoFill.attempts[index].user.isEmpty else {
      world.phone.autoFill.attempts[index] = given
      return
    }
    // Who could have gone on and took somebody else's has only themselves to blame.
    if ledOn(in: number, by: request, world) { disturb(number, in: &world) }
    let isOwnFault = world.phone.autoFill.attempts[index].wasDisturbed
    if isOwnFault {
      world.phone.autoFill.attempts[index].verdict = .notGiven
    } else {
      conclude(number, .notGiven, in: &world)
    }
    // The last attempt is the one that the website answers.
    world.phone.autoFill.attempts.append(given)
  }

  /// Who may choose between passkeys and passwords has chosen, also where the website does not take that; a row that stands
  /// there alone is no choice.
  static func take(_ credential: PasswordCredential, for demand: PasskeyDemand, in world: inout World) {
    let isTaken = world.phone.autoFill.relyingParty?.accepts(.password(credential)) == true
    if !isTaken, mayChoose(in: demand.number, world) { disturb(demand.number, in: &world) }
    conclude(
      demand.number, isTaken ? .accepted : .refused("wrong-password"),
      by: TriedCredential(.password, of: credential.user), in: &world)
  }

  /// Whether a provider had anything on screen that may lead on whoever makes an attempt.
  static func ledOn(in number: Int, by request: OpenRequest, _ world: World) -> Bool {
    guard let user = world.phone.autoFill.attempts.last(where: { $0.number == number })?.user else {
      return request.shown.all.contains(where: \.leadsOn)
    }
    let others = others(than: user, in: world)
    return request.shown.all.contains { $0.leadsOn(user, beside: others) }
  }

  /// Whether a passkey, and the account that it is of, is none of the website's.
  static func isStrangers(_ credentialID: String, of handle: String, in world: World) -> Bool {
    guard let website = world.phone.autoFill.relyingParty else { return false }
    return !website.knows(passkey: credentialID) && !website.knows(handle: handle)
  }

  /// Whether a provider had several things on screen at once that may lead on whoever makes an attempt.
  static func mayChoose(in number: Int, _ world: World) -> Bool {
    guard let user = world.phone.autoFill.attempts.last(where: { $0.number == number })?.user else {
      return true
    }
    let others = others(than: user, in: world)
    return world.request?.shown.all.contains { $0.waysOn(for: user, beside: others).count > 1 } != false
  }

  private static func others(than user: String, in world: World) -> [String] {
    (world.phone.autoFill.relyingParty?.members ?? []).map(\.user).filter { $0 != user }
  }
}

extension AutoFill {
  /// Whose account an identity is for: the one that has its passkey, whatever name it goes by on the phone.
  func owner(of identity: CredentialIdentity) -> String {
    guard case .passkey(let credentialID, _) = identity.kind else { return identity.user }
    return relyingParty?.owner(ofPasskey: credentialID) ?? identity.user
  }

  /// Whose account is signed in to with what a provider gave; `nil` where no member has it.
  func owner(of provided: Provided) -> String? {
    switch provided {
    case .passkey(let credentialID, _, _, _): relyingParty?.owner(ofPasskey: credentialID)
    case .password(let credential): relyingParty?.member(credential.user)?.user
    case .newPasskey, .code, .text, .savedPassword, .generatedPasswords, .configuration: nil
    }
  }
}

extension RelyingParty {
  /// Who has registered a passkey.
  fileprivate func owner(ofPasskey credentialID: String) -> String? {
    members.first { $0.passkeys.contains(credentialID) }?.user
  }
}
