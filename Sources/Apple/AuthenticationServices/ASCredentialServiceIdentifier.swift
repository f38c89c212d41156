import Rehearsal

/// The service a credential belongs to.
@available(iOS 12.0, *)
open class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The domain, URL or app.
  open private(set) var identifier: String
  /// Which of them it is.
  open private(set) var type: IdentifierType
  private let givenName: String?

  /// What an identifier names.
  public enum IdentifierType: Int, Sendable {
    case domain
    case URL
    case app
  }

  /// A service by what names it.
  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
    givenName = nil
    super.init()
  }

  /// A service by what names it, with a name for people.
  public init(identifier: String, type: IdentifierType, displayName: String) {
    self.identifier = identifier
    self.type = type
    givenName = displayName
    super.init()
  }

  convenience init(_ service: ServiceIdentifier) {
    self.init(identifier: service.identifier, type: service.type == .domain ? .domain : .URL)
  }

  /// The name for people; the host of a URL, where none was given.
  open var displayName: String? {
    givenName ?? (type == .URL ? Foundation.URL(string: identifier)?.host : nil) ?? identifier
  }

  /// Itself, because it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// It can be archived.
  public static var supportsSecureCoding: Bool { true }

  /// Archives it.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(type.rawValue, forKey: "type")
    coder.encode(givenName as NSString?, forKey: "displayName")
  }

  /// One from an archive.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let type = IdentifierType(rawValue: coder.decodeInteger(forKey: "type"))
    else { return nil }
    self.identifier = identifier as String
    self.type = type
    givenName = coder.decodeObject(of: NSString.self, forKey: "displayName") as String?
    super.init()
  }
}

extension ServiceIdentifier {
  init(_ identifier: ASCredentialServiceIdentifier) {
    self.init(identifier.identifier)
  }
}
