/// Something that somebody keeps: a login, a card, a note.
@available(iOS 26.0, *)
public struct ASImportableItem: _ExchangedValue {
  /// By what it is known.
  public var id: Data
  /// When it was made, where that is known.
  public var created: Date?
  /// When it last changed, where that is known.
  public var lastModified: Date?
  /// What it is called.
  public var title: String
  /// What stands below that, where anything does.
  public var subtitle: String?
  /// Whether it is one of the favorites.
  public var favorite: Bool
  /// Where it is used, where that is known.
  public var scope: ASImportableCredentialScope?
  /// What is in it.
  public var credentials: [ASImportableCredential]
  /// What it is found by.
  public var tags: [String]
  /// What a manager of credentials adds to it.
  @available(iOS 26.4, *)
  public var extensions: [ASImportableExtension] = []

  private enum CodingKeys: String, CodingKey {
    case id, title, subtitle, favorite, scope, credentials, tags, extensions
    case created = "creationAt"
    case lastModified = "modifiedAt"
  }

  /// One of its parts.
  @available(iOS 26.4, *)
  public init(
    id: Data, created: Date? = nil, lastModified: Date? = nil, title: String, subtitle: String? = nil,
    favorite: Bool = false, scope: ASImportableCredentialScope? = nil, credentials: [ASImportableCredential],
    tags: [String] = [], extensions: [ASImportableExtension] = []
  ) {
    (self.id, self.title, self.subtitle, self.favorite) = (id, title, subtitle, favorite)
    (self.scope, self.credentials, self.tags) = (scope, credentials, tags)
    (self.created, self.lastModified, self.extensions) = (created, lastModified, extensions)
  }

  /// One with the days when it was made and last changed.
  public init(
    id: Data, created: Date, lastModified: Date, title: String, subtitle: String? = nil,
    favorite: Bool = false, scope: ASImportableCredentialScope? = nil,
    credentials: [ASImportableCredential], tags: [String] = []
  ) {
    self.init(
      id: id, title: title, subtitle: subtitle, favorite: favorite, scope: scope,
      credentials: credentials,
      tags: tags)
    (self.created, self.lastModified) = (created, lastModified)
  }

  /// One of which nobody knows when it was made.
  @available(iOS 26.1, *)
  public init(
    id: Data, title: String, subtitle: String? = nil, favorite: Bool = false,
    scope: ASImportableCredentialScope? = nil, credentials: [ASImportableCredential],
    tags: [String] = []
  ) {
    (self.id, self.title, self.subtitle, self.favorite) = (id, title, subtitle, favorite)
    (self.scope, self.credentials, self.tags) = (scope, credentials, tags)
  }
}

/// Something that is kept elsewhere in the same exchange.
@available(iOS 26.0, *)
public struct ASImportableLinkedItem: _ExchangedValue {
  /// The item.
  public var item: Data
  /// The account, where there is one.
  public var account: Data?

  /// One of its parts.
  public init(item: Data, account: Data? = nil) {
    self.item = item
    self.account = account
  }
}
