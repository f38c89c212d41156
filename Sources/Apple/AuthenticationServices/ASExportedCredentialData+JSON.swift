import Cryptography
import Rehearsal

/// The head of an exchange: Credential Exchange Format 1.0, 3.1.
@available(iOS 26.0, *)
extension ASExportedCredentialData {
  private enum CodingKeys: String, CodingKey {
    case version, exporterRpId, exporterDisplayName, timestamp, accounts
  }

  /// The version as the format has it.
  private struct Version: Codable {
    var major = 1
    var minor = 0
  }

  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Version(), forKey: .version)
    try container.encode(exporterRelyingPartyIdentifier, forKey: .exporterRpId)
    try container.encode(exporterDisplayName, forKey: .exporterDisplayName)
    try container.encode(timestamp, forKey: .timestamp)
    try container.encode(accounts, forKey: .accounts)
  }

  /// Reads it; of another version than the first nothing is read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Version.self, forKey: .version)
    guard version.major == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "version \(version.major) is not known")
    }
    self.init(
      accounts: try container.decode([ASImportableAccount].self, forKey: .accounts), formatVersion: .v1,
      exporterRelyingPartyIdentifier: try container.decode(String.self, forKey: .exporterRpId),
      exporterDisplayName: try container.decode(String.self, forKey: .exporterDisplayName),
      timestamp: try container.decode(Date.self, forKey: .timestamp))
  }
}

/// A credential says beside its members of which type it is: 3.3.
@available(iOS 26.0, *)
extension ASImportableCredential {
  private enum CodingKeys: String, CodingKey { case type }

  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    let (type, value) = content
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try value.encode(to: encoder)
  }

  private var content: (type: String, value: any Encodable) {
    switch self {
    case .basicAuthentication(let value): ("basic-auth", value)
    case .creditCard(let value): ("credit-card", value)
    case .personName(let value): ("person-name", value)
    case .customFields(let value): ("custom-fields", value)
    case .itemReference(let value): ("item-reference", value)
    case .driversLicense(let value): ("drivers-license", value)
    case .identityDocument(let value): ("identity-document", value)
    case .generatedPassword(let value): ("generated-password", value)
    case .note(let value): ("note", value)
    case .totp(let value): ("totp", value)
    case .wifi(let value): ("wifi", value)
    case .apiKey(let value): ("api-key", value)
    case .sshKey(let value): ("ssh-key", value)
    case .address(let value): ("address", value)
    case .passkey(let value): ("passkey", value)
    case .passport(let value): ("passport", value)
    }
  }

  /// Reads one; of a type that is not known nothing is read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let type = try container.decode(String.self, forKey: .type)
    switch type {
    case "basic-auth": self = .basicAuthentication(try .init(from: decoder))
    case "credit-card": self = .creditCard(try .init(from: decoder))
    case "person-name": self = .personName(try .init(from: decoder))
    case "custom-fields": self = .customFields(try .init(from: decoder))
    case "item-reference": self = .itemReference(try .init(from: decoder))
    case "drivers-license": self = .driversLicense(try .init(from: decoder))
    case "identity-document": self = .identityDocument(try .init(from: decoder))
    case "generated-password": self = .generatedPassword(try .init(from: decoder))
    case "note": self = .note(try .init(from: decoder))
    case "totp": self = .totp(try .init(from: decoder))
    case "wifi": self = .wifi(try .init(from: decoder))
    case "api-key": self = .apiKey(try .init(from: decoder))
    case "ssh-key": self = .sshKey(try .init(from: decoder))
    case "address": self = .address(try .init(from: decoder))
    case "passkey": self = .passkey(try .init(from: decoder))
    case "passport": self = .passport(try .init(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "a credential of type \(type) is not known")
    }
  }
}

/// An extension says beside its members what it is called: 3.6.
@available(iOS 26.4, *)
extension ASImportableExtension {
  private enum CodingKeys: String, CodingKey { case name }

  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .shared(let shared):
      try container.encode("shared", forKey: .name)
      try shared.encode(to: encoder)
    }
  }

  /// Reads one; of a name that is not known nothing is read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .name)
    guard name == "shared" else {
      throw DecodingError.dataCorruptedError(
        forKey: .name, in: container, debugDescription: "an extension called \(name) is not known")
    }
    self = .shared(try Shared(from: decoder))
  }
}

/// The secret of one-time codes stands in base 32, as in addresses that people scan: 3.3.18.
@available(iOS 26.0, *)
extension ASImportableCredential.TOTP {
  private enum CodingKeys: String, CodingKey {
    case secret, period, digits, username, algorithm, issuer
  }

  /// Writes it down.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.base32(Array(secret)), forKey: .secret)
    try container.encode(period, forKey: .period)
    try container.encode(digits, forKey: .digits)
    try container.encodeIfPresent(userName, forKey: .username)
    try container.encode(algorithm, forKey: .algorithm)
    try container.encodeIfPresent(issuer, forKey: .issuer)
  }

  /// Reads it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let codes = TimedCode(base32: try container.decode(String.self, forKey: .secret)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .secret, in: container, debugDescription: "the secret is not in base 32")
    }
    self.init(
      secret: Data(codes.secret), period: try container.decode(UInt16.self, forKey: .period),
      digits: try container.decode(UInt16.self, forKey: .digits),
      userName: try container.decodeIfPresent(String.self, forKey: .username),
      algorithm: try container.decode(Algorithm.self, forKey: .algorithm),
      issuer: try container.decodeIfPresent(String.self, forKey: .issuer))
  }

  /// Bytes in base 32, without padding.
  private static func base32(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    var (text, bits, count) = ("", 0, 0)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFFF
      count += 8
      while count >= 5 {
        count -= 5
        text.append(letters[bits >> count & 31])
      }
    }
    if count > 0 { text.append(letters[bits << (5 - count) & 31]) }
    return text
  }
}

/// Bytes stand in base 64 for addresses, and moments in whole seconds since 1970; what the compiler writes for each value
/// finds these before the general ones.
extension KeyedEncodingContainer {
  mutating func encode(_ value: Data, forKey key: Key) throws {
    try encode(Base64URL.text(of: Array(value)), forKey: key)
  }

  mutating func encodeIfPresent(_ value: Data?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }

  mutating func encode(_ value: Date, forKey key: Key) throws {
    try encode(Int64(value.timeIntervalSince1970.rounded(.down)), forKey: key)
  }

  mutating func encodeIfPresent(_ value: Date?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  func decode(_ type: Data.Type, forKey key: Key) throws -> Data {
    guard let bytes = Base64URL.bytes(of: try decode(String.self, forKey: key)) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "these bytes are not in base 64 for addresses")
    }
    return Data(bytes)
  }

  func decodeIfPresent(_ type: Data.Type, forKey key: Key) throws -> Data? {
    contains(key) ? try decode(type, forKey: key) : nil
  }

  func decode(_ type: Date.Type, forKey key: Key) throws -> Date {
    .init(timeIntervalSince1970: TimeInterval(try decode(Int64.self, forKey: key)))
  }

  func decodeIfPresent(_ type: Date.Type, forKey key: Key) throws -> Date? {
    contains(key) ? try decode(type, forKey: key) : nil
  }

  /// What is left out of a list is nothing.
  func decode<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent(type, forKey: key) ?? []
  }

  /// What is not said to be so is not.
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decodeIfPresent(type, forKey: key) ?? false
  }
}
