/// What the Keychain does.
extension KeychainCommand {
  func carryOut(in world: inout World) {
    guard let details = world.request?.details else { return }
    switch self {
    case .generatePassword: Self.generatePassword(in: &world)
    case .replacePassword: Self.replacePassword(of: details, in: &world)
    case .replacePasswordIfFound:
      let user = world.request?.answer.completed?.user ?? details.existing.user
      guard world.phone.keychain.entry(of: user, at: details.service) == nil else {
        return Self.replacePassword(of: details, in: &world)
      }
      world.rely(on: [.insertion])
      switch world.phone.profile.insertion {
      case .insertsNothing: world.timeline.record(.system(.keychain(.leftAlone(user: user))))
      case .insertsEntry: Self.replacePassword(of: details, in: &world)
      }
    case .removePassword:
      guard let entry = world.phone.keychain.remove(details.existing.user, at: details.service) else {
        return world.timeline.record(.system(.keychain(.leftAlone(user: details.existing.user))))
      }
      world.timeline.record(.system(.keychain(.removed(entry))))
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

  private static func replacePassword(of details: OpenRequest.Details, in world: inout World) {
    guard let credential = world.request?.answer.completed else { return }
    let (user, service) = (details.existing.user, details.service)
    let old = world.phone.keychain.entry(of: user, at: service)
    let new = Keychain.Entry(credential.user, credential.password, at: service)
    if credential.user != user { world.phone.keychain.remove(user, at: service) }
    world.phone.keychain.save(new)
    world.timeline.record(.system(.keychain(.replaced(old, with: new))))
  }
}
