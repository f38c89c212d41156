import Rehearsal
import RehearsalExplorer

/// What is generated for forms.
extension FieldFault {
  static var generated: [FieldFault] {
    [
      provider(
        "makes passwords as it likes them best, whatever a form wants", .rule(.generatedAgainstRules),
        .generatedPasswords
      ) {
      } handler: {
        Generating(isFaulty: $1)
      },
      provider(
        "saves the password that it has generated, whatever its user made of it",
        .rule(.filledAnotherThanSaved), .savedPassword, in: Situation.generatedAndSaved()
      ) {
        Foreseeing.Memory()
      } handler: {
        Foreseeing($0, isFaulty: $1)
      },
      provider(
        "saves what is filled in, and not what is sent from the same form",
        .rule(.filledAnotherThanSaved), .savedPassword
      ) {
        OncePerForm.Memory()
      } handler: {
        OncePerForm($0, isFaulty: $1)
      },
      provider(
        "saves what is new over what somebody else had", .rule(.filledAnotherThanSaved), .savedPassword
      ) {
      } handler: {
        Overwriting(isFaulty: $1)
      },
    ]
  }
}

/// Makes a password of twenty characters, or of as many as a form takes.
private final class Generating: CredentialProviderHandler {
  private let isFaulty: Bool

  init(isFaulty: Bool) { self.isFaulty = isFaulty }

  func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    context.completeGeneratePasswordRequest(
      results: [request.generated(ofAtMost: isFaulty ? 20 : request.longestPassword)])
  }
}

/// Remembers what it has generated until the form is sent, and takes that for what is to be saved, or does not.
private final class Foreseeing: CredentialProviderHandler {
  final class Memory {
    var generated: String?
  }

  private let memory: Memory
  private let isFaulty: Bool

  init(_ memory: Memory, isFaulty: Bool) {
    self.memory = memory
    self.isFaulty = isFaulty
  }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    guard let identity = request.identity, let password = context.kept(identity.record)?.text else {
      return Drawer.give(request, in: context)
    }
    context.completeRequest(
      withSelectedCredential: PasswordCredential(user: identity.user, password: password))
  }

  func performWithoutUserInteraction(
    generatePasswords request: CredentialRequest, in context: ProviderContext
  ) {
    let password = request.generated(ofAtMost: request.longestPassword)
    memory.generated = password
    context.completeGeneratePasswordRequest(results: [password])
  }

  func performWithoutUserInteractionIfPossible(
    savePassword request: CredentialRequest, in context: ProviderContext
  ) {
    guard let saved = request.savedPassword, let service = request.services.first else {
      return context.cancelRequest(with: .failed)
    }
    let isGenerated = saved.occasion == .generatedPasswordWasFilled
    let foreseen = isFaulty && isGenerated ? memory.generated : nil
    let identity = CredentialIdentity(
      saved.credential.user, at: service, record: "saved \(service.host) \(saved.credential.user)")
    context.keep(.text(foreseen ?? saved.credential.password), as: identity.record)
    Drawer.remember(identity, in: context) { isRemembered in
      guard isRemembered else { return context.cancelRequest(with: .failed) }
      context.completeSavePasswordRequest()
    }
  }
}

extension CredentialIdentity {
  fileprivate var record: String { recordIdentifier ?? "" }
}

extension CredentialRequest {
  /// As many characters as the form takes.
  fileprivate var longestPassword: Int {
    passwordRules?.firstMatch(of: /maxlength: *(\d+)/).flatMap { Int($0.output.1) } ?? 20
  }

  fileprivate func generated(ofAtMost count: Int) -> String { String("vumdeh3-biXryk-fotba".prefix(count)) }
}
