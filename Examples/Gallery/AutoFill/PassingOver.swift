import Rehearsal

/// Lists a login without a user name as well, and does nothing when that is tapped.
class PassingOver: Drawer {
  private static let nameless = "(no user name)"

  override func show(_ notes: [PasswordCredential], in context: ProviderContext) {
    let rows = notes.map(\.user) + [Self.nameless, "Cancel"]
    context.show(rows.map { .button($0) }) { tap in
      if tap.button == Self.nameless { return self.giveNameless(in: context) }
      guard let note = notes.first(where: { $0.user == tap.button }) else {
        return context.cancelRequest(with: .userCanceled)
      }
      context.completeRequest(withSelectedCredential: note)
    }
  }

  func giveNameless(in context: ProviderContext) {}
}

/// Gives what there is of it.
final class GivingTheNameless: PassingOver {
  override func giveNameless(in context: ProviderContext) {
    context.completeRequest(withSelectedCredential: PasswordCredential(user: "", password: "tin roof rain"))
  }
}
