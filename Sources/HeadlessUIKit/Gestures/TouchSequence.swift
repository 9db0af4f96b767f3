import Foundation

/// A finger's touches on one place, which the gesture recognizers of a view and of its superviews receive.
///
/// As in UIKit, a recognizer that recognizes them prevents the others, unless a delegate lets two recognize
/// simultaneously. Only recognizers of the same kind take part: the others need other touches.
@MainActor final class TouchSequence {
  private let touch: FingerTouch
  private let event: FingerEvent
  /// In the order in which they may recognize.
  private var recognizers: [UIGestureRecognizer]
  private var recognized: [UIGestureRecognizer] = []

  /// - Parameters:
  ///   - view: The view that the finger touches.
  ///   - first: Its recognizer that recognizes before others that don't have to wait for it.
  ///   - matches: Whether a recognizer recognizes these touches.
  init(
    on view: UIView, first: UIGestureRecognizer,
    matching matches: (UIGestureRecognizer) -> Bool
  ) {
    touch = FingerTouch(on: view)
    event = FingerEvent(touch)
    let chain = sequence(first: view) { $0.superview }
    recognizers = [first]
    for recognizer in chain.flatMap({ $0.gestureRecognizers ?? [] }) where recognizer !== first {
      if recognizer.isEnabled, recognizer.hasHandlers, matches(recognizer) {
        recognizers.append(recognizer)
      }
    }
    let touch = touch
    recognizers.removeAll { $0.delegate?.gestureRecognizer($0, shouldReceive: touch) == false }
    recognizers = Self.inOrderOfFailure(recognizers)
    touch.receivers = recognizers
  }

  /// Touches the place as often as the recognizers require.
  ///
  /// - Parameter states: The states of a recognizer of UIKit's that recognizes the touches.
  func run(_ states: [UIGestureRecognizer.State], taps: Int = 1) {
    for tap in 1...max(taps, 1) {
      touch.count = tap
      touch.current = .began
      for recognizer in recognizers {
        pass(to: recognizer) { $0.touchesBegan([touch], with: event) }
      }
      touch.current = .ended
      for recognizer in recognizers {
        pass(to: recognizer) { $0.touchesEnded([touch], with: event) }
        guard tap >= taps, recognizer.recognizesTouches, recognizer.state == .possible else {
          continue
        }
        if mayRecognize(recognizer) { recognizer.recognize(states) }
      }
    }
    for recognizer in recognizers {
      guard [.ended, .cancelled, .failed].contains(recognizer.state) else { continue }
      recognizer.reset()
      recognizer.state = .possible
    }
    touch.receivers = []
  }

  /// Passes a touch to a recognizer, and calls its actions if it changes its own state.
  private func pass(
    to recognizer: UIGestureRecognizer, _ touches: (UIGestureRecognizer) -> Void
  ) {
    let old = recognizer.state
    guard [.possible, .began, .changed].contains(old) else { return }
    touches(recognizer)
    guard recognizer.state != old, recognizer.state != .possible, recognizer.state != .failed else {
      return
    }
    if old == .possible, !mayRecognize(recognizer) {
      recognizer.state = .failed
    } else {
      recognizer.callActions()
    }
  }

  /// Whether neither another recognizer nor a delegate keeps a recognizer from recognizing; notes it if so.
  private func mayRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    let isPrevented = recognized.contains { other in
      recognizer.waits(for: other)
        || other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
          && !recognizer.isSimultaneous(with: other)
    }
    guard !isPrevented, recognizer.mayBegin else { return false }
    recognized.append(recognizer)
    return true
  }

  /// The same recognizers, each after those that have to fail first.
  private static func inOrderOfFailure(_ all: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    var waiting = all
    var ordered: [UIGestureRecognizer] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { recognizer in
        !waiting.contains { $0 !== recognizer && recognizer.waits(for: $0) }
      }
      ordered.append(waiting.remove(at: next ?? 0))
    }
    return ordered
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer and the touched view let it recognize.
  fileprivate final var mayBegin: Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  fileprivate final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether it recognizes only after another one has failed.
  fileprivate final func waits(for other: UIGestureRecognizer) -> Bool {
    hasToFailFirst(other) || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
}

/// A touch in the middle of a view.
final class FingerTouch: UITouch {
  private weak var touched: UIView?
  var current = Phase.began
  var count = 1
  var receivers: [UIGestureRecognizer] = []

  init(on view: UIView) {
    touched = view
    super.init()
  }

  override var phase: Phase { current }
  override var tapCount: Int { count }
  override var view: UIView? { touched }
  override var window: UIWindow? { touched?.window }
  override var gestureRecognizers: [UIGestureRecognizer]? { receivers }

  override func location(in view: UIView?) -> CGPoint {
    guard let touched else { return .zero }
    return touched.convert(CGPoint(x: touched.bounds.midX, y: touched.bounds.midY), to: view)
  }

  override func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// The event of a finger's only touch.
final class FingerEvent: UIEvent {
  private let touch: FingerTouch

  init(_ touch: FingerTouch) {
    self.touch = touch
    super.init()
  }

  override var allTouches: Set<UITouch>? { [touch] }
  override func touches(for view: UIView) -> Set<UITouch>? { touch.view === view ? [touch] : nil }
  override func touches(for window: UIWindow) -> Set<UITouch>? {
    touch.window === window ? [touch] : nil
  }
}
