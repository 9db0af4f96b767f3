// Written by scripts/optional-methods.

extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload
  public var tableView: UITableViewDataSourcePrefetchingTableView? {
    UITableViewDataSourcePrefetchingTableView(delegate: self)
  }

}

/// The method that an optional call of `tableView` invokes.
@preconcurrency @MainActor public struct UITableViewDataSourcePrefetchingTableView {
  fileprivate let delegate: any UITableViewDataSourcePrefetching

  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
