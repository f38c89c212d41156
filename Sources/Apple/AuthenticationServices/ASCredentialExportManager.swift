import Rehearsal

/// The type of the activity with which a manager of credentials is launched that takes some over.
@available(iOS 26.0, *)
public let ASCredentialExchangeActivity = "ASCredentialExchangeActivity"

/// Where that activity has the token to take them over with.
@available(iOS 26.0, *)
public let ASCredentialImportToken = "ASCredentialImportToken"

/// Hands what an app keeps to another manager of credentials.
@available(iOS 26.0, *)
public final class ASCredentialExportManager: Sendable {
  /// One whose question goes over a window.
  public init(presentationAnchor: ASPresentationAnchor) {}

  /// What whoever takes it over can read.
  public struct ExportOptions: _ExchangedValue {
    /// The version of the format.
    public let formatVersion: ASExportedCredentialData.FormatVersion
  }

  /// Asks the user whether to hand it over, and to whom.
  public func requestExport(
    for extensionBundleIdentifier: String? = nil
  ) async throws
    -> ExportOptions
  {
    try await SystemErrand.requestsExport.carryOut()
    return ExportOptions(formatVersion: .v1)
  }

  /// Hands it over.
  public func exportCredentials(_ credentialData: ASExportedCredentialData) async throws {
    let items = credentialData.accounts.flatMap(\.items)
    let logins = items.flatMap(\.logins)
    let count = items.reduce(0) { $0 + $1.credentials.count }
    try await SystemErrand.exports(logins, others: count - logins.count).carryOut()
  }
}

@available(iOS 26.0, *)
extension ASImportableItem {
  /// The passwords in it, where it says where they are used.
  fileprivate var logins: [Keychain.Entry] {
    guard let url = scope?.urls.first else { return [] }
    return credentials.compactMap { credential in
      guard case .basicAuthentication(let login) = credential, let user = login.userName?.value,
        let password = login.password?.value
      else { return nil }
      return Keychain.Entry(user, password, at: ServiceIdentifier(url.absoluteString))
    }
  }
}

@available(iOS 26.0, *)
extension SystemErrand {
  fileprivate func carryOut() async throws {
    let answer = await withUnsafeContinuation { continuation in
      _ = run("ASCredentialExportManager") { continuation.resume(returning: $0) }
    }
    if let error = answer.asError { throw error }
  }
}
