import RxCocoa
@_exported import RxSwift
import UIKit

public typealias TapConfiguration = Configuration<UITapGestureRecognizer>
public typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
public typealias PanConfiguration = Configuration<UIPanGestureRecognizer>
public typealias ScreenEdgePanConfiguration = Configuration<UIScreenEdgePanGestureRecognizer>
public typealias PinchConfiguration = Configuration<UIPinchGestureRecognizer>
public typealias RotationConfiguration = Configuration<UIRotationGestureRecognizer>
public typealias SwipeConfiguration = Configuration<UISwipeGestureRecognizer>
public typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
public typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
public typealias PanControlEvent = ControlEvent<UIPanGestureRecognizer>
public typealias ScreenEdgePanControlEvent = ControlEvent<UIScreenEdgePanGestureRecognizer>
public typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>
public typealias RotationControlEvent = ControlEvent<UIRotationGestureRecognizer>
public typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>

extension Reactive where Base: UIView {
  /// Adds a recognizer with each subscription, and sends it at once and with each of its events.
  public func gesture<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> ControlEvent<Gesture> {
    let source = Observable<Gesture>.deferred { [weak view = base] in
      guard let view else { return .empty() }
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(gesture)
      return gesture.rx.event.asObservable().startWith(gesture)
        .do(onDispose: { [weak view, weak gesture] in
          if let gesture { view?.removeGestureRecognizer(gesture) }
        })
        .take(until: view.rx.deallocated)
    }
    return ControlEvent(events: source)
  }

  public func gesture<Gesture>(_ factory: Factory<Gesture>) -> ControlEvent<Gesture> {
    gesture(factory.gesture)
  }

  /// Sends whichever of several recognizers has an event.
  public func anyGesture(_ factories: AnyFactory...) -> ControlEvent<UIGestureRecognizer> {
    ControlEvent(events: Observable.merge(factories.map { gesture($0).asObservable() }))
  }

  public func anyGesture(
    _ factories: (AnyFactory, when: UIGestureRecognizer.State)...
  ) -> ControlEvent<UIGestureRecognizer> {
    ControlEvent(events: Observable.merge(factories.map { gesture($0).when($1) }))
  }

  public func tapGesture(configuration: TapConfiguration? = nil) -> TapControlEvent {
    gesture(configured(UITapGestureRecognizer(), configuration))
  }

  public func longPressGesture(
    configuration: LongPressConfiguration? = nil
  ) -> LongPressControlEvent {
    gesture(configured(UILongPressGestureRecognizer(), configuration))
  }

  public func panGesture(configuration: PanConfiguration? = nil) -> PanControlEvent {
    gesture(configured(UIPanGestureRecognizer(), configuration))
  }

  public func screenEdgePanGesture(
    configuration: ScreenEdgePanConfiguration? = nil
  ) -> ScreenEdgePanControlEvent {
    gesture(configured(UIScreenEdgePanGestureRecognizer(), configuration))
  }

  public func pinchGesture(configuration: PinchConfiguration? = nil) -> PinchControlEvent {
    gesture(configured(UIPinchGestureRecognizer(), configuration))
  }

  public func rotationGesture(
    configuration: RotationConfiguration? = nil
  ) -> RotationControlEvent {
    gesture(configured(UIRotationGestureRecognizer(), configuration))
  }

  public func swipeGesture(
    _ directions: Set<SwipeDirection>, configuration: SwipeConfiguration? = nil
  ) -> SwipeControlEvent {
    let events = directions.map { gesture(swiping($0, configuration)).asObservable() }
    return ControlEvent(events: Observable.merge(events))
  }

  public func swipeGesture(
    _ directions: SwipeDirection..., configuration: SwipeConfiguration? = nil
  ) -> SwipeControlEvent {
    swipeGesture(Set(directions), configuration: configuration)
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

extension ObservableType where Element: UIPinchGestureRecognizer {
  public func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)> {
    map { ($0.scale, $0.velocity) }
  }
}

extension ObservableType where Element: UIRotationGestureRecognizer {
  public func asRotation() -> Observable<(rotation: CGFloat, velocity: CGFloat)> {
    map { ($0.rotation, $0.velocity) }
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
