import Combine
import UIKit

/// The recognizer, whenever it calls its targets.
private func actions<Recognizer: UIGestureRecognizer>(
  of recognizer: Recognizer
) -> AnyPublisher<Recognizer, Never> {
  Publishers.ControlTarget(control: recognizer) { recognizer, target, action in
    recognizer.addTarget(target, action: action)
  } removeTargetAction: { recognizer, target, action in
    recognizer?.removeTarget(target, action: action)
  }.map { recognizer }.eraseToAnyPublisher()
}

extension UITapGestureRecognizer {
  public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { actions(of: self) }
}

extension UIPinchGestureRecognizer {
  public var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { actions(of: self) }
}

extension UIRotationGestureRecognizer {
  public var rotationPublisher: AnyPublisher<UIRotationGestureRecognizer, Never> {
    actions(of: self)
  }
}

extension UISwipeGestureRecognizer {
  public var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { actions(of: self) }
}

extension UIPanGestureRecognizer {
  public var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { actions(of: self) }
}

extension UIScreenEdgePanGestureRecognizer {
  public var screenEdgePanPublisher: AnyPublisher<UIScreenEdgePanGestureRecognizer, Never> {
    actions(of: self)
  }
}

extension UILongPressGestureRecognizer {
  public var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> {
    actions(of: self)
  }
}
