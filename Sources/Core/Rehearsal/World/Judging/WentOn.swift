import ExtensionLifecycle
import PhoneModel

/// What a handler does for an upgrade that its user has canceled (AM-21).
enum WentOn {
  /// A handler sends a message some time after the user's Cancel.
  ///
  /// What undoes something it may say, and once more what it has said before; what comes at the same moment as the Cancel
  /// may cross it on the way.
  static func judge(_ message: Message, in world: inout World) {
    guard let request = world.request, !request.isCancelOnItsWay, request.putsInForce(message),
      !isInForce(request, world)
    else { return }
    world.note(.wentOnAfterCancel, message.name)
  }

  /// Whether the server has what the upgrade is about, or that is on its way.
  private static func isInForce(_ request: OpenRequest, _ world: World) -> Bool {
    let user = request.user
    if world.server.accepts(user, request.details.newPassword) { return true }
    if let appleUser = request.appleUser, world.server.opens(user, withApple: appleUser) { return true }
    var isOnItsWay = false
    world.timeline.agenda.forEach { _, event in
      guard case .arrives(let shared) = event else { return }
      isOnItsWay = isOnItsWay || request.putsInForce(shared.value.message)
    }
    return isOnItsWay
  }
}
