/// A reusable view that a list creates by its class.
@MainActor protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  func prepareForReuse()
}

/// The cells that a list shows, and its reuse queue.
///
/// A cell is shown from its first request until its row is reloaded, rows are inserted or deleted,
/// or it scrolls off screen in a table with a visible height.
@MainActor struct CellReuse<Cell: ReusableCell> {
  private var shown: [IndexPath: Cell] = [:]
  private var waiting: [String: [Cell]] = [:]

  nonisolated init() {}

  subscript(indexPath: IndexPath) -> Cell? { shown[indexPath] }

  /// The index path of the row that a cell shows.
  func indexPath(of cell: Cell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  mutating func show(_ cell: Cell, at indexPath: IndexPath) {
    shown[indexPath] = cell
  }

  /// Takes the most recently queued cell, which the list then prepares.
  mutating func take(_ identifier: String) -> Cell? {
    waiting[identifier]?.popLast()
  }

  /// The cells of some rows, which are no longer shown, in row order.
  mutating func leave(where isLeaving: (IndexPath) -> Bool) -> [Cell] {
    shown.keys.filter(isLeaving).sorted().compactMap { shown.removeValue(forKey: $0) }
  }

  mutating func queue(_ cell: Cell) {
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  var indexPaths: [IndexPath] { shown.keys.sorted() }

  func forEach(_ body: (Cell) -> Void) {
    for indexPath in indexPaths {
      if let cell = shown[indexPath] { body(cell) }
    }
  }
}
