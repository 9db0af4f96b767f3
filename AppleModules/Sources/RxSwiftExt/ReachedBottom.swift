import UIKit

extension Reactive where Base: UITableView {
  /// Sends an event whenever the user scrolls to the last row, and at once if it is in sight.
  public func reachedBottom(offset: CGFloat = 0) -> ControlEvent<Void> {
    reachedBottom(after: contentOffset) { table in
      let sections = 0..<table.numberOfSections
      guard let last = sections.last(where: { table.numberOfRows(inSection: $0) > 0 }) else {
        return true
      }
      let row = IndexPath(row: table.numberOfRows(inSection: last) - 1, section: last)
      return table.indexPathsForVisibleRows?.contains(row) ?? true
    }
  }
}

extension Reactive where Base: UICollectionView {
  /// Sends an event whenever the user scrolls to the last item, and at once if it is in sight.
  public func reachedBottom(offset: CGFloat = 0) -> ControlEvent<Void> {
    reachedBottom(after: contentOffset) { view in
      let sections = 0..<view.numberOfSections
      guard let last = sections.last(where: { view.numberOfItems(inSection: $0) > 0 }) else {
        return true
      }
      let item = IndexPath(item: view.numberOfItems(inSection: last) - 1, section: last)
      return view.indexPathsForVisibleItems.contains(item)
    }
  }
}

extension Reactive where Base: UIScrollView {
  fileprivate func reachedBottom(
    after scrolling: ControlProperty<CGPoint>, _ isAtEnd: @escaping @MainActor (Base) -> Bool
  ) -> ControlEvent<Void> {
    let arrivals = scrolling.map { [weak base] _ in
      MainActor.assumeIsolated { base.map(isAtEnd) ?? false }
    }
    return ControlEvent(events: arrivals.distinctUntilChanged().filter { $0 }.map { _ in })
  }
}
