import RxSwift
import UIKit

/// A collection's delegate that sends its calls as events and forwards them to the app's delegate.
final class CollectionDelegate: ScrollDelegate, UICollectionViewDelegateFlowLayout {
  weak var forward: (any UICollectionViewDelegate)?
  let selected = PublishSubject<IndexPath>()
  let deselected = PublishSubject<IndexPath>()
  let highlighted = PublishSubject<IndexPath>()
  let unhighlighted = PublishSubject<IndexPath>()
  let displayed = PublishSubject<(cell: UICollectionViewCell, at: IndexPath)>()

  override var scrollForward: (any UIScrollViewDelegate)? { forward }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    forward?.collectionView(collectionView, didSelectItemAt: indexPath)
    selected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    forward?.collectionView(collectionView, didDeselectItemAt: indexPath)
    deselected.onNext(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    forward?.collectionView(collectionView, didHighlightItemAt: indexPath)
    highlighted.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    forward?.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    unhighlighted.onNext(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    forward?.collectionView(collectionView, shouldHighlightItemAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    forward?.collectionView(collectionView, shouldSelectItemAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    forward?.collectionView(collectionView, shouldDeselectItemAt: indexPath) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forward?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    displayed.onNext((cell, indexPath))
  }
}

// Only its address is used.
nonisolated(unsafe) private var delegateKey: UInt8 = 0

extension Reactive where Base: UICollectionView {
  /// The delegate that sends the events; the collection retains it.
  var listener: CollectionDelegate {
    if let found = objc_getAssociatedObject(base, &delegateKey) as? CollectionDelegate {
      return found
    }
    let made = CollectionDelegate()
    made.forward = base.delegate
    objc_setAssociatedObject(base, &delegateKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    base.delegate = made
    return made
  }

  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: listener.selected.take(until: deallocated))
  }

  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: listener.deselected.take(until: deallocated))
  }

  public var itemHighlighted: ControlEvent<IndexPath> {
    ControlEvent(events: listener.highlighted.take(until: deallocated))
  }

  public var itemUnhighlighted: ControlEvent<IndexPath> {
    ControlEvent(events: listener.unhighlighted.take(until: deallocated))
  }

  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    ControlEvent(events: listener.displayed.take(until: deallocated))
  }

  public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<Model> {
    (base as UICollectionView).models(at: itemSelected)
  }

  /// Sets the app's own delegate, which isn't retained.
  public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
    let listener = listener
    listener.forward = delegate
    return Disposables.create { [weak listener] in listener?.forward = nil }
  }

  public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
    (base as UICollectionView).setSource(dataSource)
  }
}
