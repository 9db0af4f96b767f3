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

  @_disfavoredOverload
  public var searchBarShouldBeginEditing: (@MainActor (UISearchBar) -> Bool)? {
    { self.searchBarShouldBeginEditing($0) }
  }

  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidBeginEditing($0) }
  }

  @_disfavoredOverload
  public var searchBarShouldEndEditing: (@MainActor (UISearchBar) -> Bool)? {
    { self.searchBarShouldEndEditing($0) }
  }

  @_disfavoredOverload
  public var searchBarTextDidEndEditing: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarTextDidEndEditing($0) }
  }

  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarBookmarkButtonClicked($0) }
  }

  @_disfavoredOverload
  public var searchBarResultsListButtonClicked: (@MainActor (UISearchBar) -> Void)? {
    { self.searchBarResultsListButtonClicked($0) }
  }

}

/// The method that an optional call of `searchBar` invokes.
@preconcurrency @MainActor public struct UISearchBarDelegateSearchBar {
  fileprivate let delegate: any UISearchBarDelegate

  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
