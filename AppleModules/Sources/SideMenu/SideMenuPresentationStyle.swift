import UIKit

/// How a menu and the screen behind it move.
open class SideMenuPresentationStyle: NSObject, @unchecked Sendable {
  // Unchecked: set before the menu is presented.
  open var backgroundColor = UIColor.black
  open var menuOnTop = false
  open var menuScaleFactor: CGFloat = 1
  open var menuStartAlpha: CGFloat = 1
  open var menuTranslateFactor: CGFloat = 0
  open var onTopShadowColor = UIColor.black
  open var onTopShadowOffset = CGSize.zero
  open var onTopShadowOpacity: Float = 0.3
  open var onTopShadowRadius: CGFloat = 5
  open var presentingEndAlpha: CGFloat = 1
  open var presentingParallaxStrength = CGSize.zero
  open var presentingScaleFactor: CGFloat = 1
  open var presentingTranslateFactor: CGFloat = 0

  public required override init() {
    super.init()
  }

  public static var menuSlideIn: SideMenuPresentationStyle { made(onTop: true, menu: -1) }
  public static var viewSlideOut: SideMenuPresentationStyle { made(presenting: 1) }
  public static var viewSlideOutMenuIn: SideMenuPresentationStyle { made(menu: -1, presenting: 1) }
  public static var viewSlideOutMenuOut: SideMenuPresentationStyle { made(menu: 1, presenting: 1) }
  public static var viewSlideOutMenuPartialIn: SideMenuPresentationStyle {
    made(menu: -0.5, presenting: 1)
  }
  public static var viewSlideOutMenuPartialOut: SideMenuPresentationStyle {
    made(menu: 0.5, presenting: 1)
  }
  public static var viewSlideOutMenuZoom: SideMenuPresentationStyle { made(presenting: 1) }
  public static var menuDissolveIn: SideMenuPresentationStyle { made(onTop: true) }

  private static func made(
    onTop: Bool = false, menu: CGFloat = 0, presenting: CGFloat = 0
  ) -> SideMenuPresentationStyle {
    let style = SideMenuPresentationStyle()
    style.menuOnTop = onTop
    style.menuTranslateFactor = menu
    style.presentingTranslateFactor = presenting
    return style
  }
}
