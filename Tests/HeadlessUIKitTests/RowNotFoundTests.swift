import HeadlessUIKit
import Testing

/// `NSNotFound` as the row to scroll to.
@MainActor @Suite struct RowNotFoundTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 1 ? 0 : 40
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test(arguments: [(0, 0), (1, 40), (2, 40)])
  func `is the beginning of a section, which may have no rows`(section: Int, first: Int) {
    let (table, rows, stage) = (UITableView(), Rows(), Stage())
    _ = stage.device
    table.dataSource = rows
    table.visibleRowCount = 10
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: 20, section: 2), at: .top, animated: false)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    #expect(stage.misuses() == [])
    #expect(table.firstVisibleRow == first)
  }

  @Test func `in a section that isn't there raises an exception`() {
    let (table, rows, stage) = (UITableView(), Rows(), Stage())
    _ = stage.device
    table.dataSource = rows
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 3), at: .top, animated: false)
    #expect(stage.misuses().count == 1)
  }
}
