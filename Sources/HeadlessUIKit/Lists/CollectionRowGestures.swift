extension UICollectionView: RowList {
  func cell(ofRowAt indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

  // MARK: Swiping

  /// The actions of a list layout; other layouts have none.
  func swipeActions(
    at indexPath: IndexPath, on side: RowGestures.Side
  ) -> UISwipeActionsConfiguration? {
    let section = layoutSection(indexPath.section)
    switch side {
    case .trailing: return section?.list?.trailingSwipeActionsConfigurationProvider?(indexPath)
    case .leading: return section?.list?.leadingSwipeActionsConfigurationProvider?(indexPath)
    }
  }

  /// The description of a section by a compositional layout; other layouts have none.
  func layoutSection(_ section: Int) -> NSCollectionLayoutSection? {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.sectionProvider(section, LayoutSurroundings(of: self))
  }

  func swipeWillBegin(at indexPath: IndexPath) { editingDefaults = [] }
  func swipeDidEnd(at indexPath: IndexPath) {}

  // MARK: Accessories

  private func accessory(
    at indexPath: IndexPath, where matches: (UICellAccessory) -> Bool
  ) -> UICellAccessory? {
    let cell = cells[indexPath] ?? cellForItem(at: indexPath)
    return (cell as? UICollectionViewListCell)?.accessories.first {
      $0.isDisplayed(whileEditing: isEditing) && matches($0)
    }
  }

  func editingControl(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard
      let kind = accessory(at: indexPath, where: { $0.kind == .delete || $0.kind == .insert })?.kind
    else { return .none }
    return kind == .delete ? .delete : .insert
  }

  func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    let kind = style == .delete ? UICellAccessory.Kind.delete : .insert
    accessory(at: indexPath) { $0.kind == kind }?.handler?()
  }

  func hasAccessoryButton(at indexPath: IndexPath) -> Bool {
    accessory(at: indexPath) { $0.handler != nil && $0.isButton } != nil
  }

  func tapAccessoryButton(at indexPath: IndexPath) {
    accessory(at: indexPath) { $0.handler != nil && $0.isButton }?.handler?()
  }

  // MARK: Moving

  func canMove(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }

  func move(from source: IndexPath, to destination: IndexPath) {
    editingDefaults.remove(.move)
    let target =
      itemDelegate?.collectionView(
        self, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: destination)
      ?? destination
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    counts = countsNow()
    putAwayCells()
  }

  var tookEditing: Bool { !editingDefaults.contains(.move) }

  // MARK: Menus

  func contextMenu(at indexPath: IndexPath) -> UIMenu? {
    itemDelegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: [indexPath], point: .zero)?.menu()
  }
}

/// The surroundings that a layout's section provider receives.
private final class LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let traitCollection: UITraitCollection
  let contentSize: CGSize

  init(of view: UICollectionView) {
    traitCollection = view.traitCollection
    contentSize = view.bounds.isEmpty ? UIScreen.main.bounds.size : view.bounds.size
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
}

extension UICellAccessory {
  /// Whether the accessory is a button of its own rather than an editing control.
  fileprivate var isButton: Bool { kind == .detail || kind == .outline }
}
