import Rehearsal

/// Gives the password and cancels as well, because there is no `return` after the completion.
final class FillingTwice: Drawer {
  override func give(_ note: PasswordCredential, in context: ProviderContext) {
    context.completeRequest(withSelectedCredential: note)
    context.cancelRequest(with: .failed)
  }
}
