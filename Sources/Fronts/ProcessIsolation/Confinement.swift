/// The net under code that should reach nothing outside its process: a call of the system that no rehearsal needs ends
/// the process, and is named.
package final class Confinement {
  /// The number of the call that was refused, and one more, where the parent reads it; nothing where none was.
  private let note = SharedNumber()

  package init() {}

  /// Whether the system has such a net, for processes that were built as this one was.
  package static let isPossible: Bool = {
    let confinement = Confinement()
    let child = Child(.discarded) { _ in System.endAtOnce(confinement.begin() ? 3 : 4) }
    return child.finish() == .left(3)
  }()

  /// Puts it under this process, for the rest of its life; answers whether the system does.
  @discardableResult
  func begin() -> Bool { note.withNumber { System.confine(noting: $0) } }

  /// What was called, and what it does; `nil` where nothing was.
  var refused: String? { System.nameOfRefusedCall(note.value) }

  /// Forgets what was refused in a process that is over.
  func beginAnew() {
    note.value = 0
  }
}
