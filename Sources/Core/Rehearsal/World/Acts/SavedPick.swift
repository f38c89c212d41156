/// What iCloud Keychain offers over the keyboard, from the tap to the form: no provider hears of it (CP-31).
enum SavedPick {
  /// The user takes it; the device makes sure of them before it fills anything in (AS-59).
  static func begin(_ user: String, in world: inout World) throws(Problem) {
    guard let form = world.phone.autoFill.form else { throw .noForm }
    try world.refuseWhileBusy()
    guard let entry = world.phone.savedPassword(offeredFor: user) else {
      throw .noSuggestion(user, offered: world.phone.allSuggestions(for: form).ofKeychain.map(\.user))
    }
    world.timeline.record(.user(.autoFill(.picksSaved(user))))
    let means = world.phone.autoFill.authentication
    guard means != .none, Ledger.holds("AS-59") else { return fill(entry.credential, in: &world) }
    world.phone.autoFill.inquiry.picked = entry.credential
    world.phone.autoFill.inquiry.misses = 0
    world.show(.authentication(means), .askedToAuthenticate(means))
  }

  /// The device has made sure of its user, or could not; `false` where it was asked for something else.
  static func conclude(isSure: Bool, in world: inout World) -> Bool {
    guard let credential = world.phone.autoFill.inquiry.picked else { return false }
    drop(in: &world)
    if isSure { fill(credential, in: &world) }
    return true
  }

  /// The user has turned to something else, or nobody unlocks the device.
  static func drop(in world: inout World) {
    guard world.phone.hasAutoFill, world.phone.autoFill.inquiry.picked != nil else { return }
    world.phone.autoFill.inquiry.picked = nil
    world.show(.elsewhere, .endedAuthentication)
  }

  private static func fill(_ credential: PasswordCredential, in world: inout World) {
    world.timeline.record(.system(.autoFill(.filledSaved(credential))))
    world.phone.autoFill.filled.append(.password(credential))
  }
}
