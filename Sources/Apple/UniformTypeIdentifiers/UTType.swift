@_exported public import UIKit

/// A kind of data, by the name that everybody knows it by.
@available(iOS 14.0, *) public struct UTType: Hashable, Sendable, Codable {
  /// The name, such as `public.plain-text`.
  public let identifier: String

  /// A kind by its name; `nil` for no name at all.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.init(known: identifier)
  }

  /// A kind that somebody else defined.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// A kind of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Anything at all, a folder as well.
  public static let item = UTType(known: "public.item")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A table as text, with commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text without a look.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in the letters of everybody.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// Anything.
  public static let data = UTType(known: "public.data")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// Values as JavaScript writes them.
  public static let json = UTType(known: "public.json")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")

  /// Whether it is another, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || Self.parents[identifier]?.contains { UTType(known: $0).conforms(to: type) } == true
  }

  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.text": ["public.data"], "public.data": ["public.item"], "public.folder": ["public.item"],
    "public.comma-separated-values-text": ["public.text"], "public.image": ["public.data"],
    "public.json": ["public.text"],
    "public.url": ["public.data"], "com.apple.property-list": ["public.data"],
  ]
}
