/// Sets a property by name: one that the app declares, or else one of UIKit's.
@MainActor enum NibOutlets {
  /// Sets `key` of `object`; an unknown key raises UIKit's exception.
  static func set(_ value: Any?, for key: String, of object: NSObject) {
    if setIfKnown(value, for: key, of: object) { return }
    HeadlessDevice.current.report(
      Misuse(
        outcome: .exception(name: "NSUnknownKeyException"),
        message: "[\(label(of: object)) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).",
        receiver: label(of: object), call: "setValue(_:forKey:)"))
  }

  /// Sets a user-defined runtime attribute; for an unknown key, UIKit only logs a message.
  ///
  /// The name of the setter that key-value coding calls has the key's first letter in uppercase, so the key `NameLabel`
  /// sets `nameLabel` too.
  @discardableResult
  static func setIfKnown(_ value: Any?, for key: String, of object: NSObject) -> Bool {
    if setExactly(value, for: key, of: object) { return true }
    guard let first = key.first else { return false }
    let other = first.isUppercase ? first.lowercased() : first.uppercased()
    return setExactly(value, for: other + key.dropFirst(), of: object)
  }

  private static func setExactly(_ value: Any?, for key: String, of object: NSObject) -> Bool {
    if let own = object as? any InterfaceBuilderObject, own.setInterfaceValue(value, forKey: key) {
      return true
    }
    return InterfaceBuilderClasses.setAttribute(key, of: object, to: value)
      || setUIKit(value, key, of: object)
  }

  private static func label(of object: NSObject) -> String {
    object is UIViewController ? object.description : "<\(type(of: object))>"
  }

  private static func setUIKit(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    if key.hasPrefix("layer."), let view = object as? UIView {
      setLayer(value, String(key.dropFirst("layer.".count)), of: view.layer)
      return true
    }
    return setConnection(value, key, of: object) || setPlain(value, key, of: object)
  }

  /// Delegates, data sources, and similar properties.
  private static func setConnection(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch (key, object) {
    case ("delegate", let view as UIScrollView):
      view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField):
      field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let picker as UIPickerView):
      picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("dataSource", let table as UITableView):
      table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let navigation as UINavigationController):
      navigation.delegate = value as? any UINavigationControllerDelegate
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = value as? any UITabBarControllerDelegate
    case ("delegate", let split as UISplitViewController):
      split.delegate = value as? any UISplitViewControllerDelegate
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = value as? any UIPageViewControllerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("gestureRecognizers", let view as UIView):
      for recognizer in value as? [UIGestureRecognizer] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    case ("transitioningDelegate", let controller as UIViewController):
      controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    case ("tableView", let controller as UITableViewController):
      controller.tableView = value as? UITableView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = value as? UICollectionView
    // Key-value coding sets these read-only properties, and a drawn cell has the views already.
    case ("contentView", is UITableViewCell), ("contentView", is UICollectionViewCell),
      ("textLabel", is UITableViewCell), ("detailTextLabel", is UITableViewCell),
      ("imageView", is UITableViewCell):
      break
    case ("prefetchDataSource", _), ("dragDelegate", _), ("dropDelegate", _),
      ("backgroundView", _), ("selectedBackgroundView", _), ("accessoryView", _),
      ("editingAccessoryView", _), ("inputAccessoryView", _), ("searchDisplayController", _),
      ("splitViewController", _), ("delegate", _), ("dataSource", _), ("navigationItem", _):
      break
    default: return false
    }
    return true
  }

  /// The properties that runtime attributes set most often.
  private static func setPlain(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch (key, object) {
    case ("clipsToBounds", let view as UIView), ("masksToBounds", let view as UIView):
      view.clipsToBounds = value as? Bool ?? false
    case ("backgroundColor", let view as UIView): view.backgroundColor = value as? UIColor
    case ("tintColor", let view as UIView): view.tintColor = value as? UIColor
    case ("hidden", let view as UIView), ("isHidden", let view as UIView):
      view.isHidden = value as? Bool ?? false
    case ("tag", let view as UIView): view.tag = (value as? Double).map { Int($0) } ?? 0
    case ("accessibilityIdentifier", let view as UIView):
      view.accessibilityIdentifier = value as? String
    case ("accessibilityLabel", let view as UIView): view.accessibilityLabel = value as? String
    case ("text", let label as UILabel): label.text = value as? String
    case ("text", let field as UITextField): field.text = value as? String
    case ("placeholder", let field as UITextField): field.placeholder = value as? String
    case ("title", let controller as UIViewController): controller.title = value as? String
    case ("restorationIdentifier", _), ("contentInsetAdjustmentBehavior", _): break
    default: return false
    }
    return true
  }

  private static func setLayer(_ value: Any?, _ key: String, of layer: CALayer) {
    switch key {
    case "cornerRadius": layer.cornerRadius = CGFloat(value as? Double ?? 0)
    case "borderWidth": layer.borderWidth = CGFloat(value as? Double ?? 0)
    case "masksToBounds": layer.masksToBounds = value as? Bool ?? false
    default: break
    }
  }
}
