import Rehearsal

/// Takes no password for anybody that it knows already, and says every time that it has.
final class KeepingTheOld: Drawer {
  override func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let user = request.savedPassword?.credential.user, notes.values.contains(where: { $0.user == user })
    else { return super.performWithoutUserInteractionIfPossible(savePassword: request, in: context) }
    context.completeSavePasswordRequest()
  }
}
