/// A field to search with.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) lazy var searchTextField = UITextField()

  override var textInput: TextInput? {
    TextInput(
      title: placeholder ?? accessibilityLabel ?? "Search", identifier: accessibilityIdentifier
    ) { [self] text in
      enterText(text)
    } pressReturn: { [self] in
      pressSearch()
    }
  }

  /// What a person does: types `text`.
  public func enterText(_ text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// What a person does: presses Search.
  public func pressSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A search bar in a navigation item; its results are never presented by themselves.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = UISearchBar()
  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  /// Its search bar, which tells the updater too.
  final var input: TextInput? {
    guard let bar = searchBar.textInput else { return nil }
    return TextInput(
      title: bar.title, identifier: bar.identifier,
      type: { [self] text in
        isActive = true
        bar.type(text)
        searchResultsUpdater?.updateSearchResults(for: self)
      }, pressReturn: bar.pressReturn)
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}
