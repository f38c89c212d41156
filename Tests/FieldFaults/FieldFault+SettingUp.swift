import Rehearsal
import RehearsalExplorer
import RehearsalRuntime

/// What is done to the identity store once and for all, or too late.
extension FieldFault {
  static var settingUp: [FieldFault] {
    [
      provider("takes its store for filled because it has filled it once", .standstill, .configuration) {
      } handler: {
        FillingOnce(isFaulty: $1)
      },
      provider(
        "says that it is set up before its store is filled", .standstill, .configuration, runtime: .virtual
      ) {
      } handler: {
        FillingLate(isFaulty: $1)
      },
      provider(
        "goes on spinning where its store is busy as it sets itself up at once", .rule(.leftUnanswered),
        .configuration
      ) {
      } handler: {
        SettingUpAtOnce(isFaulty: $1)
      },
      provider(
        "leaves a passkey in its store that came there after its user had canceled", .rule(.ignoredNews),
        .passkeyRegistration
      ) {
      } handler: {
        ComingLate($1 ? .leavesPasskey : nil)
      },
      provider("empties its store for a new passkey", .rule(.emptiedStore), .passkeyRegistration) {
      } handler: {
        ComingLate($1 ? .emptiesStore : nil)
      },
    ]
  }
}

/// Fills its store when it is set up, and keeps in mind that it did.
private final class FillingOnce: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    Drawer.askToSetUp(in: context) {
      if self.isFaulty, context.kept("is filled") != nil {
        return context.completeExtensionConfigurationRequest()
      }
      Drawer.fill(in: context) { isDone in
        guard isDone else { return context.cancelRequest(with: .failed) }
        context.keep(.truth(true), as: "is filled")
        context.completeExtensionConfigurationRequest()
      }
    }
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    Drawer.give(request, in: context)
  }
}

/// Fills its store when it is set up, after it has said so or before.
private final class FillingLate: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    Drawer.askToSetUp(in: context) {
      if self.isFaulty { context.completeExtensionConfigurationRequest() }
      Drawer.fill(in: context) { isDone in
        if self.isFaulty { return }
        guard isDone else { return context.cancelRequest(with: .failed) }
        context.completeExtensionConfigurationRequest()
      }
    }
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    Drawer.give(request, in: context)
  }
}

/// Fills its store as soon as it is asked to set itself up, with nothing for its user to tap.
private final class SettingUpAtOnce: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func prepareInterfaceForExtensionConfiguration(in context: ProviderContext) {
    context.show(.label("Setting up…")) { _ in }
    let logins = [CredentialIdentity("jappleseed", at: "shiny.example", record: "1")]
    Drawer.update(.save(logins), attempts: 1, in: context) { isDone in
      guard isDone else { return self.isFaulty ? () : context.cancelRequest(with: .failed) }
      context.completeExtensionConfigurationRequest()
    }
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    Drawer.give(request, in: context)
  }
}

/// Tells the store of a passkey once its user wants one, who may change their mind until it is there.
private final class ComingLate: CredentialProviderHandler {
  private let mistake: Mistake?

  enum Mistake {
    case leavesPasskey
    case emptiesStore
  }

  init(_ mistake: Mistake?) { self.mistake = mistake }

  func prepareInterface(forPasskeyRegistration request: CredentialRequest, in context: ProviderContext) {
    guard let asked = request.identity else { return context.cancelRequest(with: .failed) }
    let made = CredentialIdentity(
      asked.user, at: asked.service, record: "8",
      kind: .passkey(credentialID: "key-8", userHandle: asked.user))
    var (isTapped, isOver) = (false, false)
    func cancel(_ code: ExtensionError) {
      if !isOver { context.cancelRequest(with: code) }
      isOver = true
    }
    context.show(.label("Save a passkey?"), .button("Save"), .button("Cancel")) { tap in
      guard !isTapped else { return }
      isTapped = true
      guard tap.button == "Save" else { return cancel(.userCanceled) }
      context.show(.label("Saving…"), .button("Cancel")) { _ in cancel(.userCanceled) }
      let update = self.mistake == .emptiesStore ? IdentityStoreUpdate.replace([made]) : .save([made])
      Drawer.update(update, attempts: 4, in: context) { isDone in
        guard isDone else { return cancel(.failed) }
        if isOver {
          if self.mistake != .leavesPasskey { Drawer.forget(made, in: context) }
        } else {
          isOver = true
          context.completeRegistrationRequest(credentialID: "key-8", relyingParty: made.service.identifier)
        }
      }
    }
  }
}
