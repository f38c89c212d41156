/// A user of a manager of credentials, with all that they keep.
@available(iOS 26.0, *)
public struct ASImportableAccount: _ExchangedValue {
  /// The id.
  public var id: Data
  /// The user name.
  public var userName: String
  /// The email.
  public var email: String
  /// The full name, where there is one.
  public var fullName: String?
  /// The collections.
  public var collections: [ASImportableCollection]
  /// The items.
  public var items: [ASImportableItem]

  private enum CodingKeys: String, CodingKey {
    case id, email, fullName, collections, items
    case userName = "username"
  }

  /// One of its parts.
  public init(
    id: Data, userName: String, email: String, fullName: String? = nil,
    collections: [ASImportableCollection], items: [ASImportableItem]
  ) {
    self.id = id
    self.userName = userName
    self.email = email
    self.fullName = fullName
    self.collections = collections
    self.items = items
  }
}

/// Items that somebody put together.
@available(iOS 26.0, *)
public struct ASImportableCollection: _ExchangedValue {
  /// The id.
  public var id: Data
  /// The created, where there is one.
  public var created: Date?
  /// The last modified, where there is one.
  public var lastModified: Date?
  /// The title.
  public var title: String
  /// The subtitle, where there is one.
  public var subtitle: String?
  /// The items.
  public var items: [ASImportableLinkedItem]
  /// The subcollections.
  public var subcollections: [ASImportableCollection]

  private enum CodingKeys: String, CodingKey {
    case id, title, subtitle, items
    case created = "creationAt"
    case lastModified = "modifiedAt"
    case subcollections = "subCollections"
  }

  /// One of its parts.
  public init(
    id: Data, created: Date?, lastModified: Date?, title: String, subtitle: String? = nil,
    items: [ASImportableLinkedItem], subcollections: [ASImportableCollection] = []
  ) {
    self.id = id
    self.created = created
    self.lastModified = lastModified
    self.title = title
    self.subtitle = subtitle
    self.items = items
    self.subcollections = subcollections
  }
}
