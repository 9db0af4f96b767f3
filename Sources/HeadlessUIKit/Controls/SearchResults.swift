extension UISearchController {
  /// Shows or hides the results controller, as the search asks for.
  final func updateResults() {
    guard let results = searchResultsController else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    if isActive,
      showsSearchResultsController || automaticallyShowsSearchResultsController && hasText
    {
      show(results)
    } else if let host = results.parent, host.shownSearchResults === results {
      host.shownSearchResults = nil
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func show(_ results: UIViewController) {
    guard results.parent == nil, let host = searchedScreen else { return }
    host.shownSearchResults = results
    host.addChild(results)
    results.view.frame = host.view.bounds
    host.view.addSubview(results.view)
    results.tellMoved(to: host)
  }

  /// The screen whose navigation item or view contains the search bar.
  private var searchedScreen: UIViewController? {
    if let owner = navigationItemLink?.target { return owner }
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let screen = current as? UIViewController { return screen }
      responder = current.next
    }
    return nil
  }
}
