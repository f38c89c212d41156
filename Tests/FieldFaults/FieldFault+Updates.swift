import Rehearsal
import RehearsalExplorer

/// What becomes of a vault when something is saved: of what was there, of what others have, and where its user says no.
extension FieldFault {
  static var updates: [FieldFault] {
    [
      update("adds a login beside the one that it is to change", .rule(.filledAnotherThanSaved), .addsBeside),
      update("writes a password before it asks", .rule(.filledAnotherThanSaved), .writesUnasked),
      update("writes a password for everybody at its site", .rule(.filledAnotherThanSaved), .writesForAll),
      update("writes its vault anew, and only what is saved", .standstill, .writesAlone),
      update("offers a login before it is written", .standstill, .writesLate),
    ]
  }

  private static func update(_ name: String, _ failure: Failure, _ habit: Updating.Habit) -> FieldFault {
    provider(name, failure, .savedPassword) {
    } handler: {
      Updating($1 ? habit : nil)
    }
  }
}

/// Asks before it saves a password, in the place of the one that its user had there.
private final class Updating: CredentialProviderHandler {
  /// What it gets wrong.
  enum Habit { case addsBeside, writesUnasked, writesForAll, writesAlone, writesLate }

  private let habit: Habit?

  init(_ habit: Habit?) { self.habit = habit }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, let record = identity.recordIdentifier,
      let password = context.kept(record)?.text ?? (note(record, in: context)?.password)
    else { return context.cancelRequest(with: .failed) }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword else { return context.cancelRequest(with: .failed) }
    if saved.occasion == .generatedPasswordWasFilled { return save(request, in: context) }
    let ask = { context.cancelRequest(with: .userInteractionRequired) }
    if habit == .writesUnasked { write(request, in: context) { _ in ask() } } else { ask() }
  }

  func prepareInterface(forSavingPassword request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.label("Save this password?"), .button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save" else { return context.cancelRequest(with: .userCanceled) }
      self.save(request, in: context)
    }
  }

  private func save(_ request: CredentialRequest, in context: ProviderContext) {
    write(request, in: context) { isWritten in
      guard isWritten else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }

  private func write(
    _ request: CredentialRequest, in context: ProviderContext, then goOn: @escaping (Bool) -> Void
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return goOn(false)
    }
    let isOfSite = service.host == "shiny.example"
    let known = Drawer.notes.first { isOfSite && habit != .addsBeside && $0.value.user == saved.user }
    let record = known?.key ?? "\(saved.user) at \(service.host)"
    let identity = CredentialIdentity(saved.user, at: ServiceIdentifier(String(service.host)), record: record)
    if habit == .writesLate, known == nil {
      return Drawer.update(.save([identity]), attempts: 4, in: context) { isOffered in
        guard isOffered else { return goOn(false) }
        context.after(.milliseconds(200)) {
          context.keep(.text(saved.password), as: record)
          goOn(true)
        }
      }
    }
    context.keep(.text(saved.password), as: record)
    if habit == .writesForAll, isOfSite {
      for record in Drawer.notes.keys.sorted() { context.keep(.text(saved.password), as: record) }
    }
    if habit == .writesAlone { context.keep(.truth(true), as: "is rewritten") }
    Drawer.update(.save([identity]), attempts: 4, in: context, then: goOn)
  }

  /// What it has had from the first.
  private func note(_ record: String, in context: ProviderContext) -> PasswordCredential? {
    context.kept("is rewritten") == nil ? Drawer.notes[record] : nil
  }
}
