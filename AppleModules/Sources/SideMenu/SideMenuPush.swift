import UIKit

/// Shows a screen that a menu pushes on the stack that presents the menu.
@MainActor struct SideMenuPush {
  let stack: UINavigationController
  let settings: SideMenuSettings

  func show(_ screen: UIViewController, animated: Bool) {
    if !settings.allowPushOfSameClassTwice, let top = stack.viewControllers.last,
      type(of: top) == type(of: screen)
    {
      return
    }
    let earlier = stack.viewControllers.last { type(of: $0) == type(of: screen) }
    switch (settings.pushStyle, earlier) {
    case (.popWhenPossible, let earlier?): stack.popToViewController(earlier, animated: animated)
    case (.preserve, let earlier?), (.preserveAndHideBackButton, let earlier?):
      earlier.navigationItem.hidesBackButton = settings.pushStyle.hidesBackButton
      stack.setViewControllers(
        stack.viewControllers.filter { $0 !== earlier } + [earlier], animated: animated)
    case (.replace, _):
      screen.navigationItem.hidesBackButton = true
      stack.setViewControllers([screen], animated: animated)
    default:
      screen.navigationItem.hidesBackButton = settings.pushStyle.hidesBackButton
      stack.pushViewController(screen, animated: animated)
    }
  }
}
