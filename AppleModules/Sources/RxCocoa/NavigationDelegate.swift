import RxSwift
import UIKit

/// A navigation controller's delegate that sends its calls as events and forwards them to the app's
/// delegate.
final class NavigationDelegate:
  DelegateProxy<UINavigationController, any UINavigationControllerDelegate>, DelegateProxyType,
  UINavigationControllerDelegate
{
  let willShow = PublishSubject<[Any]>()
  let didShow = PublishSubject<[Any]>()

  static func registerKnownImplementations() {
    register { (parent: UINavigationController) in
      NavigationDelegate(parentObject: parent, delegateProxy: NavigationDelegate.self)
    }
  }

  static func currentDelegate(
    for object: UINavigationController
  ) -> (any UINavigationControllerDelegate)? { object.delegate }

  static func setCurrentDelegate(
    _ delegate: (any UINavigationControllerDelegate)?, to object: UINavigationController
  ) { object.delegate = delegate }

  override func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    switch selector.name {
    case "navigationController:willShow:animated:",
      "navigationController:willShowViewController:animated:":
      willShow
    case "navigationController:didShow:animated:",
      "navigationController:didShowViewController:animated:":
      didShow
    default: .never()
    }
  }

  override func sentMessage(_ selector: Selector) -> Observable<[Any]> { methodInvoked(selector) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardToDelegate()?.navigationController(
      navigationController, willShow: viewController, animated: animated)
    willShow.onNext([navigationController, viewController, animated])
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    forwardToDelegate()?.navigationController(
      navigationController, didShow: viewController, animated: animated)
    didShow.onNext([navigationController, viewController, animated])
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardToDelegate()?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardToDelegate()?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

extension Reactive where Base: UINavigationController {
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
    NavigationDelegate.proxy(for: base)
  }

  public var willShow: ControlEvent<ShowEvent> {
    events(NavigationDelegate.proxy(for: base).willShow)
  }

  public var didShow: ControlEvent<ShowEvent> {
    events(NavigationDelegate.proxy(for: base).didShow)
  }

  private func events(_ calls: Observable<[Any]>) -> ControlEvent<ShowEvent> {
    ControlEvent(
      events: calls.compactMap { arguments in
        guard let screen = arguments[1] as? UIViewController else { return nil }
        return (screen, arguments[2] as? Bool ?? false)
      }.take(until: deallocated))
  }
}
