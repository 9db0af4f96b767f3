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
  /// The states that recognizers set while they waited for another one to fail.
  private var held: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]

  /// - Parameters:
  ///   - view: The view that the finger touches.
  ///   - first: The recognizer that takes precedence.
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
      if recognizer.isEnabled, matches(recognizer) { recognizers.append(recognizer) }
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
    for recognizer in recognizers { recognizer.touch = touch }
    for tap in 1...max(taps, 1) {
      touch.count = tap
      touch.current = .began
      for recognizer in recognizers {
        pass(to: recognizer) { $0.touchesBegan([touch], with: event) }
      }
      failPrevented()
      touch.current = .ended
      for recognizer in recognizers {
        pass(to: recognizer) { $0.touchesEnded([touch], with: event) }
        if tap >= taps { decide(recognizer, states) }
      }
      failPrevented()
    }
    for recognizer in recognizers {
      recognizer.touch = nil
      reset(recognizer)
    }
    touch.receivers = []
  }

  /// Lets a recognizer recognize what it was held from, or all touches if it is UIKit's.
  ///
  /// Those that it waits for have decided before it.
  private func decide(
    _ recognizer: UIGestureRecognizer, _ states: [UIGestureRecognizer.State]
  ) {
    guard recognizer.state == .possible else { return }
    let states = held[ObjectIdentifier(recognizer)] ?? (recognizer.recognizesTouches ? states : [])
    guard !states.isEmpty else { return }
    if mayRecognize(recognizer) { recognizer.recognize(states) } else { recognizer.state = .failed }
  }

  /// Prepares a recognizer for other touches, unless its gesture goes on.
  private func reset(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed: return
    case .possible where recognized.isEmpty: return
    default: break
    }
    recognizer.reset()
    recognizer.state = .possible
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
    if old == .possible, held[ObjectIdentifier(recognizer)] != nil || isWaiting(recognizer) {
      held[ObjectIdentifier(recognizer), default: []].append(recognizer.state)
      recognizer.state = .possible
    } else if old == .possible, !mayRecognize(recognizer) {
      recognizer.state = .failed
    } else {
      recognizer.callActions()
    }
  }

  /// Whether a recognizer has to wait for another one that may still recognize.
  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { other in
      other !== recognizer && other.state == .possible && !hasRecognized(other)
        && recognizer.waits(for: other)
    }
  }

  private func hasRecognized(_ recognizer: UIGestureRecognizer) -> Bool {
    recognized.contains { $0 === recognizer }
  }

  /// Whether neither another recognizer nor a delegate keeps a recognizer from recognizing; notes it if so.
  private func mayRecognize(_ recognizer: UIGestureRecognizer) -> Bool {
    let isPrevented = recognized.contains { recognizer.isPrevented(by: $0) }
    guard !isPrevented, recognizer.mayBegin else { return false }
    recognized.append(recognizer)
    return true
  }

  /// Those that a recognizer prevents fail once all have received the same touch.
  private func failPrevented() {
    for recognizer in recognizers where recognizer.state == .possible && !hasRecognized(recognizer)
    {
      if recognized.contains(where: { recognizer.isPrevented(by: $0) }) {
        recognizer.state = .failed
      }
    }
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

  /// Whether another one that has recognized the touches keeps this one from it.
  fileprivate final func isPrevented(by other: UIGestureRecognizer) -> Bool {
    waits(for: other)
      || other.canPrevent(self) && canBePrevented(by: other) && !isSimultaneous(with: other)
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
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
