import RxSwift
import UIKit

extension Reactive where Base: UIScrollView {
  /// The offset when it is subscribed to and after each scrolling; setting it scrolls.
  fileprivate func offset(_ scrolled: Observable<Void>) -> ControlProperty<CGPoint> {
    let values = scrolled.startWith(()).compactMap { [weak base] in base?.contentOffset }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base) { $0.contentOffset = $1 })
  }
}

extension Reactive where Base: UITableView {
  public var contentOffset: ControlProperty<CGPoint> { offset(listener.scrolled.asObservable()) }

  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: listener.scrolled.take(until: deallocated))
  }
}

extension Reactive where Base: UICollectionView {
  public var contentOffset: ControlProperty<CGPoint> { offset(listener.scrolled.asObservable()) }

  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: listener.scrolled.take(until: deallocated))
  }
}
