/// Which editing methods a table view controller or a collection view controller overrides.
///
/// UIKit asks Objective-C whether a data source implements a method. A subclass of `UITableViewController`
/// that implements one overrides it, which its class's table of methods shows.
@MainActor enum OverriddenEditing {
  private static let commit = MethodTable.place(
    ofMethodBy: Committing.self, beside: Plain.self, and: Other.self)
  private static let move = MethodTable.place(
    ofMethodBy: Moving.self, beside: Plain.self, and: Other.self)

  /// Whether the class overrides `tableView(_:commit:forRowAt:)`.
  static func hasCommit(_ type: UITableViewController.Type) -> Bool {
    overrides(commit, in: type, below: UITableViewController.self)
  }

  /// Whether the class overrides `tableView(_:moveRowAt:to:)`.
  static func hasMove(_ type: UITableViewController.Type) -> Bool {
    overrides(move, in: type, below: UITableViewController.self)
  }

  private static let moveItem = MethodTable.place(
    ofMethodBy: MovingItems.self, beside: PlainItems.self, and: OtherItems.self)

  /// Whether the class overrides `collectionView(_:moveItemAt:to:)`.
  static func hasMove(_ type: UICollectionViewController.Type) -> Bool {
    overrides(moveItem, in: type, below: UICollectionViewController.self)
  }

  private static func overrides(_ place: Int?, in type: AnyClass, below base: AnyClass) -> Bool {
    place.map { MethodTable.overrides($0, in: type, below: base) } ?? false
  }

  private class Plain: UITableViewController {}
  private class Other: UITableViewController {}

  private class Committing: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private class Moving: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private class PlainItems: UICollectionViewController {}
  private class OtherItems: UICollectionViewController {}

  private class MovingItems: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }
}
