/// A list that collects the changes of an update: a table, or a collection.
@MainActor protocol ListUpdating: RowList {
  static var updateWords: ListUpdate.Words { get }
  /// The changes of the update in progress.
  var update: ListUpdate? { get set }
  /// The row counts of the sections as last read; nil before the first read.
  var counts: [Int]? { get set }
  var selection: [IndexPath] { get set }
  var sectionViews: SectionViews { get set }
  associatedtype Cell: ReusableCell
  var cells: CellReuse<Cell> { get set }
}

extension ListUpdating {
  /// Moves the cells of some rows to the reuse queue.
  ///
  /// A cell whose text field is edited ends editing, and the app's delegate may reload the list then.
  func putAwayCells(where isLeaving: (IndexPath) -> Bool = { _ in true }) {
    for cell in cells.leave(where: isLeaving) {
      cell.detach()
      cells.queue(cell)
    }
  }

  /// Adds changes to the update in progress; a single call is its own update.
  func change(_ call: String, _ changes: (inout ListUpdate) -> Void) {
    let isAlone = update == nil
    var collected = update ?? ListUpdate()
    changes(&collected)
    update = collected
    if isAlone { finishUpdate(call) }
  }

  /// Ends the update, and checks its changes against the data source's counts.
  func finishUpdate(_ call: String) {
    guard let finished = update else { return }
    update = nil
    let after = countsNow()
    defer {
      counts = after
      setNeedsCells()
    }
    if let counts,
      let complaint = finished.complaint(before: counts, after: after, of: Self.updateWords)
    {
      HeadlessDevice.current.report(.inconsistency(complaint, on: self, call))
    }
    if finished.changesSections { sectionViews.removeAll() }
    if finished.onlyReloads {
      putAwayCells {
        finished.reloadedRows.contains($0) || finished.reloadedSections.contains($0.section)
      }
    } else {
      selection.removeAll { finished.deletedRows.contains($0) }
      putAwayCells { _ in true }
    }
  }
}

extension UITableView: ListUpdating {
  static var updateWords: ListUpdate.Words { ListUpdate.table }
}

extension UICollectionView: ListUpdating {
  static var updateWords: ListUpdate.Words { ListUpdate.collection }
}
