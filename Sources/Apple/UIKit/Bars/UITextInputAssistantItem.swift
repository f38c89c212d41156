/// The shortcuts above a keyboard; a script's keyboard has none.
@available(iOS 9.0, *) @preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// The shortcuts where lines begin.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The shortcuts where lines end.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may take them away.
  open var allowsHidingShortcuts = true

  override init() {
    super.init()
  }
}

/// Shortcuts that belong together.
@available(iOS 9.0, *) @preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  /// The shortcuts.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for them where there is no room.
  open var representativeItem: UIBarButtonItem?

  /// Shortcuts.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

extension UIResponder {
  /// The shortcuts above its keyboard.
  @available(iOS 9.0, *) public var inputAssistantItem: UITextInputAssistantItem {
    if let item: UITextInputAssistantItem = looks.last() { return item }
    let item = UITextInputAssistantItem()
    looks.keep(item)
    return item
  }
}
