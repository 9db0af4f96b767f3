import HeadlessUIKit
import StandIns
import Testing

/// Missing classes that the app uses as data sources and delegates, as `camsh adopt` declares them.
nonisolated class MissingSource: StandInObject, @unchecked Sendable {}
extension MissingSource: UITableViewDataSource, UITableViewDataSourcePrefetching {}
extension MissingSource: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {}
extension MissingSource: UITableViewDragDelegate, UITableViewDropDelegate {}
extension MissingSource: UICollectionViewDragDelegate, UICollectionViewDropDelegate {}
extension MissingSource: UIPageViewControllerDataSource, UIPickerViewDataSource {}
extension MissingSource: UISearchResultsUpdating, UIContextMenuInteractionDelegate {}
extension MissingSource: UIActivityItemSource {}

@MainActor struct StandInConformanceTests {
  @Test func `a missing data source has no rows and no items`() {
    let source = MissingSource()
    let table = UITableView()
    table.dataSource = source
    table.reloadData()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    let items = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    items.dataSource = source
    items.reloadData()
    #expect(items.numberOfItems(inSection: 0) == 0)
  }
}
