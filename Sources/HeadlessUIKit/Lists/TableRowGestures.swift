extension UITableView: RowList {
  func cell(ofRowAt indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

  // MARK: Swiping

  /// The app's actions, or Delete if the app lets users edit the row and provides no actions.
  func swipeActions(
    at indexPath: IndexPath, on side: RowGestures.Side
  ) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return nil }
    let delegate = tableDelegate
    if side == .leading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let configuration = delegate?.tableView(
      self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    {
      return configuration
    }
    guard editingStyle(at: indexPath) == .delete, !editingDefaults.contains(.commit) else {
      return nil
    }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return UISwipeActionsConfiguration(actions: [
      DeleteAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
        self?.commit(.delete, at: indexPath)
        done(true)
      }
    ])
  }

  func swipeWillBegin(at indexPath: IndexPath) {
    editingDefaults = []
    tableDelegate?.tableView(self, willBeginEditingRowAt: indexPath)
  }

  func swipeDidEnd(at indexPath: IndexPath) {
    tableDelegate?.tableView(self, didEndEditingRowAt: indexPath)
  }

  // MARK: Editing

  private func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  func editingControl(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditing, !allowsMultipleSelectionDuringEditing, let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else {
      return .none
    }
    return editingStyle(at: indexPath)
  }

  func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    editingDefaults.remove(.commit)
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  func canMove(at indexPath: IndexPath) -> Bool {
    isEditing && dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
  }

  func move(from source: IndexPath, to destination: IndexPath) {
    editingDefaults.remove(.move)
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
      ?? destination
    dataSource?.tableView(self, moveRowAt: source, to: target)
    counts = countsNow()
    putAwayCells()
  }

  var tookEditing: Bool { editingDefaults.isDisjoint(with: [.commit, .move]) }

  // MARK: Accessories and menus

  func hasAccessoryButton(at indexPath: IndexPath) -> Bool {
    guard let cell = cells[indexPath] ?? cellForRow(at: indexPath) else { return false }
    let type = isEditing ? cell.editingAccessoryType : cell.accessoryType
    return type == .detailButton || type == .detailDisclosureButton
  }

  func tapAccessoryButton(at indexPath: IndexPath) {
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  func contextMenu(at indexPath: IndexPath) -> UIMenu? {
    tableDelegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: .zero)?.menu()
  }
}

/// The action of a row for which the app provides none.
final class DeleteAction: UIContextualAction {}
