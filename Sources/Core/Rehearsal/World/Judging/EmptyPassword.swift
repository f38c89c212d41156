import ExtensionLifecycle
import PhoneModel

/// An account that anybody can get into, because the empty password of a request from the app was sent on as one (IA-2).
enum EmptyPassword {
  /// Whether a message may be what does that: of all others nobody asks the server.
  static func isAtStake(in world: inout World, by message: Message) -> Bool {
    guard world.request?.lifecycle.terms.request.origin == .app, let user = world.request?.user
    else { return false }
    return message.body.contains { $0.value.isEmpty } && !world.server.accepts(user, "")
  }

  /// The server has taken it.
  static func judge(in world: inout World, after message: Message) {
    guard let user = world.request?.user, world.server.accepts(user, "") else { return }
    world.note(.setEmptyPassword, "\(user), by \(message.name)")
  }
}
