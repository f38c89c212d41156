/// What a manager of credentials adds to an item.
@available(iOS 26.4, *)
public enum ASImportableExtension: _ExchangedValue {
  /// With whom it is shared.
  case shared(Shared)

  /// With whom an item is shared.
  public struct Shared: _ExchangedValue {
    /// Everybody who has it, too.
    public var accessors: [SharingAccessor]

    /// One of its parts.
    public init(accessors: [SharingAccessor]) {
      self.accessors = accessors
    }

    /// Somebody who has it, too.
    public struct SharingAccessor: _ExchangedValue {
      /// Whether that is one, or many.
      public var type: AccessorType
      /// By what they are known.
      public var accountID: Data
      /// What they are called.
      public var name: String
      /// What they may do.
      public var permissions: [Permission]

      private enum CodingKeys: String, CodingKey {
        case type, name, permissions
        case accountID = "accountId"
      }

      /// One of its parts.
      public init(type: AccessorType, accountID: Data, name: String, permissions: [Permission]) {
        (self.type, self.accountID) = (type, accountID)
        (self.name, self.permissions) = (name, permissions)
      }

      /// Whether it is one, or many.
      public enum AccessorType: String, Codable, Sendable {
        case user, group
      }

      /// What somebody may do.
      public enum Permission: String, Codable, Sendable {
        case read, readSecret, update, create, delete, share, manage
      }
    }
  }
}
