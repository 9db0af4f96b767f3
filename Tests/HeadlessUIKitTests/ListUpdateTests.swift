import HeadlessUIKit
import Testing

/// Updates of lists, and what a finger does to rows.
@MainActor struct ListUpdateTests {
  let stage = Stage()

  private final class Names: UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var asked: [String] = []
    var heard: [String] = []

    @MainActor init(_ sections: [String]...) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "name")
        ?? UITableViewCell(style: .default, reuseIdentifier: "name")
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.accessoryType = .detailButton
      asked.append(sections[indexPath.section][indexPath.row])
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { heard.append("detail \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let pin = UIContextualAction(style: .normal, title: "Pin") { [self] _, _, done in
        heard.append("pin \(indexPath.row)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [pin])
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Share") { [self] _ in heard.append("share") }])
      }
    }
  }

  private func table(_ names: Names) -> UITableView {
    _ = stage.device
    let table = UITableView()
    table.dataSource = names
    table.delegate = names
    _ = table.tapTargets
    names.asked = []
    return table
  }

  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `consistent row updates raise nothing`() {
    let names = Names(["a", "b", "c"], [])
    let table = table(names)
    names.sections = [["b", "d", "c"], ["e"], ["f"]]
    table.performBatchUpdates {
      table.deleteRows(at: [row(0)], with: .none)
      table.insertRows(at: [row(1), row(0, 1)], with: .none)
      table.insertSections([2], with: .none)
    }
    #expect(stage.misuses() == [])
    #expect(table.tapTargets.filter { $0.kind == .row }.map(\.title) == ["b", "d", "c", "e", "f"])
  }

  @Test func `updates run before the call returns, so a closure needn't escape`() {
    let names = Names(["a"])
    let table = table(names)
    func update(_ change: () -> Void) {
      table.performBatchUpdates { change() }
    }
    update {
      names.sections = [["a", "b"]]
      table.insertRows(at: [row(1)], with: .none)
    }
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(stage.misuses() == [])
  }

  @Test func `deleting a row that the data source still has raises`() {
    let names = Names(["a", "b", "c"])
    let table = table(names)
    table.deleteRows(at: [row(0)], with: .none)
    #expect(
      stage.device.misuses.first?.outcome == .exception(name: "NSInternalInconsistencyException"))
    #expect(
      stage.misuses() == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
          + "moved into or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test func `during an update, a table reports its row counts from before the update`() {
    let names = Names(["a"])
    let table = table(names)
    names.sections[0].append("b")
    names.sections.append(["c"])
    table.beginUpdates()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.insertRows(at: [row(1)], with: .none)
    table.insertSections([1], with: .none)
    table.endUpdates()
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    names.sections[0].removeLast()
    table.beginUpdates()
    _ = table.cellForRow(at: row(1))
    table.deleteRows(at: [row(1)], with: .none)
    table.endUpdates()
    #expect(stage.misuses().isEmpty)
  }

  @Test func `a missing row, section or item raises`() {
    let names = Names(["a"])
    let table = table(names)
    table.reloadRows(at: [row(4)], with: .none)
    names.sections.append([])
    table.beginUpdates()
    table.endUpdates()
    #expect(
      stage.misuses().map { $0.prefix(60) } == [
        "attempt to delete row 4 from section 0 which only contains 1",
        "Invalid update: invalid number of sections. The number of se",
      ])
  }

  @Test func `a row is deleted by a swipe, and one of the app's own actions runs`() throws {
    let names = Names(["a", "b"])
    let table = table(names)
    let first = table.rowGestures(at: row(0))
    #expect(first.actions(on: .trailing).map(\.title) == ["Delete"])
    let pin = try #require(table.rowGestures(at: row(1)).actions(on: .leading).first)
    #expect(table.rowGestures(at: row(1)).perform(pin))
    #expect(first.perform(try #require(first.fullSwipeAction(on: .trailing))))
    #expect(names.heard == ["pin 1"])
    #expect(names.sections == [["b"]])
    #expect(stage.misuses() == [])
  }

  @Test func `rows can be reordered only while the table is edited`() {
    let names = Names(["a", "b", "c"])
    let table = table(names)
    #expect(!table.rowGestures(at: row(0)).move(to: row(2)))
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: row(0))?.isEditing == true)
    #expect(table.rowGestures(at: row(0)).move(to: row(2)))
    #expect(names.sections == [["b", "c", "a"]])
  }

  @Test func `a detail button and a context menu are operated by a finger`() throws {
    let names = Names(["a"])
    let table = table(names)
    #expect(table.rowGestures(at: row(0)).tapAccessoryButton())
    let menu = try #require(table.rowGestures(at: row(0)).contextMenu)
    let share = try #require(menu.children.first as? UIAction)
    #expect(share.title == "Share")
    #expect(names.heard == ["detail 0"])
  }

  @Test func `cells of rows that scroll away are reused`() {
    let names = Names((0..<100).map { "row \($0)" })
    let table = table(names)
    table.visibleRowCount = 10
    let first = table.cellForRow(at: row(0))
    table.scroll(byRows: 50)
    #expect(table.indexPathsForVisibleRows?.first == row(50))
    let cells = table.visibleCells
    #expect(cells.count == 10)
    #expect(cells.contains { $0 === first })
    table.scrollToRow(at: row(99), at: .bottom, animated: false)
    #expect(table.firstVisibleRow == 90)
  }

  @Test func `pulling down starts the refresh control, once`() {
    let table = table(Names([]))
    let control = UIRefreshControl()
    control.addAction(UIAction { _ in stage.journal.note("refresh") }, for: .valueChanged)
    table.refreshControl = control
    #expect(table.pullToRefresh())
    #expect(!table.pullToRefresh())
    control.endRefreshing()
    #expect(table.pullToRefresh())
    #expect(stage.journal.take() == ["refresh", "refresh"])
  }

  @Test func `a class that is known only as a class makes cells, headers and views`() {
    _ = stage.device
    func of(_ type: AnyClass) -> AnyClass { type }
    let table = UITableView()
    table.register(of(UITableViewCell.self), forCellReuseIdentifier: "cell")
    table.register(
      of(UITableViewHeaderFooterView.self), forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") != nil)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.register(of(UICollectionViewCell.self), forCellWithReuseIdentifier: "cell")
    grid.register(
      of(UICollectionReusableView.self), forSupplementaryViewOfKind: "head",
      withReuseIdentifier: "view")
    _ = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: row(0))
    _ = grid.dequeueReusableSupplementaryView(
      ofKind: "head", withReuseIdentifier: "view", for: row(0))
    #expect(stage.misuses() == [])
  }

  @Test func `a diffable data source shows its snapshot and finds items by identifier`() {
    _ = stage.device
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, indexPath, name in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    source.apply(snapshot) { stage.journal.note("applied") }
    #expect(table.tapTargets.map(\.title) == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: row(0, 1)) == "c")
    #expect(source.indexPath(for: "b") == row(1))
    #expect(stage.settled() == ["applied"])
    var next = source.snapshot()
    next.moveItem("a", afterItem: "c")
    next.deleteItems(["b"])
    next.insertItems(["d"], beforeItem: "c")
    source.apply(next, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers == ["d", "c", "a"])
    #expect(stage.misuses() == [])
  }

  @Test func `a snapshot from a background queue is shown on the main queue`() {
    _ = stage.device
    let source = UITableViewDiffableDataSource<Int, String>(tableView: UITableView()) { _, _, _ in
      nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    nonisolated(unsafe) let sections = snapshot
    let apply = source.apply(_:animatingDifferences:completion:)
    let thread = Thread {
      // As code without isolation calls it.
      unsafeBitCast(apply, to: Apply.self)(sections, false, nil)
    }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    #expect(source.snapshot().sectionIdentifiers.isEmpty)
    stage.device.settle()
    #expect(source.snapshot().sectionIdentifiers == [0])
  }

  private typealias Apply = (
    NSDiffableDataSourceSnapshot<Int, String>, Bool, (() -> Void)?
  ) -> Void

  @Test func `a duplicate item, or one without a section, raises`() {
    _ = stage.device
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      _, _, _ in nil
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendItems([1])
    snapshot.appendSections([0])
    snapshot.appendItems([1, 1])
    source.apply(snapshot)
    #expect(
      stage.misuses().map { $0.prefix(44) } == [
        "There are currently no sections in the data ",
        "Fatal: supplied item identifiers are not uni",
      ])
  }

  @Test func `a collection's registration creates its cells`() {
    final class Tile: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    _ = stage.device
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, name in
      cell.label.text = name
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["x", "y"])
    source.apply(snapshot)
    #expect(collection.tapTargets.map(\.title) == ["x", "y"])
  }
}
