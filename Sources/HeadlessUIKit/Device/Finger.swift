/// What a person does to the device; the delegates that only a finger fires fire here.
///
/// Every gesture acts on what is in front in the key window, and says why where it cannot.
@MainActor public struct Finger {
  /// Why a gesture has nothing to act on.
  public enum Failure: Error, Equatable {
    case noScreen
    case noTabBar
    case noTab(index: Int, count: Int)
    case atRoot
    case notSwipeable
    case noBackButton(MissingBackButton)
    case noSheet
    case sheetCannotBeSwiped(UIModalPresentationStyle)
    case noDetent(String, active: [String])
    case disabled(title: String)
    case noRow(Int, count: Int)
    case noRowAction(String?, actions: [String])
    case unreachable(title: String, Obstacle)
    case inTransition
  }

  let device: HeadlessDevice

  init(_ device: HeadlessDevice) {
    self.device = device
  }

  /// The tab bar controller in front, if its bar is not covered.
  public var tabBarController: UITabBarController? {
    guard let front = device.frontmost else { return nil }
    return front as? UITabBarController ?? front.tabBarController
  }

  /// The navigation controller whose back button is in front.
  public var navigationController: UINavigationController? {
    guard let front = device.frontmost else { return nil }
    return front as? UINavigationController ?? front.navigationController
  }

  /// Taps a tab, counted from 0.
  public func tapTab(at index: Int) throws(Failure) {
    guard let tabBarController else { throw .noTabBar }
    try tapTab(at: index, of: tabBarController)
  }

  /// The same where the tab bar controller in front is known.
  public func tapTab(at index: Int, of tabBarController: UITabBarController) throws(Failure) {
    let count = tabBarController.viewControllers?.count ?? 0
    guard (0..<count).contains(index) else { throw .noTab(index: index, count: count) }
    tabBarController.tapTab(at: index)
  }

  /// Taps More, where a bar has more tabs than places.
  public func tapMore() throws(Failure) {
    guard let tabBarController else { throw .noTabBar }
    guard tabBarController.hasMore else {
      throw .noTab(
        index: UITabBarController.places, count: tabBarController.viewControllers?.count ?? 0)
    }
    tabBarController.tapMore()
  }

  /// Whether the bar in front shows a back button.
  public var hasBackButton: Bool {
    guard let navigationController, navigationController.children.count > 1 else { return false }
    return navigationController.missingBackButton == nil
  }

  /// Whether a swipe from the edge goes back here.
  public var canSwipeBack: Bool {
    guard let navigationController, navigationController.children.count > 1 else { return false }
    return navigationController.missingSwipe == nil
  }

  /// Taps the back button.
  public func tapBack() throws(Failure) {
    guard let navigationController, navigationController.children.count > 1 else { throw .atRoot }
    guard navigationController.canGoBack else { throw .inTransition }
    if let missing = navigationController.missingBackButton { throw .noBackButton(missing) }
    navigationController.popViewController(animated: true)
  }

  /// Swipes back from the left edge; a cancelled swipe lets the screen fall back into place.
  public func swipeBack(cancelled: Bool = false) throws(Failure) {
    try beginSwipeBack().lift(cancelled: cancelled)
  }

  /// Starts to swipe back and keeps the finger down.
  public func beginSwipeBack() throws(Failure) -> Swipe {
    guard let navigationController, navigationController.children.count > 1 else { throw .atRoot }
    if let missing = navigationController.missingSwipe { throw missing }
    guard let transition = navigationController.beginInteractivePop() else { throw .inTransition }
    return Swipe(transition, on: device)
  }

  /// Pulls the sheet in front down.
  public func swipeDown(cancelled: Bool = false) throws(Failure) {
    try beginSwipeDown()?.lift(cancelled: cancelled)
  }

  /// Starts to pull the sheet in front down and keeps the finger down; nil where the sheet holds on.
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
    ) { [weak delegate] in
      delegate?.presentationControllerDidDismiss(controller)
    }
    controller.transition = transition
    delegate?.presentationControllerWillDismiss(controller)
    transition.begin()
    return Swipe(transition, on: device)
  }

  /// The sheet that the screen in front stands in.
  public var sheet: UISheetPresentationController? {
    guard let screen = device.frontmost?.outermostContainer, screen.presenter != nil else {
      return nil
    }
    return screen.presentation?.sheet
  }

  /// Drags the sheet in front to another of its detents.
  public func drag(toDetent name: String) throws(Failure) {
    guard let sheet else { throw .noSheet }
    let active = sheet.activeDetents.map(\.identifier)
    guard let identifier = active.first(where: { $0.answers(to: name) }),
      sheet.drag(to: identifier)
    else { throw .noDetent(name, active: active.map(\.rawValue)) }
  }
}

extension HeadlessDevice {
  /// The window that touches reach: the key window of the scene in front.
  public var keyWindow: UIWindow? {
    application.frontKeyWindow
  }

  /// The screen in front in the key window.
  public var frontmost: UIViewController? { keyWindow?.rootViewController?.frontmost }

  public var finger: Finger { Finger(self) }
}

extension UIViewController {
  /// Whether this sheet, or the screen that it shows, refuses to be pulled down.
  fileprivate var isHeldModal: Bool {
    isModalInPresentation || (shownChild?.isHeldModal ?? false)
  }
}
