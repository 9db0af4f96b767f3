import UIKit

open class ViewCoordinator<RouteType: Route>: BaseCoordinator<RouteType, ViewTransition> {
  public override init(rootViewController: UIViewController, initialRoute: RouteType? = nil) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }
}

open class NavigationCoordinator<RouteType: Route>: BaseCoordinator<
  RouteType, NavigationTransition
>
{
  public let animationDelegate = NavigationAnimationDelegate()

  public var delegate: (any UINavigationControllerDelegate)? {
    get { animationDelegate.delegate }
    set { animationDelegate.delegate = newValue }
  }

  public override init(
    rootViewController: UINavigationController = .init(), initialRoute: RouteType? = nil
  ) {
    if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
    animationDelegate.presentable = self
  }

  public init(rootViewController: UINavigationController = .init(), root: any Presentable) {
    if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
    super.init(rootViewController: rootViewController, initialTransition: .push(root))
    animationDelegate.presentable = self
  }
}

open class TabBarCoordinator<RouteType: Route>: BaseCoordinator<RouteType, TabBarTransition> {
  private let animationDelegate = TabBarAnimationDelegate()

  public var delegate: (any UITabBarControllerDelegate)? {
    get { animationDelegate.delegate }
    set { animationDelegate.delegate = newValue }
  }

  public override init(
    rootViewController: UITabBarController = .init(), initialRoute: RouteType?
  ) {
    if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }

  public init(rootViewController: UITabBarController = .init(), tabs: [any Presentable]) {
    if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
    super.init(rootViewController: rootViewController, initialTransition: .set(tabs))
  }

  public init(
    rootViewController: UITabBarController = .init(), tabs: [any Presentable],
    select: any Presentable
  ) {
    if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
    super.init(
      rootViewController: rootViewController,
      initialTransition: .multiple([.set(tabs), .select(select)]))
  }

  public init(
    rootViewController: UITabBarController = .init(), tabs: [any Presentable], select: Int
  ) {
    if rootViewController.delegate == nil { rootViewController.delegate = animationDelegate }
    super.init(
      rootViewController: rootViewController,
      initialTransition: .multiple([.set(tabs), .select(index: select)]))
  }
}

open class SplitCoordinator<RouteType: Route>: BaseCoordinator<RouteType, SplitTransition> {
  public override init(
    rootViewController: UISplitViewController = .init(), initialRoute: RouteType?
  ) {
    super.init(rootViewController: rootViewController, initialRoute: initialRoute)
  }

  public init(
    rootViewController: UISplitViewController = .init(), master: any Presentable,
    detail: (any Presentable)?
  ) {
    super.init(
      rootViewController: rootViewController,
      initialTransition: .set([master, detail].compactMap { $0 }))
  }
}

open class PageCoordinator<RouteType: Route>: BaseCoordinator<RouteType, PageTransition> {
  public let dataSource: any UIPageViewControllerDataSource

  public init(
    rootViewController: UIPageViewController = .init(), pages: [any Presentable],
    loop: Bool = false, set: (any Presentable)? = nil,
    direction: UIPageViewController.NavigationDirection = .forward
  ) {
    let source = PageCoordinatorDataSource(
      pages: pages.compactMap { $0.viewController }, loop: loop)
    dataSource = source
    rootViewController.dataSource = source
    let shown = (set ?? pages.first).map { [PageTransition.set($0, direction: direction)] }
    super.init(
      rootViewController: rootViewController,
      initialTransition: .multiple([.initial(pages: pages)] + (shown ?? [])))
  }

  public init(
    rootViewController: UIPageViewController = .init(),
    dataSource: any UIPageViewControllerDataSource, set: any Presentable,
    direction: UIPageViewController.NavigationDirection
  ) {
    self.dataSource = dataSource
    rootViewController.dataSource = dataSource
    super.init(
      rootViewController: rootViewController, initialTransition: .set(set, direction: direction))
  }
}

open class PageCoordinatorDataSource: NSObject, UIPageViewControllerDataSource {
  open var pages: [UIViewController]
  open var loop: Bool

  public init(pages: [UIViewController], loop: Bool) {
    self.pages = pages
    self.loop = loop
  }

  open func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController) else { return nil }
    return index > 0 ? pages[index - 1] : loop ? pages.last : nil
  }

  open func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController) else { return nil }
    return index + 1 < pages.count ? pages[index + 1] : loop ? pages.first : nil
  }
}

public typealias BasicNavigationCoordinator<R: Route> = BasicCoordinator<R, NavigationTransition>
public typealias BasicViewCoordinator<R: Route> = BasicCoordinator<R, ViewTransition>
public typealias BasicTabBarCoordinator<R: Route> = BasicCoordinator<R, TabBarTransition>

/// A coordinator whose transitions a closure prepares.
open class BasicCoordinator<RouteType: Route, TransitionType: TransitionProtocol>:
  BaseCoordinator<RouteType, TransitionType>
{
  public enum InitialLoadingType { case immediately, presented }

  private let initialRoute: RouteType?
  private let prepare: ((RouteType) -> TransitionType)?

  public init(
    rootViewController: TransitionType.RootViewController, initialRoute: RouteType? = nil,
    initialLoadingType: InitialLoadingType = .presented,
    prepareTransition: ((RouteType) -> TransitionType)?
  ) {
    self.initialRoute = initialLoadingType == .presented ? initialRoute : nil
    prepare = prepareTransition
    super.init(
      rootViewController: rootViewController,
      initialRoute: initialLoadingType == .immediately ? initialRoute : nil)
  }

  open override func presented(from presentable: (any Presentable)?) {
    super.presented(from: presentable)
    if let initialRoute { trigger(initialRoute, with: TransitionOptions(animated: false)) }
  }

  open override func prepareTransition(for route: RouteType) -> TransitionType {
    guard let prepare else { return super.prepareTransition(for: route) }
    return prepare(route)
  }
}

public typealias AnyNavigationCoordinator<R: Route> = AnyCoordinator<R, NavigationTransition>
public typealias AnyTabBarCoordinator<R: Route> = AnyCoordinator<R, TabBarTransition>
public typealias AnyViewCoordinator<R: Route> = AnyCoordinator<R, ViewTransition>

/// A type-erased coordinator of a route and transition type; retains the coordinator.
public class AnyCoordinator<RouteType: Route, TransitionType: TransitionProtocol>: Coordinator {
  private let base: any Coordinator
  private let root: () -> TransitionType.RootViewController
  private let prepare: (RouteType) -> TransitionType

  public init<C: Coordinator>(_ coordinator: C)
  where C.RouteType == RouteType, C.TransitionType == TransitionType {
    base = coordinator
    root = { coordinator.rootViewController }
    prepare = { coordinator.prepareTransition(for: $0) }
  }

  public var rootViewController: TransitionType.RootViewController { root() }
  public var viewController: UIViewController! { base.viewController }
  public func prepareTransition(for route: RouteType) -> TransitionType { prepare(route) }
  public func presented(from presentable: (any Presentable)?) { base.presented(from: presentable) }
  public func registerParent(_ presentable: any Presentable & AnyObject) {
    base.registerParent(presentable)
  }
  public func setRoot(for window: UIWindow) { base.setRoot(for: window) }
  public func addChild(_ presentable: any Presentable) { base.addChild(presentable) }
  public func removeChild(_ presentable: any Presentable) { base.removeChild(presentable) }
  public func removeChildrenIfNeeded() { base.removeChildrenIfNeeded() }
}

extension Coordinator where Self: AnyObject {
  public var anyCoordinator: AnyCoordinator<RouteType, TransitionType> { AnyCoordinator(self) }
}

extension Coordinator {
  /// Makes no transition: peeking ended with iOS 13.
  public func registerPeek<Root: UIViewController>(
    for source: any Container, route: RouteType
  ) -> Transition<Root> where TransitionType == Transition<Root> {
    .none()
  }
}
