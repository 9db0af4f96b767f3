import HeadlessUIKit

/// Names a reference from a UIKit object by the API that created it.
@MainActor enum UIKitField {
  /// The names, by the fields of UIKit's classes.
  private static let names = [
    "loadedView": "view",
    "childStorage": "children",
    "navigationItemIfLoaded": "navigationItem",
    "tabBarItemIfLoaded": "tabBarItem",
    "presentations": "present",
    "presentedStorage": "presentedViewController",
    "ornamentsIfSet": "layer and constraints",
    "moreIfLoaded": "moreNavigationController",
    "barIfLoaded": "navigationBar",
    "tabs": "viewControllers",
    "handlers": "addAction",
    "info": "userInfo",
    "displayed": "viewControllers",
    "selected": "selectedViewController",
    "animations": "addAnimations",
    "completions": "addCompletion",
    "storedInputView": "inputView",
    "storedAttributedText": "attributedText",
    "storedAccessoryView": "inputAccessoryView",
    "collectionViewIfLoaded": "collectionView",
    "activityIfSet": "userActivity",
    "entries": "objc_setAssociatedObject",
    "columns": "setViewController",
    "columnStacks": "setViewController",
  ]

  /// A path in terms of UIKit's API.
  static func name(_ path: String, of holder: AnyObject?) -> String {
    let field = ModuleFields.first(of: path)
    guard let name = names[field], ModuleFields.uiKit.contain(path, of: holder) else { return path }
    if isPresentation(path, of: holder) { return "present" }
    // The field that shows the top screen has this name too, and a screen needn't stay on top.
    if field == "childStorage", holder is UINavigationController { return "viewControllers" }
    if field == "barIfLoaded", holder is UITabBarController {
      return "tabBar" + path.dropFirst(field.count)
    }
    if field == "selected", !(holder is UITabBarController) { return path }
    return name + path.dropFirst(field.count)
  }

  /// Whether a window retains the view controllers of a presentation by this path.
  static func isPresentation(_ path: String, of holder: AnyObject?) -> Bool {
    holder is UIWindow && ModuleFields.first(of: path) == "presentations"
  }
}
