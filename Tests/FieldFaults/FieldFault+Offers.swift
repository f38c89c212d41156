import Rehearsal
import RehearsalExplorer

/// What is offered over the keyboard, and is not any more.
extension FieldFault {
  static var offers: [FieldFault] {
    [
      provider("empties its store before it fills it again", .standstill, .savedPassword) {
      } handler: {
        Refilling(isFaulty: $1)
      },
      provider("says on screen alone that a login is gone", .concealed) {
      } handler: {
        Regretting(isFaulty: $1)
      },
    ]
  }
}

/// Tells the identity store everything anew whenever it has saved something.
private final class Refilling: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, let record = identity.recordIdentifier,
      let password = context.kept(record)?.text ?? Drawer.notes[record]?.password
    else { return context.cancelRequest(with: .failed) }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword?.credential, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    var everything = Drawer.notes.sorted { $0.key < $1.key }.map { record, note in
      CredentialIdentity(note.user, at: "shiny.example", record: record)
    }
    everything += added(in: context)
    let known = everything.first { $0.user == saved.user && $0.service.host == service.host }
    let record = known?.recordIdentifier ?? "\(saved.user) at \(service.host)"
    if known == nil {
      everything.append(CredentialIdentity(saved.user, at: service, record: record))
      context.keep(.text((context.kept("added")?.text ?? "") + record + "\n"), as: "added")
    }
    context.keep(.text(saved.password), as: record)
    context.identityStore.getState { state in
      guard state.isEnabled else { return context.completeSavePasswordRequest() }
      if self.isFaulty { self.refill(everything, in: context) } else { self.replace(everything, in: context) }
    }
  }

  /// Who was saved beside those of the vault, a line each.
  private func added(in context: ProviderContext) -> [CredentialIdentity] {
    (context.kept("added")?.text ?? "").split(separator: "\n").map { record in
      let words = record.split(separator: " ")
      return CredentialIdentity(
        String(words[0]), at: ServiceIdentifier(String(words[2])), record: String(record))
    }
  }

  private func refill(_ identities: [CredentialIdentity], in context: ProviderContext) {
    context.identityStore.removeAll { error in
      guard error == nil else { return context.cancelRequest(with: .failed) }
      // To read a large vault takes a while.
      context.after(.milliseconds(100)) {
        context.identityStore.save(identities) { error in
          guard error == nil else { return context.cancelRequest(with: .failed) }
          context.completeSavePasswordRequest()
        }
      }
    }
  }

  private func replace(
    _ identities: [CredentialIdentity], attempts: Int = 4, in context: ProviderContext
  ) {
    context.identityStore.replace(with: identities) { error in
      guard error != nil else { return context.completeSavePasswordRequest() }
      guard error == .storeBusy, attempts > 1 else { return context.cancelRequest(with: .failed) }
      context.after(.milliseconds(500)) { self.replace(identities, attempts: attempts - 1, in: context) }
    }
  }
}

/// Opens on screen, and says there what it does not have.
private final class Regretting: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    context.cancelRequest(with: .userInteractionRequired)
  }

  func prepareInterfaceToProvideCredential(for request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.field("Master password"), .button("Open"), .button("Cancel")) { tap in
      guard tap.button == "Open" else { return context.cancelRequest(with: .userCanceled) }
      guard !isTapped, tap["Master password"] == "open sesame" else { return }
      isTapped = true
      if let note = Drawer.notes[request.identity?.recordIdentifier ?? ""] {
        return context.completeRequest(withSelectedCredential: note)
      }
      self.regret(request, in: context)
    }
  }

  private func regret(_ request: CredentialRequest, in context: ProviderContext) {
    var isTapped = false
    context.show(.label("This login is gone."), .button("OK")) { _ in
      guard !isTapped, let identity = request.identity else { return }
      isTapped = true
      if self.isFaulty {
        context.cancelRequest(with: .userCanceled)
      } else {
        Drawer.miss(identity, in: context)
      }
    }
  }
}
