/// A view that a list makes by its class and shows more than once.
@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

/// The cells that a list shows, and those that wait to be shown again.
///
/// A cell is shown from when it was first asked for until its row is reloaded, rows come and go, or it
/// scrolls out of sight of a table that has a visible height.
@MainActor struct CellReuse<Cell: ReusableCell> {
  private var shown: [IndexPath: Cell] = [:]
  private var waiting: [String: [Cell]] = [:]

  nonisolated init() {}

  subscript(indexPath: IndexPath) -> Cell? { shown[indexPath] }

  /// The row that a cell shows.
  func indexPath(of cell: Cell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  mutating func show(_ cell: Cell, at indexPath: IndexPath, in list: UIView) {
    shown[indexPath] = cell
    list.attach(cell)
  }

  /// The cell that has waited least; the list prepares it.
  mutating func take(_ identifier: String) -> Cell? {
    waiting[identifier]?.popLast()
  }

  /// Takes the cells of some rows out of the list, in the order of the rows.
  mutating func putAway(where isLeaving: (IndexPath) -> Bool = { _ in true }) {
    for indexPath in shown.keys.filter(isLeaving).sorted() {
      guard let cell = shown.removeValue(forKey: indexPath) else { continue }
      cell.detach()
      if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }
  }

  var indexPaths: [IndexPath] { shown.keys.sorted() }

  func forEach(_ body: (Cell) -> Void) {
    for indexPath in indexPaths {
      if let cell = shown[indexPath] { body(cell) }
    }
  }
}
