/// What the app runs on.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case iOS
  case iOS13 = "iOS 13"
  case macCatalyst = "Mac Catalyst"
  case macOS

  /// Whether it has extensions that upgrade accounts, which began with iOS 14.
  package var hasAccountUpgrades: Bool { self == .iOS }
}
