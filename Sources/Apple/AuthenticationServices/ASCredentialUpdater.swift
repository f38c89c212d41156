import Rehearsal

/// With it an app tells the system, and so providers, what has become of credentials.
///
/// That a report returns says that it was made, and not that any provider heard of it.
@available(iOS 26.0, *)
public final class ASCredentialUpdater: Sendable {
  /// One that reports for the app that runs.
  public init() {}

  /// The user of an account is called otherwise now.
  public func reportPublicKeyCredentialUpdate(
    relyingPartyIdentifier: String, userHandle: Data, newName: String
  ) async throws {
    CredentialReport.updatedPasskey(
      newName: newName, userHandle: String(bytes: userHandle), relyingParty: relyingPartyIdentifier
    ).tell()
  }

  /// The server does not know a passkey.
  public func reportUnknownPublicKeyCredential(
    relyingPartyIdentifier: String, credentialID: Data
  ) async throws {
    CredentialReport.unknownPasskey(
      credentialID: String(bytes: credentialID), relyingParty: relyingPartyIdentifier
    ).tell()
  }

  /// These are all the passkeys that the server takes of an account.
  public func reportAllAcceptedPublicKeyCredentials(
    relyingPartyIdentifier: String, userHandle: Data, acceptedCredentialIDs: [Data]
  ) async throws {
    CredentialReport.acceptedPasskeys(
      credentialIDs: acceptedCredentialIDs.map { String(bytes: $0) },
      userHandle: String(bytes: userHandle), relyingParty: relyingPartyIdentifier
    ).tell()
  }

  /// An account does not take its password any more.
  public func reportUnusedPasswordCredential(domain: String, userName: String) async throws {
    CredentialReport.unusedPassword(user: userName, domain: domain).tell()
  }
}

/// What ``ASCredentialUpdater`` became: it reports the same.
@available(iOS 26.2, *)
public final class ASCredentialDataManager: Sendable {
  private let updater = ASCredentialUpdater()

  /// One that reports for the app that runs.
  public init() {}

  /// The user of an account is called otherwise now.
  public func reportPublicKeyCredentialUpdate(
    relyingPartyIdentifier: String, userHandle: Data, newName: String
  ) async throws {
    try await updater.reportPublicKeyCredentialUpdate(
      relyingPartyIdentifier: relyingPartyIdentifier, userHandle: userHandle, newName: newName)
  }

  /// The server does not know a passkey.
  public func reportUnknownPublicKeyCredential(
    relyingPartyIdentifier: String, credentialID: Data
  ) async throws {
    try await updater.reportUnknownPublicKeyCredential(
      relyingPartyIdentifier: relyingPartyIdentifier, credentialID: credentialID)
  }

  /// These are all the passkeys that the server takes of an account.
  public func reportAllAcceptedPublicKeyCredentials(
    relyingPartyIdentifier: String, userHandle: Data, acceptedCredentialIDs: [Data]
  ) async throws {
    try await updater.reportAllAcceptedPublicKeyCredentials(
      relyingPartyIdentifier: relyingPartyIdentifier, userHandle: userHandle,
      acceptedCredentialIDs: acceptedCredentialIDs)
  }

  /// An account does not take its password any more.
  public func reportUnusedPasswordCredential(domain: String, userName: String) async throws {
    try await updater.reportUnusedPasswordCredential(domain: domain, userName: userName)
  }
}

extension CredentialReport {
  /// The app that runs tells the system.
  fileprivate func tell() {
    guard let app = Backstage.app else {
      notModelled(
        "a report of a credential outside an app under rehearsal: give Program the app's view controller")
    }
    app.report(self)
  }
}
