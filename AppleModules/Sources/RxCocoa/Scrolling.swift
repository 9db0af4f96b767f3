import RxSwift
import UIKit

/// The velocity of a finger that lifts, and the offset at which the content comes to rest, which may be changed.
public typealias WillEndDraggingEvent = (
  velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
)

// Only its address is used.
nonisolated(unsafe) private var delegateKey: UInt8 = 0

extension Reactive where Base: UIScrollView {
  /// The delegate that sends the events; the scroll view retains it.
  private var scrollListener: ScrollDelegate {
    switch base as UIScrollView {
    case let table as UITableView: table.rx.listener
    case let collection as UICollectionView: collection.rx.listener
    default: plainListener
    }
  }

  private var plainListener: PlainScrollDelegate {
    if let found = objc_getAssociatedObject(base, &delegateKey) as? PlainScrollDelegate {
      return found
    }
    let made = PlainScrollDelegate()
    objc_setAssociatedObject(base, &delegateKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    // A text view's delegate has its own protocol.
    if !(base is UITextView) {
      made.forward = base.delegate
      base.delegate = made
    }
    return made
  }

  /// The offset when it is subscribed to and after each scrolling; setting it scrolls.
  public var contentOffset: ControlProperty<CGPoint> {
    let values = scrollListener.scrolled.startWith(()).compactMap { [weak base] in
      base?.contentOffset
    }
    return ControlProperty(
      values: values.take(until: deallocated), valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  public var didScroll: ControlEvent<Void> {
    ControlEvent(events: scrollListener.scrolled.take(until: deallocated))
  }

  public var willBeginDragging: ControlEvent<Void> {
    ControlEvent(events: scrollListener.dragged.take(until: deallocated))
  }

  public var willEndDragging: ControlEvent<WillEndDraggingEvent> {
    ControlEvent(events: scrollListener.lifted.take(until: deallocated))
  }

  public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(events: scrollListener.released.take(until: deallocated))
  }

  public var didEndDecelerating: ControlEvent<Void> {
    ControlEvent(events: scrollListener.rested.take(until: deallocated))
  }

  /// Sets the app's own delegate, which isn't retained.
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    switch base as UIScrollView {
    case let table as UITableView:
      return (delegate as? any UITableViewDelegate).map { table.rx.setDelegate($0) }
        ?? Disposables.create()
    case let collection as UICollectionView:
      return (delegate as? any UICollectionViewDelegate).map { collection.rx.setDelegate($0) }
        ?? Disposables.create()
    default:
      let listener = plainListener
      listener.forward = delegate
      return Disposables.create { [weak listener] in listener?.forward = nil }
    }
  }
}
