import RxSwift
import UIKit

/// What a list asks to be loaded ahead, as events.
private final class PrefetchSource: NSObject, UITableViewDataSourcePrefetching,
  UICollectionViewDataSourcePrefetching
{
  let wanted = PublishSubject<[IndexPath]>()
  let cancelled = PublishSubject<[IndexPath]>()

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    wanted.onNext(indexPaths)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    cancelled.onNext(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    wanted.onNext(indexPaths)
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelled.onNext(indexPaths)
  }
}

// Only its address is used.
nonisolated(unsafe) private var sourceKey: UInt8 = 0

extension Reactive where Base: UIScrollView {
  /// The source that sends the events; the list retains it.
  fileprivate var prefetchSource: PrefetchSource {
    if let found = objc_getAssociatedObject(base, &sourceKey) as? PrefetchSource { return found }
    let made = PrefetchSource()
    objc_setAssociatedObject(base, &sourceKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    (base as? UITableView)?.prefetchDataSource = made
    (base as? UICollectionView)?.prefetchDataSource = made
    return made
  }
}

extension Reactive where Base: UITableView {
  public var prefetchRows: ControlEvent<[IndexPath]> {
    ControlEvent(events: prefetchSource.wanted.take(until: deallocated))
  }

  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
    ControlEvent(events: prefetchSource.cancelled.take(until: deallocated))
  }
}

extension Reactive where Base: UICollectionView {
  public var prefetchItems: ControlEvent<[IndexPath]> {
    ControlEvent(events: prefetchSource.wanted.take(until: deallocated))
  }

  public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
    ControlEvent(events: prefetchSource.cancelled.take(until: deallocated))
  }
}
