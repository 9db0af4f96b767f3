import HeadlessUIKit
import RetainGraph

/// Names a reference from a UIKit object by the API that created it.
@MainActor enum UIKitField {
  /// The names, by the fields of UIKit's classes.
  private static let names = [
    "loadedView": "view",
    "childStorage": "children",
    "navigationItemIfLoaded": "navigationItem",
    "tabBarItemIfLoaded": "tabBarItem",
    "presentedStorage": "presentedViewController",
    "ornamentsIfSet": "layer and constraints",
    "moreIfLoaded": "moreNavigationController",
    "tabs": "viewControllers",
    "handlers": "addAction",
    "displayed": "viewControllers",
    "animations": "addAnimations",
    "completions": "addCompletion",
    "storedInputView": "inputView",
    "storedAccessoryView": "inputAccessoryView",
    "collectionViewIfLoaded": "collectionView",
    "activityIfSet": "userActivity",
    "entries": "objc_setAssociatedObject",
    "columns": "setViewController",
    "ownControllers": "viewControllers",
  ]

  /// Whether the first field of a path is one that UIKit's own classes declare.
  static func isOfUIKit(_ path: String, of holder: AnyObject?) -> Bool {
    holder.map { fields(of: type(of: $0)).contains(field(of: path)) } ?? false
  }

  /// A path in terms of UIKit's API.
  static func name(_ path: String, of holder: AnyObject?) -> String {
    let field = field(of: path)
    guard let name = names[field], isOfUIKit(path, of: holder) else { return path }
    return name + path.dropFirst(field.count)
  }

  /// The path's first field.
  private static func field(of path: String) -> String {
    let end = path.utf8.firstIndex(where: Array(".[ ".utf8).contains)
    return end.map { String(path[..<$0]) } ?? path
  }

  private static func isOwn(_ type: AnyClass) -> Bool { moduleName(of: type) == "HeadlessUIKit" }

  private static var known: [ObjectIdentifier: Set<String>] = [:]

  /// The fields that the class's nearest superclass of UIKit's declares or inherits.
  private static func fields(of type: AnyClass) -> Set<String> {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    let fields: Set<String> =
      if isOwn(type) { Set(Reader().properties(of: type).map(\.name)) } else {
        _getSuperclass(type).map(fields) ?? []
      }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
