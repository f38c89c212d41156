/// Where a credential is used.
@available(iOS 26.0, *)
public struct ASImportableCredentialScope: _ExchangedValue {
  /// The websites.
  public var urls: [URL]
  /// The apps of another system.
  public var androidApps: [AndroidAppID]

  /// One of its parts.
  public init(urls: [URL], androidApps: [AndroidAppID] = []) {
    (self.urls, self.androidApps) = (urls, androidApps)
  }

  /// By what such an app is known for certain.
  public struct AndroidAppCertificationFingerprint: _ExchangedValue {
    /// The fingerprint.
    public var fingerprint: Data
    /// The hash algorithm.
    public var hashAlgorithm: String

    private enum CodingKeys: String, CodingKey {
      case fingerprint
      case hashAlgorithm = "hashAlg"
    }

    /// One of its parts.
    public init(fingerprint: Data, hashAlgorithm: String) {
      self.fingerprint = fingerprint
      self.hashAlgorithm = hashAlgorithm
    }
  }

  /// An app of another system.
  public struct AndroidAppID: _ExchangedValue {
    /// The bundle identifier.
    public var bundleID: String
    /// The certificate, where there is one.
    public var certificate: AndroidAppCertificationFingerprint?
    /// The name, where there is one.
    public var name: String?

    private enum CodingKeys: String, CodingKey {
      case certificate, name
      case bundleID = "bundleId"
    }

    /// One of its parts.
    public init(bundleID: String, certificate: AndroidAppCertificationFingerprint?, name: String?) {
      self.bundleID = bundleID
      self.certificate = certificate
      self.name = name
    }
  }
}
