import UIKit

extension Transition where RootViewController: UINavigationController {
  public static func push(_ presentable: any Presentable, animation: Animation? = nil)
    -> Transition
  {
    Transition(
      presentables: [presentable], animationInUse: animation?.presentationAnimation
    ) { root, options, completion in
      if let animation { presentable.viewController?.transitioningDelegate = animation }
      root.pushViewController(presentable.viewController, animated: options.animated)
      root.whenTransitionEnds {
        presentable.presented(from: root)
        completion?()
      }
    }
  }

  public static func pop(animation: Animation? = nil) -> Transition {
    popping(animation) { root, animated in root.popViewController(animated: animated) }
  }

  public static func pop(to presentable: any Presentable, animation: Animation? = nil)
    -> Transition
  {
    popping(animation) { root, animated in
      root.popToViewController(presentable.viewController, animated: animated)
    }
  }

  public static func popToRoot(animation: Animation? = nil) -> Transition {
    popping(animation) { root, animated in root.popToRootViewController(animated: animated) }
  }

  private static func popping(
    _ animation: Animation?, _ pop: @escaping (RootViewController, Bool) -> Any?
  ) -> Transition {
    Transition(presentables: [], animationInUse: animation?.dismissalAnimation) {
      root, options, completion in
      if let animation { root.topViewController?.transitioningDelegate = animation }
      _ = pop(root, options.animated)
      root.whenTransitionEnds(completion)
    }
  }

  public static func set(_ presentables: [any Presentable], animation: Animation? = nil)
    -> Transition
  {
    Transition(
      presentables: presentables, animationInUse: animation?.presentationAnimation
    ) { root, options, completion in
      let shown = presentables.compactMap { $0.viewController }
      if let animation { shown.last?.transitioningDelegate = animation }
      root.setViewControllers(shown, animated: options.animated)
      root.whenTransitionEnds {
        presentables.forEach { $0.presented(from: root) }
        completion?()
      }
    }
  }
}

extension Transition where RootViewController: UITabBarController {
  public static func set(_ presentables: [any Presentable], animation: Animation? = nil)
    -> Transition
  {
    Transition(
      presentables: presentables, animationInUse: animation?.presentationAnimation
    ) { root, options, completion in
      root.setViewControllers(
        presentables.compactMap { $0.viewController }, animated: options.animated)
      presentables.forEach { $0.presented(from: root) }
      root.whenTransitionEnds(completion)
    }
  }

  public static func select(_ presentable: any Presentable, animation: Animation? = nil)
    -> Transition
  {
    Transition(
      presentables: [presentable], animationInUse: animation?.presentationAnimation
    ) { root, _, completion in
      root.selectedViewController = presentable.viewController
      root.whenTransitionEnds(completion)
    }
  }

  public static func select(index: Int, animation: Animation? = nil) -> Transition {
    Transition(presentables: [], animationInUse: animation?.presentationAnimation) {
      root, _, completion in
      root.selectedIndex = index
      root.whenTransitionEnds(completion)
    }
  }
}

extension Transition where RootViewController: UIPageViewController {
  public static func set(
    _ first: any Presentable, _ second: (any Presentable)? = nil,
    direction: UIPageViewController.NavigationDirection
  ) -> Transition {
    let presentables = [first, second].compactMap { $0 }
    return Transition(presentables: presentables, animationInUse: nil) {
      root, options, completion in
      root.setViewControllers(
        presentables.compactMap { $0.viewController }, direction: direction,
        animated: options.animated
      ) { _ in
        presentables.forEach { $0.presented(from: root) }
        completion?()
      }
    }
  }

  static func initial(pages: [any Presentable]) -> Transition {
    Transition(presentables: pages, animationInUse: nil) { root, _, completion in
      pages.forEach { $0.presented(from: root) }
      completion?()
    }
  }
}

extension Transition where RootViewController: UISplitViewController {
  public static func set(_ presentables: [any Presentable]) -> Transition {
    Transition(presentables: presentables, animationInUse: nil) { root, _, completion in
      root.viewControllers = presentables.compactMap { $0.viewController }
      presentables.forEach { $0.presented(from: root) }
      completion?()
    }
  }
}
