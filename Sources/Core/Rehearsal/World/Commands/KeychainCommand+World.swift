/// What the Keychain does.
extension KeychainCommand {
  func carryOut(in world: inout World) {
    switch self {
    case .generatePassword: Self.generatePassword(in: &world)
    case .replacePassword: Self.replacePassword(in: &world)
    case .replacePasswordIfFound: Self.replacePasswordIfFound(in: &world)
    case .removePassword: Self.removePassword(in: &world)
    }
  }

  private static func generatePassword(in world: inout World) {
    let generated = world.phone.generatePassword()
    if let reason = generated.passedOver {
      world.rely(on: [.passwordRules])
      world.timeline.record(.system(.keychain(.passedOverRules(reason))))
    }
    world.request?.details.newPassword = generated.password
    world.timeline.record(.system(.keychain(.generated(generated.password))))
  }

  private static func replacePasswordIfFound(in world: inout World) {
    guard let details = world.request?.details else { return }
    let user = world.request?.answer.completed?.user ?? details.existing.user
    guard world.phone.keychain.entry(of: user, at: details.service) == nil || !Ledger.holds("IA-9") else {
      return replacePassword(in: &world)
    }
    world.rely(on: [.insertion])
    switch world.phone.profile.inApp.insertion {
    case .insertsNothing: world.timeline.record(.system(.keychain(.leftAlone(user: user))))
    case .insertsEntry: replacePassword(in: &world)
    }
  }

  private static func removePassword(in world: inout World) {
    guard let details = world.request?.details, Ledger.holds("SI-11") else { return }
    guard let entry = world.phone.keychain.remove(details.existing.user, at: details.service) else {
      return world.timeline.record(.system(.keychain(.leftAlone(user: details.existing.user))))
    }
    world.timeline.record(.system(.keychain(.removed(entry))))
  }

  private static func replacePassword(in world: inout World) {
    guard Ledger.holds("AM-10"), let credential = world.request?.answer.completed,
      let user = world.request?.details.existing.user,
      let service = world.request?.details.service
    else { return }
    let removed = credential.user == user ? nil : world.phone.keychain.remove(user, at: service)
    let saved = world.phone.keychain.save(
      Keychain.Entry(credential.user, credential.password, at: removed?.service ?? service))
    world.timeline.record(.system(.keychain(.replaced(removed ?? saved.old, with: saved.new))))
  }
}
