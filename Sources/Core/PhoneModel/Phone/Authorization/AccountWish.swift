/// What an app would like to know of somebody who makes an account in it.
public struct AccountWish: Hashable, Sendable {
  /// What the account may be known by, each of which would do, best first.
  public let contacts: [Contact.Kind]
  /// Whether it asks for a name.
  public let wantsName: Bool

  /// A wish for one of some contacts, and for no name unless it says so.
  public init(contacts: [Contact.Kind] = [.email], wantsName: Bool = false) {
    (self.contacts, self.wantsName) = (contacts, wantsName)
  }
}

/// Where somebody can be reached, by which an account is known.
public struct Contact: Hashable, Sendable {
  /// Of which kind it is.
  public let kind: Kind
  /// The address or number.
  public let value: String

  /// What there is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An e-mail address.
    case email = "e-mail address"
    /// A phone number.
    case phoneNumber = "phone number"
  }

  /// Somewhere somebody can be reached.
  public init(_ kind: Kind, _ value: String) {
    (self.kind, self.value) = (kind, value)
  }
}

/// What somebody gave for an account, and the passkey that goes with it.
public struct NewAccount: Hashable, Sendable {
  /// What the account is known by.
  public let contact: Contact
  /// The name, where the app asked for one and there is one.
  public let name: String?
  /// The passkey, for the app's server to verify and keep.
  public let passkey: PasskeyRegistration

  package init(contact: Contact, name: String?, passkey: PasskeyRegistration) {
    (self.contact, self.name, self.passkey) = (contact, name, passkey)
  }
}

extension Apple {
  /// What the system fills in of its owner, of some kind; `nil` where it knows nothing.
  func contact(_ kind: Contact.Kind) -> Contact? {
    switch kind {
    case .email: Contact(.email, account)
    case .phoneNumber: phoneNumber.map { Contact(.phoneNumber, $0) }
    }
  }
}
