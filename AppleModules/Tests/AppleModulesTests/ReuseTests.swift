import Reusable
import Testing

@MainActor @Suite struct `Cells by their types` {
  private final class Row: UITableViewCell, Reusable {}
  private final class Tile: UICollectionViewCell, Reusable {
    static let reuseIdentifier = "a tile"
  }
  private final class Header: UITableViewHeaderFooterView, Reusable {}

  private final class Table: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(cellType: Row.self)
      tableView.register(headerFooterViewType: Header.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell: Row = tableView.dequeueReusableCell(for: indexPath)
      return cell
    }
  }

  @Test func `a registered class answers for its type`() {
    let screen = Table()
    screen.loadViewIfNeeded()
    let made = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(made is Row)
    #expect(made.reuseIdentifier == "Row")
    #expect(screen.tableView.dequeueReusableHeaderFooterView(Header.self) != nil)
  }

  @Test func `a class may name its own identifier`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.register(cellType: Tile.self)
    let cell = list.dequeueReusableCell(for: IndexPath(item: 0, section: 0), cellType: Tile.self)
    #expect(cell.reuseIdentifier == "a tile")
  }
}
