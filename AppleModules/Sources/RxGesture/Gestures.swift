import RxCocoa
@_exported import RxSwift
import UIKit

public typealias Configuration<Gesture> = (Gesture, RxGestureRecognizerDelegate) -> Void
public typealias TapConfiguration = Configuration<UITapGestureRecognizer>
public typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
public typealias PanConfiguration = Configuration<UIPanGestureRecognizer>
public typealias PinchConfiguration = Configuration<UIPinchGestureRecognizer>
public typealias SwipeConfiguration = Configuration<UISwipeGestureRecognizer>
public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
public typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>
public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>

extension Reactive where Base: UIView {
  /// Adds a recognizer for each subscription, and sends it at once and with each of its events.
  public func gesture<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, configuration: Configuration<Gesture>? = nil
  ) -> ControlEvent<Gesture> {
    let source = Observable<Gesture>.deferred { [weak view = base] in
      guard let view else { return .empty() }
      view.isUserInteractionEnabled = true
      let policies = RxGestureRecognizerDelegate()
      configuration?(gesture, policies)
      view.addGestureRecognizer(gesture)
      return gesture.rx.event.asObservable().startWith(gesture)
        .do(onDispose: { [weak view] in
          withExtendedLifetime(policies) { view?.removeGestureRecognizer(gesture) }
        })
        .take(until: view.rx.deallocated)
    }
    return ControlEvent(events: source)
  }

  public func tapGesture(
    configuration: Configuration<UITapGestureRecognizer>? = nil
  ) -> ControlEvent<UITapGestureRecognizer> {
    gesture(UITapGestureRecognizer(), configuration: configuration)
  }

  public func longPressGesture(
    configuration: Configuration<UILongPressGestureRecognizer>? = nil
  ) -> ControlEvent<UILongPressGestureRecognizer> {
    gesture(UILongPressGestureRecognizer(), configuration: configuration)
  }

  public func panGesture(
    configuration: Configuration<UIPanGestureRecognizer>? = nil
  ) -> ControlEvent<UIPanGestureRecognizer> {
    gesture(UIPanGestureRecognizer(), configuration: configuration)
  }

  public func pinchGesture(
    configuration: Configuration<UIPinchGestureRecognizer>? = nil
  ) -> ControlEvent<UIPinchGestureRecognizer> {
    gesture(UIPinchGestureRecognizer(), configuration: configuration)
  }

  public func swipeGesture(
    _ direction: UISwipeGestureRecognizer.Direction,
    configuration: Configuration<UISwipeGestureRecognizer>? = nil
  ) -> ControlEvent<UISwipeGestureRecognizer> {
    let recognizer = UISwipeGestureRecognizer()
    recognizer.direction = direction
    return gesture(recognizer, configuration: configuration)
  }
}

extension ObservableType where Element: UIGestureRecognizer {
  /// The recognizer, whenever it is in one of the states.
  public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
    filter { states.contains($0.state) }
  }

  /// The location of the touch in a view.
  public func asLocation(in target: TargetView = .view) -> Observable<CGPoint> {
    map { $0.location(in: target.view(of: $0)) }
  }
}

extension ObservableType where Element: UIPanGestureRecognizer {
  /// How far the touch has moved in a view, and how fast it moves.
  public func asTranslation(
    in target: TargetView = .view
  ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
    map {
      let view = target.view(of: $0)
      return ($0.translation(in: view), $0.velocity(in: view))
    }
  }
}

/// The view in whose coordinates a recognizer's location is.
public enum TargetView {
  case view
  case superview
  case window
  case this(UIView)

  func view(of recognizer: UIGestureRecognizer) -> UIView? {
    switch self {
    case .view: recognizer.view
    case .superview: recognizer.view?.superview
    case .window: recognizer.view?.window
    case .this(let view): view
    }
  }
}
