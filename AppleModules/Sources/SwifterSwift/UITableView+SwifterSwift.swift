import UIKit

extension UITableView {
  public var indexPathForLastRow: IndexPath? { indexPathForLastRow(inSection: lastSection ?? -1) }

  public var lastSection: Int? { numberOfSections > 0 ? numberOfSections - 1 : nil }

  public func numberOfRows() -> Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
  }

  public func indexPathForLastRow(inSection section: Int) -> IndexPath? {
    guard section >= 0, section < numberOfSections else { return nil }
    return IndexPath(row: max(numberOfRows(inSection: section) - 1, 0), section: section)
  }

  public func reloadData(_ completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: 0, animations: { self.reloadData() }, completion: { _ in completion() })
  }

  public func removeTableFooterView() { tableFooterView = nil }

  public func removeTableHeaderView() { tableHeaderView = nil }

  public func isValidIndexPath(_ indexPath: IndexPath) -> Bool {
    indexPath.section >= 0 && indexPath.row >= 0 && indexPath.section < numberOfSections
      && indexPath.row < numberOfRows(inSection: indexPath.section)
  }

  // MARK: Cells

  public func register<Cell: UITableViewCell>(cellWithClass name: Cell.Type) {
    register(name, forCellReuseIdentifier: String(describing: name))
  }

  public func register<Cell: UITableViewCell>(nib: UINib?, withCellClass name: Cell.Type) {
    register(nib, forCellReuseIdentifier: String(describing: name))
  }

  public func register<Cell: UITableViewCell>(
    nibWithCellClass name: Cell.Type, at bundleClass: AnyClass? = nil
  ) {
    let identifier = String(describing: name)
    register(UINib(nibName: identifier, bundle: .main), forCellReuseIdentifier: identifier)
  }

  public func register<View: UITableViewHeaderFooterView>(headerFooterViewClassWith name: View.Type)
  {
    register(name, forHeaderFooterViewReuseIdentifier: String(describing: name))
  }

  public func dequeueReusableCell<Cell: UITableViewCell>(withClass name: Cell.Type) -> Cell {
    cell(dequeueReusableCell(withIdentifier: String(describing: name)), name)
  }

  public func dequeueReusableCell<Cell: UITableViewCell>(
    withClass name: Cell.Type, for indexPath: IndexPath
  ) -> Cell {
    cell(dequeueReusableCell(withIdentifier: String(describing: name), for: indexPath), name)
  }

  public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(
    withClass name: View.Type
  ) -> View {
    cell(dequeueReusableHeaderFooterView(withIdentifier: String(describing: name)), name)
  }

  private func cell<Cell>(_ view: UIView?, _ name: Cell.Type) -> Cell {
    guard let cell = view as? Cell else {
      preconditionFailure("Couldn't find \(name); make sure that it is registered.")
    }
    return cell
  }
}
