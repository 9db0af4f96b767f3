import UIKit

/// A menu that is presented over a screen, onto whose stack it pushes.
@preconcurrency @MainActor open class SideMenuNavigationController: UINavigationController {
  open var settings = SideMenuSettings()
  public weak var sideMenuDelegate: (any SideMenuNavigationControllerDelegate)?
  public internal(set) weak var sideMenuManager: SideMenuManager? = .default
  var isOnLeft = false
  private weak var foundDelegate: (any SideMenuNavigationControllerDelegate)?
  /// Whether the menu presented another screen, after which it closes.
  private var hasPresented = false

  public init(
    rootViewController: UIViewController, settings: SideMenuSettings = SideMenuSettings()
  ) {
    super.init(nibName: nil, bundle: nil)
    self.settings = settings
    viewControllers = [rootViewController]
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .overFullScreen
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(
        "didEnterBackground", SideMenuNavigationController.didEnterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  /// Whether the menu is nowhere on the screen, not even below another screen.
  open var isHidden: Bool { presentingViewController == nil }

  /// Whether the menu is at the left edge; decided before it is shown.
  open var leftSide: Bool {
    get { isOnLeft }
    set { isOnLeft = newValue }
  }

  /// The part of the screen that the menu doesn't cover.
  ///
  /// In the view of the menu's screen, where a finger reaches it, instead of the transition's container.
  private lazy var outside: UIView = {
    let view = UIView()
    view.accessibilityLabel = "Outside the menu"
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector("closeByTap", SideMenuNavigationController.closeByTap)))
    return view
  }()

  private func closeByTap() {
    if settings.enableTapToDismissGesture { close(animated: true) }
  }

  private func didEnterBackground() {
    if settings.dismissWhenBackgrounded, presentingViewController != nil { close(animated: false) }
  }

  private func close(animated: Bool) {
    presentingViewController?.dismiss(animated: animated)
  }

  // MARK: Appearing

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    foundDelegate = foundDelegate ?? delegate(in: presentingViewController)
    if hasPresented {
      hasPresented = false
      return close(animated: false)
    }
    activeDelegate?.sideMenuWillAppear(menu: self, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    topViewController?.view.addSubview(outside)
    activeDelegate?.sideMenuDidAppear(menu: self, animated: animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    activeDelegate?.sideMenuWillDisappear(menu: self, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    activeDelegate?.sideMenuDidDisappear(menu: self, animated: animated)
    if isBeingDismissed {
      foundDelegate = nil
      outside.removeFromSuperview()
    } else if settings.dismissOnPresent, presentedViewController != nil {
      hasPresented = true
    }
  }

  private var activeDelegate: (any SideMenuNavigationControllerDelegate)? {
    sideMenuDelegate ?? foundDelegate
  }

  private func delegate(
    in screen: UIViewController?
  ) -> (any SideMenuNavigationControllerDelegate)? {
    switch screen {
    case let stack as UINavigationController: delegate(in: stack.topViewController)
    case let tabs as UITabBarController: delegate(in: tabs.selectedViewController)
    case let split as UISplitViewController: delegate(in: split.viewControllers.last)
    default: screen as? any SideMenuNavigationControllerDelegate
    }
  }

  // MARK: Pushing

  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.isEmpty, settings.pushStyle != .subMenu,
      let stack = presentingStack
    else {
      super.pushViewController(viewController, animated: animated)
      if viewIfLoaded?.window != nil { viewController.view.addSubview(outside) }
      return
    }
    if settings.dismissOnPush { close(animated: animated || settings.alwaysAnimate) }
    SideMenuPush(stack: stack, settings: settings).show(viewController, animated: animated)
  }

  private var presentingStack: UINavigationController? {
    switch presentingViewController {
    case let tabs as UITabBarController: tabs.selectedViewController as? UINavigationController
    case let split as UISplitViewController:
      split.viewControllers.first as? UINavigationController
    default: presentingViewController as? UINavigationController
    }
  }
}

/// The name before version 6.
public typealias UISideMenuNavigationController = SideMenuNavigationController

/// The name before version 6.
public typealias UISideMenuNavigationControllerDelegate = SideMenuNavigationControllerDelegate
