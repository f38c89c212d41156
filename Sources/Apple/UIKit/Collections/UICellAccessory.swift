/// What is at an end of a row of a list.
@available(iOS 14.0, *) public struct UICellAccessory: Sendable {
  /// What a tap on it does.
  public typealias ActionHandler = @MainActor () -> Void
  /// What it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  var text: String?
  var action: ActionHandler?

  init(_ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool) {
    (accessoryType, self.displayed, self.isHidden) = (type, displayed, isHidden)
  }

  init(_ type: AccessoryType, _ displayed: DisplayedState, _ options: any CellAccessoryOptions) {
    self.init(type, displayed, isHidden: options.isHidden)
  }

  /// What can be at an end of a row.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView(UIView)
    @available(iOS 15.4, *) case detail
  }

  /// When it is seen.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// How much room is kept for it.
  public enum LayoutDimension: Hashable, Sendable {
    case actual
    case standard
    case custom(CGFloat)
  }

  /// At which end it is, and where among the others there.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Where it is among others.
    public typealias Position = @Sendable ([UICellAccessory]) -> Int

    /// Before the first of a kind, or before all.
    public static func position(before type: AccessoryType) -> Position {
      { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// After the last of a kind, or after all.
    public static func position(after type: AccessoryType) -> Position {
      { others in others.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }
}

/// The ways of being at an end of a row.
@available(iOS 14.0, *) extension UICellAccessory {
  /// An arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// An arrow that shows what is below the row in an outline, or does something else.
  ///
  /// Without an action of its own a device shows the items of the outline; that is not played.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { acting(.outlineDisclosure, displayed, options, actionHandler) }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// A button that deletes; without an action of its own it uncovers what a swipe does.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { acting(.delete, displayed, options, actionHandler) }

  /// A button that inserts.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { acting(.insert, displayed, options, actionHandler) }

  /// A handle.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// A circle that is ticked where the row is chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options)
    accessory.text = text
    return accessory
  }

  /// A button that shows more about the row; a script taps “More Info”.
  @available(iOS 15.4, *) public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { acting(.detail, displayed, options, actionHandler) }

  /// A view of somebody's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      isHidden: configuration.isHidden)
  }

  private static func acting(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: any CellAccessoryOptions,
    _ action: ActionHandler?
  ) -> UICellAccessory {
    var accessory = UICellAccessory(type, displayed, options)
    accessory.action = action
    return accessory
  }
}
