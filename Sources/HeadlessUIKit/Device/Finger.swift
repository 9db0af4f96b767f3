/// The user's gestures; they fire the delegate methods that only user interaction fires.
///
/// Every gesture acts on the frontmost view controller in the key window, and throws an error if it
/// can't.
///
/// - Note: Not in UIKit.
@MainActor public struct Finger {
  /// Why a gesture has nothing to act on.
  public enum Failure: Error, Equatable {
    case noScreen
    case noTabBar
    case noTab(index: Int, count: Int)
    case atRoot
    case notSwipeable
    case noBackButton(MissingBackButton)
    /// No page view controller is in front, or none that asks a data source for pages.
    case noPages
    /// The data source has no page in this direction.
    case noPage(UIPageViewController.NavigationDirection)
    case noSheet
    case sheetCannotBeSwiped(UIModalPresentationStyle)
    case noDetent(String, active: [String])
    case disabled(title: String)
    case noRow(Int, count: Int)
    case noRowAction(String?, actions: [String])
    /// A swipe that only reveals its actions.
    case rowActionsRevealed(row: Int, actions: [String])
    case rowStays(Int)
    case noMenu(title: String)
    case noMenuItem(String?, of: String, items: [String])
    case nothingToRefresh
    case refreshing
    /// A value that a control can't take, and the values that it can.
    case noValue(String, of: String, possible: String)
    case unreachable(title: String, Obstacle)
    case inTransition
  }

  let device: HeadlessDevice

  init(_ device: HeadlessDevice) {
    self.device = device
  }

  /// The frontmost tab bar controller, if its bar is neither hidden nor covered.
  public var tabBarController: UITabBarController? {
    guard let front = device.frontmost else { return nil }
    guard let bar = front as? UITabBarController ?? front.tabBarController else { return nil }
    return bar.isTabBarHidden || bar.barIfLoaded?.isHidden ?? false || front.hidesBottomBar
      ? nil : bar
  }

  /// The navigation controller that shows the frontmost back button.
  public var navigationController: UINavigationController? {
    guard let front = device.frontmost else { return nil }
    return front as? UINavigationController ?? front.navigationController
  }

  /// Taps a tab, by its index from 0.
  public func tapTab(at index: Int) throws(Failure) {
    guard let tabBarController else { throw .noTabBar }
    try tapTab(at: index, of: tabBarController)
  }

  /// Taps a tab of a given tab bar controller.
  public func tapTab(at index: Int, of tabBarController: UITabBarController) throws(Failure) {
    let count = tabBarController.viewControllers?.count ?? 0
    guard (0..<count).contains(index) else { throw .noTab(index: index, count: count) }
    tabBarController.tapTab(at: index)
  }

  /// Taps More, if the bar has more tabs than fit.
  public func tapMore() throws(Failure) {
    guard let tabBarController else { throw .noTabBar }
    guard tabBarController.hasMore else {
      throw .noTab(
        index: UITabBarController.places, count: tabBarController.viewControllers?.count ?? 0)
    }
    tabBarController.tapMore()
  }

  /// Whether the frontmost bar shows a back button.
  public var hasBackButton: Bool {
    guard let navigationController, navigationController.children.count > 1 else { return false }
    return navigationController.missingBackButton == nil
  }

  /// Whether a swipe from the left edge pops.
  public var canSwipeBack: Bool {
    guard let navigationController, navigationController.children.count > 1 else { return false }
    return navigationController.missingSwipe == nil
  }

  /// Taps the back button.
  public func tapBack() throws(Failure) {
    guard let navigationController, navigationController.children.count > 1 else { throw .atRoot }
    guard navigationController.canGoBack else { throw .inTransition }
    if let missing = navigationController.missingBackButton { throw .noBackButton(missing) }
    guard navigationController.mayBarPop else { return }
    navigationController.popViewController(animated: true)
  }

  /// Swipes back from the left edge; a cancelled swipe leaves the view controller in place.
  public func swipeBack(cancelled: Bool = false) throws(Failure) {
    try beginSwipeBack().lift(cancelled: cancelled)
  }

  /// Begins a swipe back and keeps the finger down.
  public func beginSwipeBack() throws(Failure) -> Swipe {
    guard let navigationController, navigationController.children.count > 1 else { throw .atRoot }
    if let missing = navigationController.missingSwipe { throw missing }
    guard let transition = navigationController.beginInteractivePop() else { throw .inTransition }
    return Swipe(transition, on: device)
  }

  /// Swipes the frontmost sheet down.
  public func swipeDown(cancelled: Bool = false) throws(Failure) {
    try beginSwipeDown()?.lift(cancelled: cancelled)
  }

  /// Begins to swipe the frontmost sheet down and keeps the finger down; nil if the sheet doesn't
  /// move.
  public func beginSwipeDown() throws(Failure) -> Swipe? {
    guard let sheet = device.frontmost?.outermostContainer, let presenter = sheet.presenter,
      let controller = sheet.presentation
    else { throw .noSheet }
    guard sheet.presentedStyle.isSheet else { throw .sheetCannotBeSwiped(sheet.presentedStyle) }
    guard controller.transition == nil, sheet.presented == nil else { throw .inTransition }
    let delegate = controller.storedDelegate
    guard !sheet.isHeldModal else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    guard delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return nil
    }
    let transition = PresentationTransition(
      dismissing: sheet, upTo: sheet, from: presenter, animated: true, isInteractive: true
    ) { [weak delegate, weak sheet] in
      delegate?.presentationControllerDidDismiss(controller)
      (sheet as? any SystemScreen)?.didDismissBySwipe()
    }
    controller.transition = transition
    delegate?.presentationControllerWillDismiss(controller)
    transition.begin()
    return Swipe(transition, on: device)
  }

  /// The sheet that contains the frontmost view controller.
  public var sheet: UISheetPresentationController? {
    guard let screen = device.frontmost?.outermostContainer, screen.presenter != nil else {
      return nil
    }
    return screen.presentation?.sheet
  }

  /// Drags the frontmost sheet to another of its detents.
  public func drag(toDetent name: String) throws(Failure) {
    guard let sheet else { throw .noSheet }
    let active = sheet.activeDetents.map(\.identifier)
    guard let identifier = active.first(where: { $0.answers(to: name) }),
      sheet.drag(to: identifier)
    else { throw .noDetent(name, active: active.map(\.rawValue)) }
  }
}

extension HeadlessDevice {
  /// The window that receives touches: the key window of the frontmost scene.
  public var keyWindow: UIWindow? {
    application.frontKeyWindow
  }

  /// The frontmost view controller in the key window.
  public var frontmost: UIViewController? { keyWindow?.rootViewController?.frontmost }

  public var finger: Finger { Finger(self) }
}

extension UIViewController {
  /// Whether this sheet, or the view controller it shows, refuses to be dismissed by a swipe.
  fileprivate var isHeldModal: Bool {
    isModalInPresentation || (shownChild?.isHeldModal ?? false)
  }
}
