// Written by scripts/optional-methods.

extension UITableViewDataSource {
  @_disfavoredOverload
  public var numberOfSections: UITableViewDataSourceNumberOfSections? {
    UITableViewDataSourceNumberOfSections(delegate: self)
  }

  @_disfavoredOverload
  public var tableView: UITableViewDataSourceTableView? {
    UITableViewDataSourceTableView(delegate: self)
  }

}

/// What an optional call of `numberOfSections` calls.
@MainActor public struct UITableViewDataSourceNumberOfSections {
  fileprivate let delegate: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int {
    delegate.numberOfSections(in: tableView)
  }
}

/// What an optional call of `tableView` calls.
@MainActor public struct UITableViewDataSourceTableView {
  fileprivate let delegate: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
}
