/// A list whose rows have gestures: a table, or a collection.
@MainActor protocol RowList: UIScrollView, LayoutParticipant {
  var layout: ListLayout { get set }
  /// Whether an update has begun and not ended.
  var hasUncommittedUpdates: Bool { get }
  func makeSectionViews(in section: Int)
  func countsNow() -> [Int]
  func cell(ofRowAt indexPath: IndexPath) -> UIView?

  func swipeActions(
    at indexPath: IndexPath, on side: RowGestures.Side
  ) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at indexPath: IndexPath)
  func swipeDidEnd(at indexPath: IndexPath)

  func editingControl(at indexPath: IndexPath) -> UITableViewCell.EditingStyle
  func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath)
  func canMove(at indexPath: IndexPath) -> Bool
  func move(from source: IndexPath, to destination: IndexPath)
  /// The methods of the data source that turned out to be the protocol's own.
  var editingDefaults: EditingDefaults { get set }
  /// Whether the app, rather than a default that does nothing, handled the last change of a row.
  var tookEditing: Bool { get }

  func hasAccessoryButton(at indexPath: IndexPath) -> Bool
  func tapAccessoryButton(at indexPath: IndexPath)
  func contextMenu(at indexPath: IndexPath) -> UIMenu?
}

extension RowList {
  /// Puts the view that lists show behind their rows, such as that of an empty list, in its place.
  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
  }

  /// The gestures on a row.
  func gestures(at indexPath: IndexPath) -> RowGestures {
    RowGestures(list: self, indexPath: indexPath)
  }

  func forgetDefaults() { editingDefaults.remove([.canEdit, .canMove]) }

  /// Whether the app relies on a default for which rows can be edited, or moved.
  var guessesEditing: Bool { editingDefaults.contains(.canEdit) }
  var guessesMoving: Bool { editingDefaults.contains(.canMove) }

  /// Whether the data source is known to delete rows, or to move them.
  var overridesCommit: Bool { tableController.map { OverriddenEditing.hasCommit($0) } ?? false }
  var overridesMove: Bool {
    tableController.map { OverriddenEditing.hasMove($0) }
      ?? collectionController.map { OverriddenEditing.hasMove($0) } ?? false
  }

  private var tableController: UITableViewController.Type? {
    ((self as? UITableView)?.dataSource as? UITableViewController).map { type(of: $0) }
  }

  private var collectionController: UICollectionViewController.Type? {
    ((self as? UICollectionView)?.dataSource as? UICollectionViewController).map { type(of: $0) }
  }

  var rowCount: Int { countsNow().reduce(0, +) }

  /// The index path of a row numbered from 1 through all sections.
  func indexPath(ofRow number: Int) -> IndexPath? {
    var row = number - 1
    guard row >= 0 else { return nil }
    for (section, count) in countsNow().enumerated() {
      if row < count { return IndexPath(row: row, section: section) }
      row -= count
    }
    return nil
  }
}

extension UITableView {
  /// The gestures on a row.
  ///
  /// - Note: Not in UIKit.
  public func rowGestures(at indexPath: IndexPath) -> RowGestures { gestures(at: indexPath) }
}

extension UICollectionView {
  /// The gestures on an item.
  ///
  /// - Note: Not in UIKit.
  public func rowGestures(at indexPath: IndexPath) -> RowGestures { gestures(at: indexPath) }
}
