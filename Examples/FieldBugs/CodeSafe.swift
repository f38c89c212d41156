import AuthenticationServices
import Rehearsal
import RehearsalExplorer

/// Makes one-time codes; with the bug it finds what makes them by the last two labels of the host.
final class CodeSafe: ButtonList {
  private nonisolated static let secrets: [(host: String, secret: String)] = [
    ("a.shiny.example", "12345678901234567890"), ("b.shiny.example", "09876543210987654321"),
  ]

  override func provideCredentialWithoutUserInteraction(for credentialRequest: any ASCredentialRequest) {
    let host = credentialRequest.credentialIdentity.serviceIdentifier.identifier
    let secret = Self.secrets.first {
      isFaulty ? domain(of: $0.host) == domain(of: host) : $0.host == host
    }?.secret
    guard let secret else { return cancel(.credentialIdentityNotFound) }
    let code = TimedCode(secret: Array(secret.utf8)).code(at: Int64(Date().timeIntervalSince1970))
    extensionContext.completeOneTimeCodeRequest(using: ASOneTimeCodeCredential(code: code))
  }

  private func domain(of host: String) -> String {
    host.split(separator: ".").suffix(2).joined(separator: ".")
  }

  /// A form of the second host, on a phone that is offered codes of both.
  nonisolated static var situations: [Situation] {
    var phone = Situation.usual(.code)[0].phone
    phone.autoFill.identityStore = IdentityStore(
      isEnabled: true,
      identities: secrets.map { host, _ in
        CredentialIdentity(host, at: ServiceIdentifier(host), record: host, kind: .oneTimeCode)
      })
    phone.autoFill.codes = Dictionary(
      uniqueKeysWithValues: secrets.map { ($0.host, TimedCode(secret: Array($0.secret.utf8))) })
    let pick = Step.user(.autoFill(.picks("b.shiny.example")))
    return [
      Situation(
        "two codes", phone: phone, provision: .code,
        requests: [[.user(.autoFill(.focuses(Form(at: "https://b.shiny.example/")))), pick]])
    ]
  }
}
