/// The service a credential belongs to: a domain such as `shiny.example`, or a URL.
public struct ServiceIdentifier: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The domain or URL.
  public let identifier: String
  /// Which of the two it is.
  public let type: Kind

  /// What an identifier names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A domain.
    case domain
    /// An address with its scheme.
    case url = "URL"
  }

  /// A service by its domain or URL; text with `://` in it is a URL.
  public init(_ identifier: String) {
    self.identifier = identifier
    type = Self.authority(in: identifier) == nil ? .domain : .url
  }

  /// A service by its domain or URL.
  public init(stringLiteral identifier: String) {
    self.init(identifier)
  }

  /// The host that the identifier names.
  public var host: Substring {
    guard type == .url, let start = Self.authority(in: identifier) else { return identifier[...] }
    let authority = identifier[start...].utf8.prefix { !"/\\?#".utf8.contains($0) }
    let host = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[$0...].dropFirst() } ?? authority
    guard host.first == UInt8(ascii: "["), let end = host.firstIndex(of: UInt8(ascii: "]")) else {
      return Substring(host.prefix { $0 != UInt8(ascii: ":") })
    }
    return Substring(host[...end])
  }

  /// Where the part after `://` begins.
  private static func authority(in identifier: String) -> String.Index? {
    let bytes = identifier.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else {
      return nil
    }
    return bytes.index(colon, offsetBy: 3)
  }
}

/// A user name and a password.
public struct PasswordCredential: Hashable, Sendable {
  /// The user name.
  public let user: String
  /// The password; empty when the app asks, because the app has none to give.
  public let password: String

  /// A credential of a user.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// What an app passes to its extension, or the extension back to its app.
public typealias UserInfo = [String: String]

/// A request for a strong password.
public struct PasswordChange: Hashable, Sendable {
  /// The service whose password changes.
  public let service: ServiceIdentifier
  /// What the Keychain holds now.
  public let existing: PasswordCredential
  /// The password the system generated.
  public let newPassword: String
  /// What the app passed along; `nil` when the system asks.
  public let userInfo: UserInfo?

  /// A request, as the system would make it.
  public init(
    service: ServiceIdentifier, existing: PasswordCredential, newPassword: String, userInfo: UserInfo? = nil
  ) {
    self.service = service
    self.existing = existing
    self.newPassword = newPassword
    self.userInfo = userInfo
  }

  /// The user with the generated password, ready to complete with.
  public var updated: PasswordCredential { PasswordCredential(user: existing.user, password: newPassword) }
}

/// A request to convert an account to Sign in with Apple.
public struct AccountConversion: Hashable, Sendable {
  /// The service whose account is converted.
  public let service: ServiceIdentifier
  /// What the Keychain holds now.
  public let existing: PasswordCredential
  /// What the app passed along; `nil` when the system asks.
  public let userInfo: UserInfo?

  /// A request, as the system would make it.
  public init(service: ServiceIdentifier, existing: PasswordCredential, userInfo: UserInfo? = nil) {
    self.service = service
    self.existing = existing
    self.userInfo = userInfo
  }
}
