import Rehearsal
import RehearsalExplorer

/// What comes of news.
extension FieldFault {
  static var news: [FieldFault] {
    [
      provider("drops a passkey on news that it is accepted", .standstill, .acceptedPasskeys) {
      } handler: {
        Accepting($1)
      }
    ]
  }
}

/// What providers have that hear news of passkeys.
private enum OnePasskey {
  static func identity(of user: String) -> CredentialIdentity {
    CredentialIdentity(
      user, at: "shiny.example", record: "4", kind: .passkey(credentialID: "key-1", userHandle: "robin-1"))
  }

  static func give(_ request: CredentialRequest, isThere: Bool, in context: ProviderContext) {
    guard let identity = request.identity, case .passkey(let credentialID, let userHandle) = identity.kind
    else { return Drawer.give(request, in: context) }
    guard credentialID == "key-1", isThere else { return Drawer.miss(identity, in: context) }
    context.completeAssertionRequest(
      credentialID: credentialID, userHandle: userHandle, relyingParty: "shiny.example")
  }
}

/// Gives its one passkey as long as its website takes it, or until it first hears which ones that takes.
private final class Accepting: CredentialProviderHandler {
  private let isFaulty: Bool

  init(_ isFaulty: Bool) { self.isFaulty = isFaulty }

  func provideCredentialWithoutUserInteraction(for request: CredentialRequest, in context: ProviderContext) {
    OnePasskey.give(request, isThere: context.kept("is useless") == nil, in: context)
  }

  func take(_ report: CredentialReport, in context: ProviderContext) {
    guard case .acceptedPasskeys(let accepted, _, _) = report else { return }
    let isAccepted = accepted.contains("key-1")
    if isFaulty || !isAccepted { context.keep(.truth(true), as: "is useless") }
    if !isAccepted { Drawer.forget(OnePasskey.identity(of: "robin"), in: context) }
  }
}
