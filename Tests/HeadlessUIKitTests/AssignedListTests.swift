import Testing

@testable import HeadlessUIKit

/// A list that a table or collection view controller's subclass creates itself.
@MainActor struct AssignedListTests {
  let stage = Stage()

  @Test func `a table view controller becomes an assigned table's data source and delegate`() throws
  {
    final class Form: UITableViewController {
      var selected: [IndexPath] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView = UITableView(frame: .zero, style: .insetGrouped)
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath)
      }
    }
    let form = Form(style: .plain)
    stage.show(form)
    #expect(form.tableView.dataSource === form)
    #expect(form.tableView.delegate === form)
    #expect(form.tableView.numberOfRows(inSection: 0) == 2)
    let rows = stage.device.finger.targets.filter { $0.kind == .row }
    try stage.device.finger.tap(try #require(rows.last))
    #expect(form.selected == [IndexPath(row: 1, section: 0)])
  }

  @Test func `a list that has a data source and a delegate keeps them`() {
    final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }
    let names = Names()
    let table = UITableView()
    table.dataSource = names
    table.delegate = names
    let screen = UITableViewController(style: .plain)
    screen.tableView = table
    #expect(table.dataSource === names)
    #expect(table.delegate === names)
    #expect(screen.view === table)
  }

  @Test func `a collection view that its controller is given takes the earlier one's place`() {
    final class Grid: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      }
    }
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(grid)
    #expect(grid.collectionView.dataSource === grid)
    #expect(grid.collectionView.delegate === grid)
    let collectionViews = grid.view.subviews.compactMap { $0 as? UICollectionView }
    #expect(collectionViews == [grid.collectionView])
  }

  @Test func `an outlet to a cell's own content view isn't an unknown key`() {
    #expect(NibOutlets.setIfKnown(UIView(), for: "contentView", of: UITableViewCell()))
    #expect(NibOutlets.setIfKnown(UILabel(), for: "textLabel", of: UITableViewCell()))
    #expect(!NibOutlets.setIfKnown(UIView(), for: "contentView", of: UIView()))
  }
}
