import Rehearsal

/// A row of a collection that looks like a list.
@available(iOS 14.0, *) @preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is at its ends.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for view in oldValue.compactMap(\.view) { view.removeFromSuperview() }
      for view in accessories.compactMap(\.view) { addSubview(view) }
    }
  }
  /// How far its content is moved in.
  open var indentationLevel = 0
  /// How wide a step is that it is moved in.
  open var indentationWidth: CGFloat = 10
  /// Whether what is at its front is moved in with it.
  open var indentsAccessories = true
  /// Where the line below it is.
  public private(set) lazy var separatorLayoutGuide = UILayoutGuide(in: self)

  /// What a row says that says nothing yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// What a person reads in it, and then at its ends.
  override var contents: [Touchable] {
    if accessibilityLabel != nil { return super.contents }
    let ends = accessories.compactMap(\.view)
    let inside = subviews.filter { view in !ends.contains { $0 === view } }.flatMap(\.touchables)
    let name = inside.first?.element.name ?? ""
    return inside
      + accessories.filter { $0.isSeen(whileEditing: isEdited) }.flatMap {
        $0.touchables(of: self, named: name)
      }
  }
}

@available(iOS 14.0, *) extension UICellAccessory {
  /// The view that it is, where somebody made one.
  fileprivate var view: UIView? {
    if case .customView(let view) = accessoryType { view } else { nil }
  }

  fileprivate func isSeen(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// What a person finds of it: a script taps what deletes and what inserts with the name of the row.
  @MainActor fileprivate func touchables(of cell: UIView, named name: String) -> [Touchable] {
    if let text { return [Touchable(.label(text), cell)] }
    if let view { return view.touchables }
    guard let action else { return [] }
    let title: String? =
      switch accessoryType {
      case .delete: "Delete \(name)"
      case .insert: "Insert \(name)"
      case .detail: "More Info"
      case .outlineDisclosure: "Expand \(name)"
      default: nil
      }
    return title.map { [Touchable(.button($0), cell, use: action)] } ?? []
  }
}
