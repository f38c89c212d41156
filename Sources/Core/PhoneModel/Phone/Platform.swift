/// What the app runs on.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  /// A phone with a system that has these extensions.
  case iOS
  /// A phone with the last system that has none.
  case iOS13 = "iOS 13"
  /// An iPad app on a Mac, where they are not called.
  case macCatalyst = "Mac Catalyst"
  /// A Mac, where there are none.
  case macOS

  /// Whether it has extensions that upgrade accounts, which began with iOS 14.
  package var hasAccountUpgrades: Bool { self == .iOS || !Ledger.holds("AM-25") }
}
