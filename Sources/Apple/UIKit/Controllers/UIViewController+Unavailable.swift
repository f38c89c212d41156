extension UIViewController {
  /// What somebody looks for in the search below its title.
  var searchText: String? {
    guard let search = Front.current?.search, search.isActive, search === navigationItem.searchController
    else {
      return nil
    }
    return search.searchBar.text
  }

  /// Has it asked what stands in place of content, when whoever wants that has returned; what is not on its way to the
  /// screen is asked when it comes there.
  @available(iOS 17.0, *) public func setNeedsUpdateContentUnavailableConfiguration() {
    guard appearance.stage != .off, !isAskedForUnavailableContent else { return }
    isAskedForUnavailableContent = true
    afterwards { [weak self] in
      guard let self else { return }
      isAskedForUnavailableContent = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}
