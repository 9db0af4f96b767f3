/// A search controller.
///
/// While the search is active and its bar has text, the results controller covers the screen that owns
/// the search bar.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  open var scopeBarActivation = ScopeBarActivation.automatic
  open var searchSuggestions: [any UISearchSuggestion]?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchController = SearchControllerLink(self)
    return bar
  }()
  open weak var delegate: (any UISearchControllerDelegate)?
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false {
    didSet { updateResults() }
  }
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  public convenience init() {
    self.init(searchResultsController: nil)
  }

  func cancel() {
    guard isActive else { return }
    isActive = false
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  open private(set) var searchResultsController: UIViewController?
  /// The link to the screen whose navigation item has the search controller.
  final var navigationItemLink: ControllerLink?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the search is active.
  ///
  /// Changes call the delegate. The search bar is first responder while the search is active.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        delegate?.didPresentSearchController(self)
        updateResults()
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        searchBar.text = ""
        updateResults()
        delegate?.didDismissSearchController(self)
      }
    }
  }
  open var dimsBackgroundDuringPresentation = true
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  /// The search bar's text input, which also calls the updater.
  final var input: TypingTarget? {
    let bar = searchBar.ownInput
    return TypingTarget(
      title: bar.title, identifier: bar.identifier, view: searchBar,
      type: { [self] text in
        isActive = true
        bar.type(text)
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
      }, pressReturn: bar.pressReturn)
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A weak reference from a search bar to its controller.
struct SearchControllerLink {
  private(set) weak var target: UISearchController?

  init(_ target: UISearchController) { self.target = target }
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
