extension Finger {
  /// Swipes a row of the frontmost table, numbered from 1, and taps a trailing action.
  ///
  /// Taps the action with the given title, or the first, as a full swipe does.
  public func swipeRow(_ number: Int, choosing title: String? = nil) throws(Failure) {
    guard let table = device.frontmost?.viewIfLoaded.flatMap(table) else {
      throw .noRow(number, count: 0)
    }
    guard let indexPath = table.indexPath(ofRow: number), let source = table.dataSource else {
      let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      throw .noRow(number, count: count)
    }
    guard source.tableView(table, canEditRowAt: indexPath) else {
      throw .noRowAction(title, actions: [])
    }
    let delegate = table.delegate as? any UITableViewDelegate
    guard
      let configuration = delegate?.tableView(
        table, trailingSwipeActionsConfigurationForRowAt: indexPath)
    else {
      // A table that provides no swipe actions offers Delete.
      guard title == nil || title == "Delete" else {
        throw .noRowAction(title, actions: ["Delete"])
      }
      source.tableView(table, commit: .delete, forRowAt: indexPath)
      return
    }
    let actions = configuration.actions
    guard
      let action = actions.first(where: { title == nil || $0.title == title }),
      let cell = table.cellForRow(at: indexPath)
    else { throw .noRowAction(title, actions: actions.compactMap(\.title)) }
    action.handler(action, cell) { _ in }
  }

  /// The first reachable table in a view's hierarchy.
  private func table(on view: UIView) -> UITableView? {
    guard !view.isHidden, view.isUserInteractionEnabled else { return nil }
    if let table = view as? UITableView { return table }
    return view.subviews.lazy.compactMap(table).first
  }
}

extension UITableView {
  /// The index path of a row numbered from 1 through all sections.
  fileprivate func indexPath(ofRow number: Int) -> IndexPath? {
    var row = number - 1
    for section in 0..<numberOfSections {
      let count = numberOfRows(inSection: section)
      if row < count { return IndexPath(row: row, section: section) }
      row -= count
    }
    return nil
  }
}
