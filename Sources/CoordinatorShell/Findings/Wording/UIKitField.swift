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
    "handlers": "addAction",
    "info": "userInfo",
    "displayed": "viewControllers",
    "animations": "addAnimations",
    "completions": "addCompletion",
    "storedInputView": "inputView",
    "storedAttributedText": "attributedText",
    "storedAccessoryView": "inputAccessoryView",
    "collectionViewIfLoaded": "collectionView",
    "activityIfSet": "userActivity",
    "entries": "objc_setAssociatedObject",
    "pagesView": "view.subviews",
    "columns": "setViewController",
    "columnStacks": "setViewController",
  ]

  /// A path in terms of UIKit's API.
  static func name(_ path: String, of holder: AnyObject?) -> String {
    let field = ModuleFields.first(of: path)
    let isOfTabs = isOfTabs(field, holder)
    guard let name = isOfTabs ? "viewControllers" : names[field],
      ModuleFields.uiKit.contain(path, of: holder)
    else { return path }
    if isPresentation(path, of: holder) { return "present" }
    // The fields that show the top screen or the selected tab have this name too, because a screen needn't stay there.
    if isOfTabs || isOfStack(field, holder) { return "viewControllers" }
    if field == "barIfLoaded", holder is UITabBarController {
      return "tabBar" + path.dropFirst(field.count)
    }
    return name + path.dropFirst(field.count)
  }

  private static func isOfStack(_ field: String, _ holder: AnyObject?) -> Bool {
    field == "childStorage" && holder is UINavigationController
  }

  private static func isOfTabs(_ field: String, _ holder: AnyObject?) -> Bool {
    ["childStorage", "controllers", "selected"].contains(field) && holder is UITabBarController
  }

  /// Whether a window retains the view controllers of a presentation by this path.
  static func isPresentation(_ path: String, of holder: AnyObject?) -> Bool {
    holder is UIWindow && ModuleFields.first(of: path) == "presentations"
  }
}
