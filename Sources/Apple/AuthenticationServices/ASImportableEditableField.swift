/// A field that somebody can edit.
@available(iOS 26.0, *)
public struct ASImportableEditableField: _ExchangedValue {
  /// By what it is known, where it is.
  public var id: Data?
  /// What is in it.
  public var fieldType: FieldType
  /// Its text.
  public var value: String
  /// What stands beside it, where anything does.
  public var label: String?

  /// What can be in a field.
  public enum FieldType: String, Hashable, Codable, Sendable {
    case string
    case concealedString = "concealed-string"
    case email
    case number
    case boolean
    case date
    case yearMonth = "year-month"
    case wifiNetworkSecurityType = "wifi-network-security-type"
    case countryCode = "country-code"
    case subdivisionCode = "subdivision-code"
  }

  /// One of its parts.
  public init(id: Data?, fieldType: FieldType, value: String, label: String? = nil) {
    (self.id, self.fieldType, self.value, self.label) = (id, fieldType, value, label)
  }
}
