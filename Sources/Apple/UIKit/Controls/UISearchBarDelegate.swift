/// Who hears of what somebody looks for.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether it may take the keyboard.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// It has the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether it may give the keyboard up.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// It has given the keyboard up.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a change may be made.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The keyboard's last key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to give up was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Something else is to be looked through.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// Every call may be left out.
extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// It may.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
