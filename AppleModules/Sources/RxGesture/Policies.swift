import UIKit

public typealias RxGestureRecognizerDelegate = UIGestureRecognizerDelegate

/// A recognizer's delegate, which decides as a configuration says; the recognizer retains it.
public final class GenericRxGestureRecognizerDelegate<Gesture: UIGestureRecognizer>:
  NSObject, UIGestureRecognizerDelegate
{
  public typealias Pair = (Gesture, UIGestureRecognizer)

  public var beginPolicy = GestureRecognizerDelegatePolicy<Gesture>.always
  public var touchReceptionPolicy = GestureRecognizerDelegatePolicy<(Gesture, UITouch)>.always
  public var pressReceptionPolicy = GestureRecognizerDelegatePolicy<(Gesture, UIPress)>.always
  public var selfFailureRequirementPolicy = GestureRecognizerDelegatePolicy<Pair>.never
  public var otherFailureRequirementPolicy = GestureRecognizerDelegatePolicy<Pair>.never
  public var simultaneousRecognitionPolicy = GestureRecognizerDelegatePolicy<Pair>.always

  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    decide(recognizer) { beginPolicy.isPolicyPassing(with: $0) }
  }

  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    decide(recognizer) { touchReceptionPolicy.isPolicyPassing(with: ($0, touch)) }
  }

  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    decide(recognizer) { pressReceptionPolicy.isPolicyPassing(with: ($0, press)) }
  }

  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    decide(recognizer) { otherFailureRequirementPolicy.isPolicyPassing(with: ($0, other)) }
  }

  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    decide(recognizer) { selfFailureRequirementPolicy.isPolicyPassing(with: ($0, other)) }
  }

  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    decide(recognizer) { simultaneousRecognitionPolicy.isPolicyPassing(with: ($0, other)) }
  }

  /// Only recognizers of the configuration's class have this delegate.
  private func decide(_ recognizer: UIGestureRecognizer, _ policy: (Gesture) -> Bool) -> Bool {
    (recognizer as? Gesture).map(policy) ?? true
  }
}

public enum GestureRecognizerDelegatePolicy<Input> {
  case always
  case never
  case custom((Input) -> Bool)

  public func isPolicyPassing(with input: Input) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .custom(let isPassing): isPassing(input)
    }
  }

  public static func || (one: Self, other: Self) -> Self {
    .custom { one.isPolicyPassing(with: $0) || other.isPolicyPassing(with: $0) }
  }

  public static func && (one: Self, other: Self) -> Self {
    .custom { one.isPolicyPassing(with: $0) && other.isPolicyPassing(with: $0) }
  }
}
