extension UITableView {
  public final func register<Cell: UITableViewCell>(cellType: Cell.Type)
  where Cell: Reusable & NibLoadable {
    register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable {
    register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
  }

  public final func dequeueReusableCell<Cell: UITableViewCell>(
    for indexPath: IndexPath, cellType: Cell.Type = Cell.self
  ) -> Cell where Cell: Reusable {
    let made = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
    guard let cell = made as? Cell else {
      fatalError(
        "Failed to dequeue a cell with identifier \(cellType.reuseIdentifier) matching type \(cellType)"
      )
    }
    return cell
  }

  public final func register<Header: UITableViewHeaderFooterView>(headerFooterViewType: Header.Type)
  where Header: Reusable & NibLoadable {
    register(
      headerFooterViewType.nib,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  public final func register<Header: UITableViewHeaderFooterView>(headerFooterViewType: Header.Type)
  where Header: Reusable {
    register(
      headerFooterViewType.self,
      forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
  }

  public final func dequeueReusableHeaderFooterView<Header: UITableViewHeaderFooterView>(
    _ viewType: Header.Type = Header.self
  ) -> Header? where Header: Reusable {
    dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? Header
  }
}
