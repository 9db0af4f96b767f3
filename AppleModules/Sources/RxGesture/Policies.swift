import UIKit

/// The decisions of a configuration about a recognizer; retained as long as the subscription, and never asked.
public final class RxGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
  public typealias Pair = (UIGestureRecognizer, UIGestureRecognizer)

  public var beginPolicy = GestureRecognizerDelegatePolicy<UIGestureRecognizer>.always
  public var touchReceptionPolicy =
    GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UITouch)>.always
  public var selfFailureRequirementPolicy = GestureRecognizerDelegatePolicy<Pair>.never
  public var otherFailureRequirementPolicy = GestureRecognizerDelegatePolicy<Pair>.never
  public var simultaneousRecognitionPolicy = GestureRecognizerDelegatePolicy<Pair>.always
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
}
