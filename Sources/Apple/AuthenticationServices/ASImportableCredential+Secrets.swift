/// What lets somebody in.
@available(iOS 26.0, *)
extension ASImportableCredential {
  /// A user name and a password.
  public struct BasicAuthentication: _ExchangedValue {
    /// The user name, where there is one.
    public var userName: ASImportableEditableField?
    /// The password, where there is one.
    public var password: ASImportableEditableField?

    private enum CodingKeys: String, CodingKey {
      case password
      case userName = "username"
    }

    /// One of its parts.
    public init(
      userName: ASImportableEditableField? = nil, password: ASImportableEditableField? = nil
    ) {
      self.userName = userName
      self.password = password
    }
  }

  /// A password that was generated, and belongs to nothing yet.
  public struct GeneratedPassword: _ExchangedValue {
    /// The password.
    public var password: String

    /// One of its parts.
    public init(password: String) {
      self.password = password
    }
  }

  /// A note.
  public struct Note: _ExchangedValue {
    /// The content.
    public var content: ASImportableEditableField

    /// One of its parts.
    public init(content: ASImportableEditableField) {
      self.content = content
    }
  }

  /// A key to an interface of programs.
  public struct APIKey: _ExchangedValue {
    /// The key, where there is one.
    public var key: ASImportableEditableField?
    /// The user name, where there is one.
    public var userName: ASImportableEditableField?
    /// The key type, where there is one.
    public var keyType: ASImportableEditableField?
    /// The url, where there is one.
    public var url: ASImportableEditableField?
    /// The valid from, where there is one.
    public var validFrom: ASImportableEditableField?
    /// The expiry date, where there is one.
    public var expiryDate: ASImportableEditableField?

    private enum CodingKeys: String, CodingKey {
      case key, keyType, url, validFrom, expiryDate
      case userName = "username"
    }

    /// One of its parts.
    public init(
      key: ASImportableEditableField?, userName: ASImportableEditableField?,
      keyType: ASImportableEditableField?, url: ASImportableEditableField?,
      validFrom: ASImportableEditableField?, expiryDate: ASImportableEditableField?
    ) {
      self.key = key
      self.userName = userName
      self.keyType = keyType
      self.url = url
      self.validFrom = validFrom
      self.expiryDate = expiryDate
    }
  }

  /// A key to a shell.
  public struct SSHKey: _ExchangedValue {
    /// The key type.
    public var keyType: String
    /// The private key.
    public var privateKey: Data
    /// The key comment, where there is one.
    public var keyComment: String?
    /// The creation date, where there is one.
    public var creationDate: ASImportableEditableField?
    /// The expiry date, where there is one.
    public var expiryDate: ASImportableEditableField?
    /// The key generation source, where there is one.
    public var keyGenerationSource: ASImportableEditableField?

    /// One of its parts.
    public init(
      keyType: String, privateKey: Data, keyComment: String?,
      creationDate: ASImportableEditableField?,
      expiryDate: ASImportableEditableField?, keyGenerationSource: ASImportableEditableField?
    ) {
      self.keyType = keyType
      self.privateKey = privateKey
      self.keyComment = keyComment
      self.creationDate = creationDate
      self.expiryDate = expiryDate
      self.keyGenerationSource = keyGenerationSource
    }
  }

  /// A network without wires.
  public struct WiFi: _ExchangedValue {
    /// The ssid, where there is one.
    public var ssid: ASImportableEditableField?
    /// The network security type, where there is one.
    public var networkSecurityType: ASImportableEditableField?
    /// The passphrase, where there is one.
    public var passphrase: ASImportableEditableField?
    /// The hidden, where there is one.
    public var hidden: ASImportableEditableField?

    /// One of its parts.
    public init(
      ssid: ASImportableEditableField?, networkSecurityType: ASImportableEditableField?,
      passphrase: ASImportableEditableField?, hidden: ASImportableEditableField? = nil
    ) {
      self.ssid = ssid
      self.networkSecurityType = networkSecurityType
      self.passphrase = passphrase
      self.hidden = hidden
    }
  }

  /// A passkey, with its private key.
  public struct Passkey: _ExchangedValue {
    /// The credential identifier.
    public var credentialID: Data
    /// The relying party identifier.
    public var relyingPartyIdentifier: String
    /// The user name.
    public var userName: String
    /// The user display name.
    public var userDisplayName: String
    /// The user handle.
    public var userHandle: Data
    /// The key.
    public var key: Data
    /// What it has beside that, where there is anything.
    @available(iOS 26.4, *)
    public var fido2Extensions: ASImportableFIDO2Extensions?

    private enum CodingKeys: String, CodingKey {
      case userDisplayName, userHandle, key, fido2Extensions
      case credentialID = "credentialId"
      case relyingPartyIdentifier = "rpId"
      case userName = "username"
    }

    /// One of its parts.
    @available(iOS 26.4, *)
    public init(
      credentialID: Data, relyingPartyIdentifier: String, userName: String, userDisplayName: String,
      userHandle: Data, key: Data, fido2Extensions: ASImportableFIDO2Extensions?
    ) {
      self.init(
        credentialID: credentialID, relyingPartyIdentifier: relyingPartyIdentifier, userName: userName,
        userDisplayName: userDisplayName, userHandle: userHandle, key: key)
      self.fido2Extensions = fido2Extensions
    }

    /// One of its parts.
    public init(
      credentialID: Data, relyingPartyIdentifier: String, userName: String, userDisplayName: String,
      userHandle: Data, key: Data
    ) {
      self.credentialID = credentialID
      self.relyingPartyIdentifier = relyingPartyIdentifier
      self.userName = userName
      self.userDisplayName = userDisplayName
      self.userHandle = userHandle
      self.key = key
    }
  }

  /// Fields of whatever somebody thought of.
  public struct CustomFields: _ExchangedValue {
    /// The id, where there is one.
    public var id: Data?
    /// The label, where there is one.
    public var label: String?
    /// The fields.
    public var fields: [ASImportableEditableField]

    /// One of its parts.
    public init(id: Data? = nil, label: String? = nil, fields: [ASImportableEditableField]) {
      self.id = id
      self.label = label
      self.fields = fields
    }
  }

  /// Something that is kept elsewhere.
  public struct ItemReference: _ExchangedValue {
    /// The reference.
    public var reference: ASImportableLinkedItem

    /// One of its parts.
    public init(reference: ASImportableLinkedItem) {
      self.reference = reference
    }
  }

  /// What makes one-time codes by the time.
  public struct TOTP: _ExchangedValue {
    /// The secret of both sides.
    public var secret: Data
    /// How many seconds a code holds.
    public var period: UInt16
    /// How many digits it has.
    public var digits: UInt16
    /// The user, where it says so.
    public var userName: String?
    /// How a code is made.
    public var algorithm: Algorithm
    /// Who takes the codes, where it says so.
    public var issuer: String?

    /// How a code is made.
    public enum Algorithm: String, Hashable, Codable, Sendable {
      case sha1
      case sha256
      case sha512
    }

    /// One of its parts.
    public init(
      secret: Data, period: UInt16, digits: UInt16, userName: String?, algorithm: Algorithm,
      issuer: String? = nil
    ) {
      (self.secret, self.period, self.digits) = (secret, period, digits)
      (self.userName, self.algorithm, self.issuer) = (userName, algorithm, issuer)
    }
  }
}
