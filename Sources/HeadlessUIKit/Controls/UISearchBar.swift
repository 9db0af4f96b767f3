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
