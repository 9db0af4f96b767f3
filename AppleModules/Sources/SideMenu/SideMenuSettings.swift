@_exported import UIKit

/// What decides how a menu is shown, and when it closes.
public struct SideMenuSettings {
  public var allowPushOfSameClassTwice = true
  public var alwaysAnimate = true
  public var animationOptions: UIView.AnimationOptions = .curveEaseInOut
  public var blurEffectStyle: UIBlurEffect.Style?
  public var completeGestureDuration = 0.35
  public var completionCurve: UIView.AnimationCurve = .easeInOut
  public var dismissDuration = 0.35
  public var dismissOnPresent = true
  public var dismissOnPush = true
  public var dismissOnRotation = true
  public var dismissWhenBackgrounded = true
  public var enableSwipeToDismissGesture = true
  public var enableTapToDismissGesture = true
  public var initialSpringVelocity: CGFloat = 1
  public var menuWidth: CGFloat = 240
  public var presentDuration = 0.35
  public var presentationStyle = SideMenuPresentationStyle.viewSlideOut
  public var presentingViewControllerUserInteractionEnabled = false
  public var presentingViewControllerUseSnapshot = false
  public var pushStyle = SideMenuPushStyle.default
  public var statusBarEndAlpha: CGFloat = 1
  public var usingSpringWithDamping: CGFloat = 1

  public init() {}
}

/// What happens to a screen that a menu pushes.
public enum SideMenuPushStyle: Int, Sendable {
  /// It is pushed onto the stack that presents the menu.
  case `default`
  /// An earlier screen of its class is popped to.
  case popWhenPossible
  /// An earlier screen of its class becomes the top.
  case preserve
  case preserveAndHideBackButton
  /// It replaces the stack's screens.
  case replace
  /// It is pushed onto the menu's own stack.
  case subMenu

  var hidesBackButton: Bool { self == .preserveAndHideBackButton || self == .replace }
}
