import UIKit

public typealias Configuration<Gesture: UIGestureRecognizer> = (
  Gesture, GenericRxGestureRecognizerDelegate<Gesture>
) -> Void

/// A recognizer, configured once when the factory is created.
public struct Factory<Gesture: UIGestureRecognizer> {
  public let gesture: Gesture
}

/// A recognizer of any class.
public typealias AnyFactory = Factory<UIGestureRecognizer>

extension Factory where Gesture == UIGestureRecognizer {
  public static func tap(configuration: TapConfiguration? = nil) -> AnyFactory {
    AnyFactory(gesture: configured(UITapGestureRecognizer(), configuration))
  }

  public static func longPress(configuration: LongPressConfiguration? = nil) -> AnyFactory {
    AnyFactory(gesture: configured(UILongPressGestureRecognizer(), configuration))
  }

  public static func pan(configuration: PanConfiguration? = nil) -> AnyFactory {
    AnyFactory(gesture: configured(UIPanGestureRecognizer(), configuration))
  }

  public static func screenEdgePan(configuration: ScreenEdgePanConfiguration? = nil) -> AnyFactory {
    AnyFactory(gesture: configured(UIScreenEdgePanGestureRecognizer(), configuration))
  }

  public static func pinch(configuration: PinchConfiguration? = nil) -> AnyFactory {
    AnyFactory(gesture: configured(UIPinchGestureRecognizer(), configuration))
  }

  public static func rotation(configuration: RotationConfiguration? = nil) -> AnyFactory {
    AnyFactory(gesture: configured(UIRotationGestureRecognizer(), configuration))
  }

  public static func swipe(
    direction: SwipeDirection, configuration: SwipeConfiguration? = nil
  ) -> AnyFactory {
    AnyFactory(gesture: swiping(direction, configuration))
  }
}

public enum SwipeDirection {
  case right, left, up, down

  fileprivate var direction: UISwipeGestureRecognizer.Direction {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }
}

/// Gives a recognizer a delegate that lives as long as it, and lets a configuration change both.
func configured<Gesture: UIGestureRecognizer>(
  _ gesture: Gesture, _ configuration: Configuration<Gesture>?
) -> Gesture {
  let policies = GenericRxGestureRecognizerDelegate<Gesture>()
  objc_setAssociatedObject(gesture, &policiesKey, policies, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  gesture.delegate = policies
  configuration?(gesture, policies)
  return gesture
}

func swiping(
  _ direction: SwipeDirection, _ configuration: SwipeConfiguration?
) -> UISwipeGestureRecognizer {
  configured(UISwipeGestureRecognizer()) {
    $0.direction = direction.direction
    configuration?($0, $1)
  }
}

private nonisolated(unsafe) var policiesKey: UInt8 = 0
