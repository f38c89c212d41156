import Rehearsal

/// What was copied last, as long as the process lives.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The one that everything is copied to.
  public static var general: UIPasteboard { Backstage.belonging { UIPasteboard() } }

  /// How often something was copied.
  public private(set) var changeCount = 0

  /// Whether what is copied goes away by itself, or stays on this phone.
  private var isLimited = false

  /// What was copied, each thing by its types.
  open var items: [[String: Any]] = [] {
    didSet {
      Backstage.noteDeed()
      if !isLimited { Backstage.context?.disclose(strings ?? [], .pasteboard) }
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The texts that were copied.
  open var strings: [String]? {
    get {
      let texts = items.compactMap { $0[Self.text] as? String ?? ($0[Self.address] as? URL)?.absoluteString }
      return texts.isEmpty ? nil : texts
    }
    set { items = (newValue ?? []).map { [Self.text: $0] } }
  }

  /// The first of them.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The addresses that were copied.
  open var urls: [URL]? {
    get {
      let addresses = items.compactMap { $0[Self.address] as? URL }
      return addresses.isEmpty ? nil : addresses
    }
    set { items = (newValue ?? []).map { [Self.address: $0] } }
  }

  /// The first of them.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The picture that was copied.
  open var image: UIImage? {
    get { items.lazy.compactMap { $0[Self.picture] as? UIImage }.first }
    set { items = newValue.map { [[Self.picture: $0]] } ?? [] }
  }

  /// Whether there is text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }

  /// Copies things by their types, for others not at all or not for ever.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    isLimited = !options.isEmpty
    defer { isLimited = false }
    self.items = items.map { item in
      if let address = item[Self.typeAutomatic] as? URL { return [Self.address: address] }
      if let picture = item[Self.typeAutomatic] as? UIImage { return [Self.picture: picture] }
      // Whatever kind of text it is called, it is read as text.
      guard item[Self.text] == nil,
        let text = item.sorted(by: { $0.key < $1.key }).lazy
          .compactMap({ $0.value as? String }).first
      else { return item }
      return item.merging([Self.text: text]) { old, _ in old }
    }
  }

  /// Adds to what was copied.
  open func addItems(_ items: [[String: Any]]) { setItems(self.items + items) }

  /// Copies something by its type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  /// What was copied of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// The type of what is copied as what it is.
  @available(iOS 10.0, *) public static let typeAutomatic = "com.apple.uikit.type-automatic"

  private static let text = "public.utf8-plain-text"
  private static let address = "public.url"
  private static let picture = "com.apple.uikit.image"

  /// What is posted when something was copied.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

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
