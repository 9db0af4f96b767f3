import UIKit

/// Triggers routes.
public protocol Router: Presentable {
  associatedtype RouteType: Route
  func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?)
}

extension Router {
  public func trigger(_ route: RouteType, with options: TransitionOptions) {
    trigger(route, with: options, completion: nil)
  }

  public func trigger(_ route: RouteType, completion: PresentationHandler? = nil) {
    trigger(route, with: TransitionOptions(animated: true), completion: completion)
  }

  public func trigger(
    _ route: RouteType, with options: TransitionOptions, completion: PresentationHandler?
  ) {
    contextTrigger(route, with: options) { _ in completion?() }
  }

  public var strongRouter: StrongRouter<RouteType> { StrongRouter(self) }

  /// Version 1's name.
  public var anyRouter: StrongRouter<RouteType> { StrongRouter(self) }

  public func router<R: Route>(for route: R) -> StrongRouter<R>? {
    strongRouter as? StrongRouter<R>
  }
}

/// A type-erased router of a route type; retains the router.
public final class StrongRouter<RouteType: Route>: Router {
  private let base: any Router
  private let trigger: (RouteType, TransitionOptions, ContextPresentationHandler?) -> Void

  public init<Base: Router>(_ router: Base) where Base.RouteType == RouteType {
    base = router
    trigger = { router.contextTrigger($0, with: $1, completion: $2) }
  }

  public var viewController: UIViewController! { base.viewController }

  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {
    trigger(route, options, completion)
  }

  public func presented(from presentable: (any Presentable)?) { base.presented(from: presentable) }
  public func registerParent(_ presentable: any Presentable & AnyObject) {
    base.registerParent(presentable)
  }
  public func childTransitionCompleted() { base.childTransitionCompleted() }
  public func setRoot(for window: UIWindow) { base.setRoot(for: window) }
}

public typealias UnownedRouter<RouteType: Route> = UnownedErased<StrongRouter<RouteType>>
public typealias WeakRouter<RouteType: Route> = WeakErased<StrongRouter<RouteType>>
public typealias AnyRouter<RouteType: Route> = UnownedRouter<RouteType>

/// A value created from an object that it doesn't retain.
@propertyWrapper
public struct UnownedErased<Value> {
  private var read: () -> Value

  public init<Object: AnyObject>(_ value: Object, erase: @escaping (Object) -> Value) {
    read = { [unowned value] in erase(value) }
  }

  public mutating func set<Object: AnyObject>(
    _ value: Object, erase: @escaping (Object) -> Value
  ) {
    self = UnownedErased(value, erase: erase)
  }

  public var wrappedValue: Value { read() }
}

@propertyWrapper
public struct WeakErased<Value> {
  private var read: () -> Value?

  public init<Object: AnyObject>(_ value: Object, erase: @escaping (Object) -> Value) {
    read = { [weak value] in value.map(erase) }
  }

  public mutating func set<Object: AnyObject>(
    _ value: Object, erase: @escaping (Object) -> Value
  ) {
    self = WeakErased(value, erase: erase)
  }

  public var wrappedValue: Value? { read() }
}

extension UnownedErased: Presentable where Value: Presentable {
  public var viewController: UIViewController! { wrappedValue.viewController }
  public func childTransitionCompleted() { wrappedValue.childTransitionCompleted() }
  public func registerParent(_ presentable: any Presentable & AnyObject) {
    wrappedValue.registerParent(presentable)
  }
  public func presented(from presentable: (any Presentable)?) {
    wrappedValue.presented(from: presentable)
  }
  public func setRoot(for window: UIWindow) { wrappedValue.setRoot(for: window) }
}

extension UnownedErased: Router where Value: Router {
  public func contextTrigger(
    _ route: Value.RouteType, with options: TransitionOptions,
    completion: ContextPresentationHandler?
  ) {
    wrappedValue.contextTrigger(route, with: options, completion: completion)
  }
}

extension WeakErased: Presentable where Value: Presentable {
  public var viewController: UIViewController! { wrappedValue?.viewController }
  public func childTransitionCompleted() { wrappedValue?.childTransitionCompleted() }
  public func registerParent(_ presentable: any Presentable & AnyObject) {
    wrappedValue?.registerParent(presentable)
  }
  public func presented(from presentable: (any Presentable)?) {
    wrappedValue?.presented(from: presentable)
  }
  public func setRoot(for window: UIWindow) { wrappedValue?.setRoot(for: window) }
}

extension WeakErased: Router where Value: Router {
  public func contextTrigger(
    _ route: Value.RouteType, with options: TransitionOptions,
    completion: ContextPresentationHandler?
  ) {
    wrappedValue?.contextTrigger(route, with: options, completion: completion)
  }
}

/// Forwards its routes to a parent's router.
open class RedirectionRouter<ParentRoute: Route, RouteType: Route>: Router {
  public let parent: UnownedRouter<ParentRoute>
  public private(set) var viewController: UIViewController!
  private let map: ((RouteType) -> ParentRoute)?

  public init(
    viewController: UIViewController, parent: UnownedRouter<ParentRoute>,
    map: ((RouteType) -> ParentRoute)?
  ) {
    self.viewController = viewController
    self.parent = parent
    self.map = map
  }

  open func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {
    parent.contextTrigger(mapToParentRoute(route), with: options, completion: completion)
  }

  open func mapToParentRoute(_ route: RouteType) -> ParentRoute {
    guard let map else { fatalError("override mapToParentRoute, or give the initializer a map") }
    return map(route)
  }
}
