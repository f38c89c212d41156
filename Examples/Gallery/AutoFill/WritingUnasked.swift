import Rehearsal

/// Writes its identities as soon as it is enabled, and never asks the store what state it is in.
final class WritingUnasked: Drawer {
  override func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.show(.label("Passwords are suggested from now on."), .button("Done")) { _ in
      let identities = self.notes.sorted { $0.key < $1.key }.map { record, note in
        CredentialIdentity(note.user, at: "shiny.example", record: record)
      }
      context.identityStore.replace(with: identities) { _ in
        context.completeExtensionConfigurationRequest()
      }
    }
  }
}
