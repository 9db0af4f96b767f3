@_exported import UIKit

public protocol Route {}

public typealias PresentationHandler = () -> Void
public typealias ContextPresentationHandler = (any TransitionContext) -> Void

/// A view controller, a window, or a coordinator, which a transition can show.
public protocol Presentable {
  var viewController: UIViewController! { get }
  func router<R: Route>(for route: R) -> StrongRouter<R>?
  func presented(from presentable: (any Presentable)?)
  func registerParent(_ presentable: any Presentable & AnyObject)
  func childTransitionCompleted()
  func setRoot(for window: UIWindow)
}

extension Presentable {
  public func registerParent(_ presentable: any Presentable & AnyObject) {}
  public func childTransitionCompleted() {}
  public func presented(from presentable: (any Presentable)?) {}
  public func router<R: Route>(for route: R) -> StrongRouter<R>? { self as? StrongRouter<R> }

  public func setRoot(for window: UIWindow) {
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    presented(from: window)
  }
}

extension UIViewController: Presentable {}

extension UIWindow: Presentable {}

public protocol Container {
  var view: UIView! { get }
  var viewController: UIViewController! { get }
}

extension UIViewController: Container {
  public var viewController: UIViewController! { self }
}

extension UIView: Container {
  public var view: UIView! { self }

  public var viewController: UIViewController! {
    sequence(first: self as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }
}
