/// A search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton = false
  open var prompt: String?
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var isEnabled = true
  open var searchTextPositionAdjustment = UIOffset()
  open var searchFieldBackgroundPositionAdjustment = UIOffset()
  open var isLookToDictateEnabled = false
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  /// Taps Cancel, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func pressCancel() {
    text = ""
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.target?.cancel()
  }

  /// The link to the search controller that owns the bar.
  final var searchController: SearchControllerLink?

  open override var tapTargets: [TapTarget] {
    let isActive = searchController?.target?.isActive ?? false
    let cancel = TapTarget(kind: .button, title: "Cancel") { [self] in pressCancel() }
    return (showsCancelButton || isActive ? [cancel] : []) + scopeTargets
  }

  /// The titles of the scope bar that the user sees: always, or while the search is active.
  final var shownScopes: [String] {
    let search = searchController?.target
    let isShown =
      showsScopeBar || search?.automaticallyShowsScopeBar ?? false && search?.isActive ?? false
    return isShown ? scopeButtonTitles ?? [] : []
  }

  private var scopeTargets: [TapTarget] {
    shownScopes.enumerated().map { index, title in
      TapTarget(kind: .segment, title: title) { [self] in
        guard selectedScopeButtonIndex != index else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        guard let search = searchController?.target else { return }
        search.searchResultsUpdater?.updateSearchResults(for: search)
      }
    }
  }
  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) lazy var searchTextField = UISearchTextField()

  override var textInput: TypingTarget? { searchController?.target?.input ?? ownInput }

  /// The bar's input without its search controller.
  final var ownInput: TypingTarget {
    TypingTarget(
      title: placeholder ?? accessibilityLabel ?? "Search", identifier: accessibilityIdentifier,
      view: self
    ) { [self] text in
      enterText(text)
    } pressReturn: { [self] in
      pressSearch()
    }
  }

  /// Types `text`, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func enterText(_ text: String) {
    guard becomeFirstResponder() else { return }
    let all = NSRange(location: 0, length: self.text?.utf16.count ?? 0)
    guard delegate?.searchBar(self, shouldChangeTextIn: all, replacementText: text) ?? true else {
      return
    }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  /// Taps Search, as the user does.
  ///
  /// - Note: Not in UIKit.
  public func pressSearch() {
    delegate?.searchBarSearchButtonClicked(self)
  }
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

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

  fileprivate func cancel() {
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

/// The text field inside a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor!
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(tokenIndex, tokens.count))
  }
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

@preconcurrency @MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    super.init()
  }
}

/// A suggested search.
///
/// Stored only.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  var localizedSuggestion: String? { get }
  var representedObject: Any? { get set }
}

@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  open var representedObject: Any?

  public init(localizedSuggestion suggestion: String) {
    localizedSuggestion = suggestion
    super.init()
  }
}
