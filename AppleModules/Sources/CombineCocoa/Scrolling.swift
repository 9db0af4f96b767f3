import Combine
import UIKit

// Only its address is used.
nonisolated(unsafe) private var offsetKey: UInt8 = 0

/// Sends each offset of a scroll view, which retains it.
private final class Offsets {
  let changes = PassthroughSubject<CGPoint, Never>()
}

extension UIScrollView {
  private var offsets: Offsets {
    if let known = objc_getAssociatedObject(self, &offsetKey) as? Offsets { return known }
    let offsets = Offsets()
    objc_setAssociatedObject(self, &offsetKey, offsets, .OBJC_ASSOCIATION_RETAIN)
    offsetObserver = { [weak self, weak offsets] in
      if let self { offsets?.changes.send(contentOffset) }
    }
    return offsets
  }

  /// The offset, now and after each scrolling, whichever object is the delegate.
  public var contentOffsetPublisher: AnyPublisher<CGPoint, Never> {
    offsets.changes.prepend(contentOffset).eraseToAnyPublisher()
  }

  /// Sends an event whenever the bottom has been reached, or is nearer than `offset`.
  public func reachedBottomPublisher(offset: CGFloat = 0) -> AnyPublisher<Void, Never> {
    contentOffsetPublisher.map { [weak self] position in
      guard let self else { return false }
      let visible = frame.height - contentInset.top - contentInset.bottom
      return position.y + contentInset.top > max(offset, contentSize.height - visible)
    }.removeDuplicates().filter { $0 }.map { _ in }.eraseToAnyPublisher()
  }

  public var didScrollPublisher: AnyPublisher<Void, Never> {
    delegateCalls { if case .scrolled = $0 { () } else { nil } }
  }

  public var willBeginDraggingPublisher: AnyPublisher<Void, Never> {
    delegateCalls { if case .beganDragging = $0 { () } else { nil } }
  }

  public var didEndDraggingPublisher: AnyPublisher<Bool, Never> {
    delegateCalls { if case .endedDragging(let decelerating) = $0 { decelerating } else { nil } }
  }

  public var didEndDeceleratingPublisher: AnyPublisher<Void, Never> {
    delegateCalls { if case .endedDecelerating = $0 { () } else { nil } }
  }

  public var didScrollToTopPublisher: AnyPublisher<Void, Never> {
    delegateCalls { if case .scrolledToTop = $0 { () } else { nil } }
  }

  public var didEndScrollingAnimationPublisher: AnyPublisher<Void, Never> {
    delegateCalls { if case .endedAnimation = $0 { () } else { nil } }
  }
}
