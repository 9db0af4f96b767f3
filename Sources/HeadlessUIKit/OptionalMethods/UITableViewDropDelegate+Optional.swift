// Written by scripts/optional-methods.

extension UITableViewDropDelegate {
  @_disfavoredOverload
  public var tableView: UITableViewDropDelegateTableView? {
    UITableViewDropDelegateTableView(delegate: self)
  }

}

/// The method that an optional call of `tableView` invokes.
@preconcurrency @MainActor public struct UITableViewDropDelegateTableView {
  fileprivate let delegate: any UITableViewDropDelegate

  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  {
    delegate.tableView(tableView, canHandle: session)
  }
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    delegate.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }
}
