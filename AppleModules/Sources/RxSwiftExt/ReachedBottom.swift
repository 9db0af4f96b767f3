import UIKit

extension Reactive where Base: UITableView {
  /// Sends an event whenever the user scrolls to the last row, and at once if it is in sight.
  public func reachedBottom(offset: CGFloat = 0) -> ControlEvent<Void> {
    reachedBottom(after: contentOffset) { table in
      guard let last = lastPath(table.numberOfSections, table.numberOfRows) else { return true }
      return table.indexPathsForVisibleRows?.contains(last) ?? true
    }
  }
}

extension Reactive where Base: UICollectionView {
  /// Sends an event whenever the user scrolls to the last item, and at once if it is in sight.
  public func reachedBottom(offset: CGFloat = 0) -> ControlEvent<Void> {
    reachedBottom(after: contentOffset) { view in
      guard let last = lastPath(view.numberOfSections, view.numberOfItems) else { return true }
      return view.indexPathsForVisibleItems.contains(last)
    }
  }
}

/// The last row or item; nil if there is none.
private func lastPath(_ sections: Int, _ count: (_ section: Int) -> Int) -> IndexPath? {
  guard let last = (0..<sections).last(where: { count($0) > 0 }) else { return nil }
  return IndexPath(row: count(last) - 1, section: last)
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
