import RxSwift
import UIKit

/// A scroll view's delegate that sends its calls as events and forwards them to the app's delegate.
class ScrollDelegate: NSObject, UIScrollViewDelegate {
  let scrolled = PublishSubject<Void>()
  let dragged = PublishSubject<Void>()
  let lifted = PublishSubject<WillEndDraggingEvent>()
  let released = PublishSubject<Bool>()
  let rested = PublishSubject<Void>()

  /// The app's delegate, which isn't retained.
  var scrollForward: (any UIScrollViewDelegate)? { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollForward?.scrollViewDidScroll(scrollView)
    scrolled.onNext(())
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollForward?.scrollViewWillBeginDragging(scrollView)
    dragged.onNext(())
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollForward?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    lifted.onNext((velocity, targetContentOffset))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollForward?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    released.onNext(decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollForward?.scrollViewDidEndDecelerating(scrollView)
    rested.onNext(())
  }
}

/// The delegate of a scroll view that isn't a list.
final class PlainScrollDelegate: ScrollDelegate {
  weak var forward: (any UIScrollViewDelegate)?

  override var scrollForward: (any UIScrollViewDelegate)? { forward }
}
