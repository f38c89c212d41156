import Rehearsal
import RehearsalExplorer

/// What is written into the identity store, and taken out of it.
extension FieldFault {
  static var stores: [FieldFault] {
    [
      provider("drops every login of a user on news of one", .rule(.emptiedStore), .unusedPassword) {
      } handler: {
        Hearing(isFaulty: $1)
      },
      provider(
        "sets its store up in batches, each in the place of the last", .rule(.emptiedStore), .configuration
      ) {
      } handler: {
        Batching(isFaulty: $1)
      },
      provider("offers a passkey before its user has agreed to it", .rule(.ignoredNews), .passkeyRegistration)
      {
      } handler: {
        Promising(isFaulty: $1)
      },
    ]
  }
}

/// Has logins at more than one website, of which the store knows those of one.
private final class Hearing: CredentialProviderHandler {
  private static let elsewhere = CredentialIdentity("jappleseed", at: "forum.example", record: "7")

  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity else { return context.cancelRequest(with: .failed) }
    if identity.recordIdentifier == "1", context.kept("is unused") != nil {
      return Drawer.miss(identity, in: context)
    }
    Drawer.give(request, in: context)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    guard case .unusedPassword(let user, _) = report, user == "jappleseed" else { return }
    context.keep(.truth(true), as: "is unused")
    let unused = CredentialIdentity("jappleseed", at: "shiny.example", record: "1")
    Drawer.update(.remove(isFaulty ? [unused, Self.elsewhere] : [unused]), attempts: 4, in: context) { _ in }
  }
}

/// Writes what it has into its store, a few at a time.
private final class Batching: CredentialProviderHandler {
  private static let identities = [
    CredentialIdentity("kim", at: "shiny.example", record: "2"),
    CredentialIdentity("jappleseed", at: "shiny.example", record: "1"),
  ]

  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    Drawer.askToSetUp(in: context) { self.write(Self.identities, in: context) }
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    Drawer.give(request, in: context)
  }

  private func write(_ rest: [CredentialIdentity], in context: ProviderContext) {
    guard !rest.isEmpty else { return context.completeExtensionConfigurationRequest() }
    let batch = Array(isFaulty ? rest.prefix(1) : rest[...])
    put(batch, attempts: 4, in: context) { isDone in
      guard isDone else { return context.cancelRequest(with: .failed) }
      self.write(Array(rest.dropFirst(batch.count)), in: context)
    }
  }

  private func put(
    _ batch: [CredentialIdentity], attempts: Int, in context: ProviderContext,
    then goOn: @escaping (Bool) -> Void
  ) {
    context.identityStore.getState { state in
      guard state.isEnabled else { return goOn(true) }
      context.identityStore.update(.replace(batch)) { error in
        guard error == .storeBusy, attempts > 1 else { return goOn(error == nil) }
        context.after(.milliseconds(500)) { self.put(batch, attempts: attempts - 1, in: context, then: goOn) }
      }
    }
  }
}

/// Tells the store of a passkey before it asks, and takes that back where its user does not want it.
private final class Promising: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    guard let asked = request.identity else { return context.cancelRequest(with: .failed) }
    let made = CredentialIdentity(
      asked.user, at: asked.service, record: "8",
      kind: .passkey(credentialID: "key-8", userHandle: asked.user))
    Drawer.update(.save([made]), attempts: 4, in: context) { isDone in
      guard isDone else { return context.cancelRequest(with: .failed) }
      self.ask(for: made, in: context)
    }
  }

  private func ask(for made: CredentialIdentity, in context: ProviderContext) {
    var isTapped = false
    context.show(.label("Save a passkey?"), .button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      if tap.button == "Save" {
        return context.completeRegistrationRequest(
          credentialID: "key-8", relyingParty: made.service.identifier)
      }
      if self.isFaulty { return context.cancelRequest(with: .userCanceled) }
      Drawer.forget(made, in: context) { context.cancelRequest(with: .userCanceled) }
    }
  }
}
