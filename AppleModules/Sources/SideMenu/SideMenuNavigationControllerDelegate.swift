import UIKit

/// Receives the appearance and disappearance of a menu.
///
/// If a menu has no delegate, it calls the screen that presents it.
@preconcurrency @MainActor public protocol SideMenuNavigationControllerDelegate: AnyObject {
  func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool)
  func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool)
  func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool)
  func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool)
}

extension SideMenuNavigationControllerDelegate {
  public func sideMenuWillAppear(menu: SideMenuNavigationController, animated: Bool) {}
  public func sideMenuDidAppear(menu: SideMenuNavigationController, animated: Bool) {}
  public func sideMenuWillDisappear(menu: SideMenuNavigationController, animated: Bool) {}
  public func sideMenuDidDisappear(menu: SideMenuNavigationController, animated: Bool) {}
}
