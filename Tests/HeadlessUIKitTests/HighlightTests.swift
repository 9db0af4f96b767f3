import HeadlessUIKit
import Testing

/// A finger on a row highlights it until it is lifted.
@MainActor struct HighlightTests {
  private let stage = Stage()

  private final class Cell: UITableViewCell {
    static var heard: [Bool] = []
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      Self.heard.append(highlighted)
    }
  }

  private final class Rows: UITableViewController {
    var heard: [String] = []
    override func viewDidLoad() { tableView.register(Cell.self, forCellReuseIdentifier: "cell") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      heard.append("highlight")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      heard.append("unhighlight")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select")
    }
  }

  private final class Items: UICollectionViewController {
    var heard: [String] = []
    override func viewDidLoad() {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      let isHighlighted = collectionView.cellForItem(at: indexPath)?.isHighlighted == true
      heard.append("highlight \(isHighlighted)")
    }
    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { heard.append("unhighlight") }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("select") }
  }

  private func tapRow() throws {
    let target = stage.device.finger.targets.first { $0.kind == .row }
    try stage.device.finger.tap(try #require(target))
  }

  @Test func `a table unhighlights a row before it selects the row`() throws {
    let rows = Rows(style: .plain)
    stage.show(rows)
    Cell.heard = []
    try tapRow()
    #expect(rows.heard == ["highlight", "unhighlight", "select"])
    #expect(Cell.heard == [true, false])
  }

  @Test func `a collection unhighlights an item after it selects the item`() throws {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(items)
    try tapRow()
    #expect(items.heard == ["highlight true", "select", "unhighlight"])
  }

  @Test func `a collection without a layout raises an exception`() {
    _ = stage.device
    let collection = UICollectionView()
    #expect(collection.numberOfSections == 0 || collection.numberOfSections == 1)
    #expect(
      stage.device.misuses.map(\.message) == [
        "UICollectionView must be initialized with a non-nil layout parameter"
      ])
  }

  @Test func `an Objective-C index path has a row and a section`() {
    let path = NSIndexPath(row: 2, section: 1)
    #expect((path.row, path.item, path.section) == (2, 2, 1))
    #expect(path as IndexPath == IndexPath(row: 2, section: 1))
  }
}
