/// How a search bar looks, kept as it is said; nothing is drawn.
extension UISearchBar {
  /// The pictures in its field.
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  /// The picture for a purpose and a state.
  @available(iOS 5.0, *)
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.last("image \(icon) \(state.rawValue)")
  }

  /// Gives it a picture for a purpose and a state.
  @available(iOS 5.0, *)
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.keep(iconImage, as: "image \(icon) \(state.rawValue)")
  }

  /// How far a picture stands from where it would.
  @available(iOS 5.0, *)
  public func positionAdjustment(for icon: Icon) -> UIOffset { looks.last("position \(icon)") ?? .zero }

  /// Moves a picture.
  @available(iOS 5.0, *)
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.keep(adjustment, as: "position \(icon)")
  }

  /// How far the text stands from where it would.
  @available(iOS 5.0, *) public var searchTextPositionAdjustment: UIOffset {
    get { looks.last() ?? .zero }
    set { looks.keep(newValue) }
  }

  /// How far what is behind the field stands from where it would.
  @available(iOS 5.0, *) public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { looks.last() ?? .zero }
    set { looks.keep(newValue) }
  }

  /// What is behind the field in a state.
  @available(iOS 5.0, *)
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.last("field \(state.rawValue)")
  }

  /// Puts a picture behind the field in a state.
  @available(iOS 5.0, *)
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.keep(backgroundImage, as: "field \(state.rawValue)")
  }

  /// What it has by a name: its field, which before iOS 13 could be had in no other way.
  ///
  /// Objective-C would find every property of every object like that; here there is this one.
  public func value(forKey key: String) -> Any? {
    guard ["searchField", "searchTextField", "_searchField"].contains(key) else {
      notModelled("UISearchBar.value(forKey: \"\(key)\"): say what it is by its own name")
    }
    return searchTextField
  }
}
