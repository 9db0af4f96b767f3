import UIKit

/// The settings that a menu names itself.
extension SideMenuNavigationController {
  public var allowPushOfSameClassTwice: Bool {
    get { settings.allowPushOfSameClassTwice }
    set { settings.allowPushOfSameClassTwice = newValue }
  }
  public var alwaysAnimate: Bool {
    get { settings.alwaysAnimate }
    set { settings.alwaysAnimate = newValue }
  }
  public var blurEffectStyle: UIBlurEffect.Style? {
    get { settings.blurEffectStyle }
    set { settings.blurEffectStyle = newValue }
  }
  public var dismissDuration: Double {
    get { settings.dismissDuration }
    set { settings.dismissDuration = newValue }
  }
  public var dismissOnPresent: Bool {
    get { settings.dismissOnPresent }
    set { settings.dismissOnPresent = newValue }
  }
  public var dismissOnPush: Bool {
    get { settings.dismissOnPush }
    set { settings.dismissOnPush = newValue }
  }
  public var dismissWhenBackgrounded: Bool {
    get { settings.dismissWhenBackgrounded }
    set { settings.dismissWhenBackgrounded = newValue }
  }
  public var enableSwipeToDismissGesture: Bool {
    get { settings.enableSwipeToDismissGesture }
    set { settings.enableSwipeToDismissGesture = newValue }
  }
  public var enableTapToDismissGesture: Bool {
    get { settings.enableTapToDismissGesture }
    set { settings.enableTapToDismissGesture = newValue }
  }
  public var menuWidth: CGFloat {
    get { settings.menuWidth }
    set { settings.menuWidth = newValue }
  }
  public var presentDuration: Double {
    get { settings.presentDuration }
    set { settings.presentDuration = newValue }
  }
  public var presentationStyle: SideMenuPresentationStyle {
    get { settings.presentationStyle }
    set { settings.presentationStyle = newValue }
  }
  public var presentingViewControllerUserInteractionEnabled: Bool {
    get { settings.presentingViewControllerUserInteractionEnabled }
    set { settings.presentingViewControllerUserInteractionEnabled = newValue }
  }
  public var presentingViewControllerUseSnapshot: Bool {
    get { settings.presentingViewControllerUseSnapshot }
    set { settings.presentingViewControllerUseSnapshot = newValue }
  }
  public var pushStyle: SideMenuPushStyle {
    get { settings.pushStyle }
    set { settings.pushStyle = newValue }
  }
  public var statusBarEndAlpha: CGFloat {
    get { settings.statusBarEndAlpha }
    set { settings.statusBarEndAlpha = newValue }
  }
}
