import Combine
import UIKit

/// A delegate that sends its calls as events.
///
/// As in CombineCocoa, it takes the place of the app's delegate.
final class ListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  enum Event {
    case selected(IndexPath), deselected(IndexPath), highlighted(IndexPath), unhighlighted(
      IndexPath)
    case accessory(IndexPath), row(UITableViewCell, IndexPath), endedRow(UITableViewCell, IndexPath)
    case item(UICollectionViewCell, IndexPath), endedItem(UICollectionViewCell, IndexPath)
    case scrolled, beganDragging, endedDragging(decelerating: Bool), endedDecelerating
    case scrolledToTop, endedAnimation
  }

  let events = PassthroughSubject<Event, Never>()

  deinit { events.send(completion: .finished) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.send(.selected(indexPath))
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.send(.deselected(indexPath))
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    events.send(.highlighted(indexPath))
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    events.send(.unhighlighted(indexPath))
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    events.send(.accessory(indexPath))
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    events.send(.row(cell, indexPath))
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    events.send(.endedRow(cell, indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.send(.selected(indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.send(.deselected(indexPath))
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    events.send(.highlighted(indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    events.send(.unhighlighted(indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    events.send(.item(cell, indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    events.send(.endedItem(cell, indexPath))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.send(.scrolled) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.send(.beganDragging) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.send(.endedDecelerating) }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.send(.scrolledToTop) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.send(.endedAnimation)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.send(.endedDragging(decelerating: decelerate))
  }
}

// Only its address is used.
nonisolated(unsafe) private var delegateKey: UInt8 = 0

extension UIScrollView {
  /// What the delegate is called for, if `transform` has a value for it.
  func delegateCalls<Value>(
    _ transform: @escaping (ListDelegate.Event) -> Value?
  ) -> AnyPublisher<Value, Never> {
    let known = objc_getAssociatedObject(self, &delegateKey) as? ListDelegate
    let listener = known ?? ListDelegate()
    if known == nil {
      objc_setAssociatedObject(self, &delegateKey, listener, .OBJC_ASSOCIATION_RETAIN)
    }
    delegate = listener
    return listener.events.compactMap(transform).eraseToAnyPublisher()
  }
}
