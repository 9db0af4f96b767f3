import UIKit

public protocol TransitionPerformer: Presentable {
  associatedtype TransitionType: TransitionProtocol
  var rootViewController: TransitionType.RootViewController { get }
  func performTransition(
    _ transition: TransitionType, with options: TransitionOptions,
    completion: PresentationHandler?)
}

extension TransitionPerformer {
  public func performTransition(_ transition: TransitionType, with options: TransitionOptions) {
    performTransition(transition, with: options, completion: nil)
  }
}

public protocol Coordinator: Router, TransitionPerformer {
  func prepareTransition(for route: RouteType) -> TransitionType
  func addChild(_ presentable: any Presentable)
  func removeChild(_ presentable: any Presentable)
  func removeChildrenIfNeeded()
}

extension Coordinator {
  public typealias RootViewController = TransitionType.RootViewController
  public var viewController: UIViewController! { rootViewController }
}

extension Coordinator where Self: AnyObject {
  public var weakRouter: WeakRouter<RouteType> { WeakRouter(self) { $0.strongRouter } }
  public var unownedRouter: UnownedRouter<RouteType> { UnownedRouter(self) { $0.strongRouter } }

  public func childTransitionCompleted() { removeChildrenIfNeeded() }

  public func contextTrigger(
    _ route: RouteType, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {
    let transition = prepareTransition(for: route)
    performTransition(transition, with: options) { completion?(transition) }
  }

  public func chain(routes: [RouteType]) -> TransitionType {
    .multiple(routes.map { prepareTransition(for: $0) })
  }

  public func performTransition(
    _ transition: TransitionType, with options: TransitionOptions,
    completion: PresentationHandler? = nil
  ) {
    transition.presentables.forEach { addChild($0) }
    transition.perform(on: rootViewController, with: options) {
      completion?()
      self.removeChildrenIfNeeded()
    }
  }

  public func deepLink<Root, Routes: Sequence>(
    _ route: RouteType, _ remainingRoutes: Routes
  ) -> Transition<Root> where Routes.Element == any Route, TransitionType == Transition<Root> {
    DeepLink.transition(on: self, route, Array(remainingRoutes))
  }

  public func deepLink<Root>(
    _ route: RouteType, _ remainingRoutes: any Route...
  ) -> Transition<Root> where TransitionType == Transition<Root> {
    DeepLink.transition(on: self, route, remainingRoutes)
  }
}

/// Performs routes in order, each on the last shown coordinator that accepts it.
private enum DeepLink {
  static func transition<Root, C: Coordinator & AnyObject>(
    on coordinator: C, _ route: C.RouteType, _ rest: [any Route]
  ) -> Transition<Root> {
    Transition(presentables: [], animationInUse: nil) { [weak coordinator] _, options, completion in
      guard let coordinator else {
        completion?()
        return
      }
      trigger(route, rest[...], on: [coordinator], options, completion)
    }
  }

  private static func trigger<R: Route>(
    _ route: R, _ rest: ArraySlice<any Route>, on presentables: [any Presentable],
    _ options: TransitionOptions, _ completion: PresentationHandler?
  ) {
    guard let router = presentables.reversed().lazy.compactMap({ $0.router(for: route) }).first
    else {
      completion?()
      return
    }
    router.contextTrigger(route, with: options) { context in
      guard let next = rest.first else {
        completion?()
        return
      }
      trigger(next, rest.dropFirst(), on: presentables + context.presentables, options, completion)
    }
  }
}
