/// What was copied last, as long as the process lives.
@MainActor open class UIPasteboard: NSObject {
  /// The one that everything is copied to.
  public static var general: UIPasteboard { Backstage.belonging { UIPasteboard() } }

  /// The texts that were copied.
  open var strings: [String]?

  /// The first of them.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings?.isEmpty == false }

  /// Copies things by their types, for others not at all or not for ever; only texts are kept.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    strings = items.compactMap { item in item.values.compactMap { $0 as? String }.first }
  }

  /// How something is copied.
  public struct OptionsKey: Hashable, Sendable, RawRepresentable {
    /// Its name.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Until when it is kept.
    public static let expirationDate = OptionsKey(rawValue: "expirationDate")
    /// That it stays on this phone.
    public static let localOnly = OptionsKey(rawValue: "localOnly")
  }
}
