import Rehearsal

/// Remembers in its process that its list is up, so as not to lay it out twice, and forgets that when it answers.
///
/// Somebody who locks the device is gone without an answer, and the process may live on: the next list stays empty.
final class ShowingOnce: Drawer {
  /// What the handlers of one process share.
  final class Memory {
    var isUp = false
  }

  private let memory: Memory
  private let beginsAnew: Bool

  /// One that trusts what an earlier request has left, or one to whom every request is new.
  init(_ memory: Memory, beginsAnew: Bool = false) {
    self.memory = memory
    self.beginsAnew = beginsAnew
  }

  override func show(_ notes: [PasswordCredential], in context: ProviderContext) {
    guard beginsAnew || !memory.isUp else { return }
    memory.isUp = true
    context.show(notes.map { .button($0.user) } + [.button("Cancel")]) { [memory] tap in
      memory.isUp = false
      guard let note = notes.first(where: { $0.user == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.completeRequest(withSelectedCredential: note)
    }
  }
}
