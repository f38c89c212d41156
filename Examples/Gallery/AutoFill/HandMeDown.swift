import Rehearsal

/// Keeps what it gave last for as long as its process lives, and gives it to whoever comes next.
///
/// In a test every request has a process of its own. On a phone the next one often finds the last one's.
final class HandMeDown: Drawer {
  /// What the handlers of one process share.
  final class Pocket {
    var note: PasswordCredential?
  }

  private let pocket: Pocket

  init(_ pocket: Pocket) {
    self.pocket = pocket
  }

  override func give(_ note: PasswordCredential, in context: ProviderContext) {
    let given = pocket.note ?? note
    pocket.note = given
    context.completeRequest(withSelectedCredential: given)
  }
}
