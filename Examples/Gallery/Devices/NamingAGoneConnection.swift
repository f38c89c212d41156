import Designs
import Rehearsal

/// Keeps the number of a connection that is only in memory, and waits for its answer when it comes back.
///
/// An update of the app leaves what is kept and nothing of what is in memory: nobody has the connection of that number.
final class NamingAGoneConnection: Trusting {
  /// What the handlers of one process share.
  final class Connections {
    var isOpen = false
  }

  private let connections: Connections

  init(_ connections: Connections) {
    self.connections = connections
  }

  override func commit(_ change: PasswordChange, session: String, in context: RequestContext) {
    if context.kept("connection") == nil {
      connections.isOpen = true
      context.keep(.text("1"), as: "connection")
    }
    guard connections.isOpen else { return }
    super.commit(change, session: session, in: context)
  }
}
