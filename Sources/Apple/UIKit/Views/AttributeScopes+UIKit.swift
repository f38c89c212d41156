extension AttributeScopes {
  /// The attributes of text that an interface shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that an interface shows.
  public struct UIKitAttributes: AttributeScope {
    /// Its font.
    public let font: FontAttribute
    /// Its color.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind it.
    public let backgroundColor: BackgroundColorAttribute
    /// How far its letters stand apart.
    public let kern: KernAttribute
    /// What every text has.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// What it is archived by.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The color of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// What it is archived by.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = UIColor
      /// What it is archived by.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// How far letters stand apart.
    public enum KernAttribute: AttributedStringKey {
      /// How far.
      public typealias Value = CGFloat
      /// What it is archived by.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of an interface's text, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
