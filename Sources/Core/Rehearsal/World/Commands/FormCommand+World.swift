/// What becomes of the form that wanted to be filled.
extension FormCommand {
  func carryOut(in world: inout World) {
    guard let provided = world.request?.answer.provided else { return }
    world.phone.autoFill.filled.append(provided)
    world.timeline.record(.system(.autoFill(.filled(self, provided))))
    WebsitePage.findOwner(of: provided, in: &world)
    if SignInDesk.give(provided, in: &world) { return }
    WebsitePage.send(provided, in: &world)
    CodeVerification.verify(provided, in: &world)
  }
}

/// What the system remembers of a provider's identities.
extension IdentityStoreCommand {
  func carryOut(in world: inout World) {
    switch self {
    case .noteSuccess: world.phone.autoFill.identityStore.noteSuccess()
    case .noteFailure:
      guard
        world.phone.autoFill.identityStore.noteFailure(
          limit: world.phone.profile.autoFill.identityStoreFailures)
      else {
        return
      }
      world.rely(on: [.identityStoreFailures])
      world.note(.lostStore)
      world.timeline.record(.system(.autoFill(.storeWiped)))
      if let form = world.phone.autoFill.form { form.offer(in: &world) }
    }
  }
}
