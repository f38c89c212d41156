/// What one manager of credentials hands to another.
@available(iOS 26.0, *)
public struct ASExportedCredentialData: _ExchangedValue {
  /// Its users, with all that they keep.
  public var accounts: [ASImportableAccount]
  /// Which version of the format it has.
  public let formatVersion: FormatVersion
  /// The domain of whoever hands it over.
  public let exporterRelyingPartyIdentifier: String
  /// What they are called.
  public let exporterDisplayName: String
  /// When it was put together.
  public let timestamp: Date

  /// A version of the format.
  public enum FormatVersion: String, Hashable, Codable, Sendable, CaseIterable {
    case v1
  }

  /// One of its parts.
  public init(
    accounts: [ASImportableAccount], formatVersion: FormatVersion,
    exporterRelyingPartyIdentifier: String,
    exporterDisplayName: String, timestamp: Date
  ) {
    (self.accounts, self.formatVersion, self.timestamp) = (accounts, formatVersion, timestamp)
    self.exporterRelyingPartyIdentifier = exporterRelyingPartyIdentifier
    self.exporterDisplayName = exporterDisplayName
  }
}

/// What passes between managers of credentials, in the JSON of FIDO's Credential Exchange Format.
@available(iOS 26.0, *)
public protocol _ExchangedValue: Hashable, Codable, Sendable {}
