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
      }
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
    let most = request.passwordRules?.firstMatch(of: /maxlength: *(\d+)/).flatMap { Int($0.output.1) }
    let password = "vumdeh3-biXryk-fotba".prefix(isFaulty ? 20 : most ?? 20)
    context.completeGeneratePasswordRequest(results: [String(password)])
  }
}
