import HeadlessUIKit
import Testing

/// Tables, collections and pages.
@MainActor struct ListTests {
  let stage = Stage()

  @Test func `a tapped row is selected, the previous one deselected, with delegate calls`() throws {
    let table = UITableView()
    let rows = Rows(["a", "b"], stage.journal)
    table.dataSource = rows
    table.delegate = rows
    stage.show(stage.root)
    stage.root.view.addSubview(table)
    for target in stage.device.finger.targets { try stage.device.finger.tap(target) }
    #expect(stage.journal.take() == ["select a", "deselect a", "select b"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(stage.journal.take() == [])
  }

  @Test func `a row's number counts through the table`() {
    let table = UITableView()
    let rows = Rows(["a", "b"], stage.journal)
    table.dataSource = rows
    #expect(table.tapTargets.map(\.number) == [1, 2])
    #expect(table.tapTargets.map(\.title) == ["a", "b"])
  }

  @Test func `an unregistered cell identifier raises`() {
    let path = IndexPath(row: 0, section: 0)
    let table = UITableView()
    _ = stage.device
    _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    _ = grid.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    #expect(
      stage.device.misuses.map(\.outcome) == [
        .exception(name: "NSInternalInconsistencyException"),
        .exception(name: "NSInternalInconsistencyException"),
      ])
    #expect(
      stage.misuses().map { $0.prefix(55) } == [
        "unable to dequeue a cell with identifier row - must reg",
        "could not dequeue a view of kind: UICollectionElementKi",
      ])
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
    #expect(stage.misuses() == [])
  }

  @Test func `a row keeps its cell until a reload prepares it for reuse`() throws {
    final class Line: UITableViewCell {
      var reuses = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    final class Lines: UITableViewDataSource {
      var count = 2
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) }
    }
    let table = UITableView()
    table.register(Line.self, forCellReuseIdentifier: "line")
    let lines = Lines()
    table.dataSource = lines
    let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
    let first = try #require(table.cellForRow(at: paths[0]) as? Line)
    let second = try #require(table.cellForRow(at: paths[1]) as? Line)
    #expect(table.cellForRow(at: paths[0]) === first)
    #expect(first.superview === table)
    first.accessoryType = .checkmark

    lines.count = 3
    table.reloadData()
    #expect(first.superview == nil)
    #expect(table.cellForRow(at: paths[0]) === second)
    #expect(table.cellForRow(at: paths[1]) === first)
    let third = try #require(table.cellForRow(at: paths[2]) as? Line)
    #expect(third !== first && third !== second)
    #expect([first, second, third].map(\.reuses) == [1, 1, 0])
    // What the app forgets to reset stays, as on iOS.
    #expect(first.accessoryType == .checkmark)

    table.reloadRows(at: [paths[1]], with: .none)
    #expect(table.cellForRow(at: paths[1]) === first)
    #expect(table.cellForRow(at: paths[0]) === second)
    #expect(first.reuses == 2)
  }

  @Test func `a cell may name its own reuse identifier`() {
    final class Line: UITableViewCell {
      override var reuseIdentifier: String? { "line" }
    }
    final class Heading: UITableViewHeaderFooterView {
      override var reuseIdentifier: String? { "heading" }
    }
    #expect(Line().reuseIdentifier == "line")
    #expect(Heading(reuseIdentifier: nil).reuseIdentifier == "heading")
  }

  @Test func `a selected row's cell is selected, and no longer once it is reused`() throws {
    let table = UITableView()
    let rows = Rows(["a", "b"], stage.journal)
    table.dataSource = rows
    let cells = (0..<2).map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(cells.map { $0?.isSelected } == [false, true])
    table.reloadData()
    #expect(table.dequeueReusableCell(withIdentifier: "row")?.isSelected == false)
  }

  @Test func `a button in a row can be tapped`() throws {
    let table = UITableView()
    let rows = Rows(["a"], stage.journal)
    table.dataSource = rows
    stage.root.view.addSubview(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.contentView.addSubview(
      UIButton(primaryAction: UIAction(title: "buy") { _ in stage.journal.note("bought") }))
    let buy = try #require(stage.device.finger.targets.first { $0.title == "buy" })
    try stage.device.finger.tap(buy)
    #expect(stage.journal.take().last == "bought")
  }

  @Test func `a collection makes registered cells and reports taps`() throws {
    final class Tile: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Tiles: UICollectionViewDataSource, UICollectionViewDelegate {
      var chosen: [IndexPath] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "tile", for: indexPath)
        (cell as? Tile)?.label.text = "tile \(indexPath.item)"
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { chosen.append(indexPath) }
    }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    let tiles = Tiles()
    collection.dataSource = tiles
    collection.delegate = tiles
    #expect(collection.tapTargets.map(\.title) == ["tile 0", "tile 1"])
    try stage.device.finger.tap(try #require(collection.tapTargets.last))
    #expect(tiles.chosen == [IndexPath(item: 1, section: 0)])
  }

  @Test func `a stack view's arranged views are its subviews, and leave it together`() {
    let first = UIView()
    let second = UIView()
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.subviews == [first, second])
    #expect(stack.arrangedSubviews == [second])
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
  }

  @Test func `a page turned by a finger is reported, one set by code isn't`() {
    final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages: [UIViewController]
      var turns = 0
      init(_ pages: [UIViewController]) { self.pages = pages }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { turns += 1 }
    }
    let book = Book([stage.screen("P1"), stage.screen("P2")])
    let pages = UIPageViewController(transitionStyle: .scroll)
    pages.dataSource = book
    pages.delegate = book
    stage.show(pages)
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    #expect(stage.settled() == ["P1.didLoad", "P1.willApp", "P1.didApp"])
    #expect(book.turns == 0)
    #expect(pages.turnPage(.forward))
    #expect(stage.settled().contains("P2.didApp"))
    #expect(book.turns == 1)
    #expect(!pages.turnPage(.forward))
    #expect(stage.device.frontmost === book.pages[1])
  }
}

private final class Rows: UITableViewDataSource, UITableViewDelegate {
  let names: [String]
  let journal: Journal

  @MainActor init(_ names: [String], _ journal: Journal) {
    self.names = names
    self.journal = journal
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("select \(names[indexPath.row])")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    journal.note("deselect \(names[indexPath.row])")
  }
}
