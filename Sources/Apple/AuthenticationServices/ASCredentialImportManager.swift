import Rehearsal

/// Takes over what another manager of credentials hands over.
@available(iOS 26.0, *)
public final class ASCredentialImportManager: Sendable {
  /// One that has taken nothing over.
  public init() {}

  /// Takes it over, for the token of the activity with which the system brought the app up; once.
  public func importCredentials(token: UUID) async throws -> ASExportedCredentialData {
    let answer = await withUnsafeContinuation { continuation in
      _ = SystemErrand.imports(token: token.uuidString).run("ASCredentialImportManager") {
        continuation.resume(returning: $0)
      }
    }
    guard case .handedOver(let entries) = answer else {
      throw answer.asError ?? ASAuthorizationError(.credentialImport)
    }
    return ASExportedCredentialData(entries)
  }
}

@available(iOS 26.0, *)
extension ASExportedCredentialData {
  /// What Passwords hands over: the passwords of websites.
  fileprivate init(_ entries: [Keychain.Entry]) {
    let items = entries.enumerated().map { index, entry in
      ASImportableItem(
        id: Data("item \(index + 1)".utf8), title: String(entry.service.host),
        scope: ASImportableCredentialScope(urls: [entry.service.asURL].compactMap(\.self)),
        credentials: [
          .basicAuthentication(
            .init(
              userName: ASImportableEditableField(id: nil, fieldType: .string, value: entry.user),
              password: ASImportableEditableField(
                id: nil, fieldType: .concealedString, value: entry.password)))
        ])
    }
    let account = ASImportableAccount(
      id: Data("Passwords".utf8), userName: "", email: "", collections: [], items: items)
    self.init(
      accounts: items.isEmpty ? [] : [account], formatVersion: .v1,
      exporterRelyingPartyIdentifier: "apple.com", exporterDisplayName: "Passwords", timestamp: Date.now)
  }
}

extension ServiceIdentifier {
  /// The address of a website, where it is one.
  fileprivate var asURL: URL? {
    URL(string: identifier.contains("://") ? identifier : "https://\(identifier)")
  }
}
