/// Makes other attributes of those that text would be drawn with; nothing is drawn, and nobody asks it but its owner.
@available(iOS 15.0, *) public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// What it makes of attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// One that makes other attributes in some way.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// What it makes of attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
