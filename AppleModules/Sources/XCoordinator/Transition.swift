import UIKit

public struct TransitionOptions {
  public let animated: Bool

  public init(animated: Bool) {
    self.animated = animated
  }
}

public protocol TransitionContext {
  var presentables: [any Presentable] { get }
  var animation: (any TransitionAnimation)? { get }
}

public protocol TransitionProtocol: TransitionContext {
  associatedtype RootViewController: UIViewController
  func perform(
    on rootViewController: RootViewController, with options: TransitionOptions,
    completion: PresentationHandler?)
  static func multiple(_ transitions: [Self]) -> Self
}

extension TransitionProtocol {
  public static func multiple(_ transitions: Self...) -> Self { multiple(transitions) }
}

public typealias ViewTransition = Transition<UIViewController>
public typealias NavigationTransition = Transition<UINavigationController>
public typealias TabBarTransition = Transition<UITabBarController>
public typealias PageTransition = Transition<UIPageViewController>
public typealias SplitTransition = Transition<UISplitViewController>

/// An action of a coordinator on its root view controller.
public struct Transition<RootViewController: UIViewController>: TransitionProtocol {
  public typealias PerformClosure = (
    _ rootViewController: RootViewController, _ options: TransitionOptions,
    _ completion: PresentationHandler?
  ) -> Void

  public let presentables: [any Presentable]
  public let animation: (any TransitionAnimation)?
  private let run: PerformClosure

  public init(
    presentables: [any Presentable], animationInUse: (any TransitionAnimation)?,
    perform: @escaping PerformClosure
  ) {
    self.presentables = presentables
    animation = animationInUse
    run = perform
  }

  public func perform(
    on rootViewController: RootViewController, with options: TransitionOptions,
    completion: PresentationHandler?
  ) {
    run(rootViewController, options, completion)
  }
}

extension Transition {
  public static func none() -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, _, completion in completion?() }
  }

  public static func multiple<C: Collection>(_ transitions: C) -> Transition
  where C.Element == Transition {
    Transition(
      presentables: transitions.flatMap(\.presentables),
      animationInUse: transitions.compactMap(\.animation).last
    ) { root, options, completion in
      perform(Array(transitions)[...], on: root, options, completion)
    }
  }

  /// Performs transitions in order, each when the previous one has completed.
  private static func perform(
    _ transitions: ArraySlice<Transition>, on root: RootViewController,
    _ options: TransitionOptions, _ completion: PresentationHandler?
  ) {
    guard let first = transitions.first else {
      completion?()
      return
    }
    first.perform(on: root, with: options) {
      perform(transitions.dropFirst(), on: root, options, completion)
    }
  }

  public static func route<C: Coordinator>(_ route: C.RouteType, on coordinator: C) -> Transition {
    let transition = coordinator.prepareTransition(for: route)
    return Transition(
      presentables: transition.presentables, animationInUse: transition.animation
    ) { _, options, completion in
      coordinator.performTransition(transition, with: options, completion: completion)
    }
  }

  public static func trigger<R: Router>(_ route: R.RouteType, on router: R) -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, options, completion in
      router.trigger(route, with: options, completion: completion)
    }
  }

  public static func perform<T: TransitionProtocol>(
    _ transition: T, on viewController: T.RootViewController
  ) -> Transition {
    Transition(
      presentables: transition.presentables, animationInUse: transition.animation
    ) { _, options, completion in
      transition.perform(on: viewController, with: options, completion: completion)
    }
  }

  // MARK: Presenting

  public static func show(_ presentable: any Presentable) -> Transition {
    Transition(presentables: [presentable], animationInUse: nil) { root, options, completion in
      root.show(presentable.viewController, sender: nil)
      presentable.presented(from: root)
      root.whenTransitionEnds(completion)
    }
  }

  public static func showDetail(_ presentable: any Presentable) -> Transition {
    Transition(presentables: [presentable], animationInUse: nil) { root, options, completion in
      root.showDetailViewController(presentable.viewController, sender: nil)
      presentable.presented(from: root)
      root.whenTransitionEnds(completion)
    }
  }

  public static func present(_ presentable: any Presentable, animation: Animation? = nil)
    -> Transition
  {
    Transition(
      presentables: [presentable], animationInUse: animation?.presentationAnimation
    ) { root, options, completion in
      present(presentable, from: root, options, animation, completion)
    }
  }

  public static func presentOnRoot(_ presentable: any Presentable, animation: Animation? = nil)
    -> Transition
  {
    Transition(
      presentables: [presentable], animationInUse: animation?.presentationAnimation
    ) { root, options, completion in
      present(presentable, from: root.topPresented, options, animation, completion)
    }
  }

  private static func present(
    _ presentable: any Presentable, from presenter: UIViewController,
    _ options: TransitionOptions, _ animation: Animation?, _ completion: PresentationHandler?
  ) {
    guard let shown = presentable.viewController else {
      completion?()
      return
    }
    if let animation { shown.transitioningDelegate = animation }
    presenter.present(shown, animated: options.animated) {
      presentable.presented(from: presenter)
      completion?()
    }
  }

  public static func embed(_ presentable: any Presentable, in container: any Container)
    -> Transition
  {
    Transition(presentables: [presentable], animationInUse: nil) { root, _, completion in
      if let parent = container.viewController, let child = presentable.viewController {
        parent.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      presentable.presented(from: root)
      completion?()
    }
  }

  public static func dismiss(animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animationInUse: animation?.dismissalAnimation) {
      root, options, completion in
      dismiss(root.presentedViewController ?? root, options, animation, completion)
    }
  }

  public static func dismissToRoot(animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animationInUse: animation?.dismissalAnimation) {
      root, options, completion in
      dismiss(root, options, animation, completion)
    }
  }

  private static func dismiss(
    _ controller: UIViewController, _ options: TransitionOptions, _ animation: Animation?,
    _ completion: PresentationHandler?
  ) {
    if let animation { controller.presentedViewController?.transitioningDelegate = animation }
    guard controller.presentedViewController ?? controller.presentingViewController != nil else {
      completion?()
      return
    }
    controller.dismiss(animated: options.animated, completion: completion)
  }
}

extension UIViewController {
  /// The last of the view controllers presented on this one.
  fileprivate var topPresented: UIViewController {
    sequence(first: self, next: \.presentedViewController).reduce(self) { $1 }
  }

  /// Runs a closure when the current transition ends, or at once if there is none.
  func whenTransitionEnds(_ completion: PresentationHandler?) {
    guard let completion else { return }
    guard let coordinator = transitionCoordinator else { return completion() }
    coordinator.animate(alongsideTransition: nil) { _ in completion() }
  }
}
