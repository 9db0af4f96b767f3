// Written by scripts/optional-methods.

extension UISearchBarDelegate {
  @_disfavoredOverload
  public var searchBar: UISearchBarDelegateSearchBar? {
    UISearchBarDelegateSearchBar(delegate: self)
  }

  @_disfavoredOverload
  public var searchBarSearchButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarSearchButtonClicked($0) }
  }

  @_disfavoredOverload
  public var searchBarCancelButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarCancelButtonClicked($0) }
  }

}

/// What an optional call of `searchBar` calls.
@MainActor public struct UISearchBarDelegateSearchBar {
  fileprivate let delegate: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
}
