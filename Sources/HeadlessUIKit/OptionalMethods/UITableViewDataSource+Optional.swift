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

  @_disfavoredOverload
  public var sectionIndexTitles: UITableViewDataSourceSectionIndexTitles? {
    UITableViewDataSourceSectionIndexTitles(delegate: self)
  }

}

/// The method that an optional call of `numberOfSections` invokes.
@preconcurrency @MainActor public struct UITableViewDataSourceNumberOfSections {
  fileprivate let delegate: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int {
    delegate.numberOfSections(in: tableView)
  }
}

/// The method that an optional call of `tableView` invokes.
@preconcurrency @MainActor public struct UITableViewDataSourceTableView {
  fileprivate let delegate: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canMoveRowAt: indexPath)
  }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// The method that an optional call of `sectionIndexTitles` invokes.
@preconcurrency @MainActor public struct UITableViewDataSourceSectionIndexTitles {
  fileprivate let delegate: any UITableViewDataSource

  @discardableResult
  public func callAsFunction(for tableView: UITableView) -> [String]? {
    delegate.sectionIndexTitles(for: tableView)
  }
}
