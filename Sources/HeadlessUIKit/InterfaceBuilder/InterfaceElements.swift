/// The classes for the elements of Interface Builder's files.
@MainActor enum InterfaceElements {
  static func controllerType(of element: String) -> UIViewController.Type {
    switch element {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "splitViewController": UISplitViewController.self
    case "tableViewController": UITableViewController.self
    case "collectionViewController": UICollectionViewController.self
    case "pageViewController": UIPageViewController.self
    default: UIViewController.self
    }
  }

  /// The class for a view element; nil for other elements.
  static func viewType(of element: String) -> UIView.Type? {
    switch element {
    case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView":
      UIView.self
    case "label": UILabel.self
    case "button": UIButton.self
    case "imageView": UIImageView.self
    case "textField": UITextField.self
    case "textView": UITextView.self
    case "switch": UISwitch.self
    case "slider": UISlider.self
    case "stepper": UIStepper.self
    case "segmentedControl": UISegmentedControl.self
    case "pageControl": UIPageControl.self
    case "datePicker": UIDatePicker.self
    case "pickerView": UIPickerView.self
    case "progressView": UIProgressView.self
    case "activityIndicatorView": UIActivityIndicatorView.self
    case "searchBar": UISearchBar.self
    case "scrollView": UIScrollView.self
    case "stackView": UIStackView.self
    case "tableView": UITableView.self
    case "tableViewCell": UITableViewCell.self
    case "collectionView": UICollectionView.self
    case "collectionViewCell": UICollectionViewCell.self
    case "collectionReusableView": UICollectionReusableView.self
    case "navigationBar": UINavigationBar.self
    case "toolbar": UIToolbar.self
    case "tabBar": UITabBar.self
    case "control": UIControl.self
    case "visualEffectView": UIVisualEffectView.self
    default: element.hasSuffix("View") ? UIView.self : nil
    }
  }

  /// The class for an element that is neither a view nor a view controller; nil if it creates no
  /// object.
  static func object(of node: NibNode, by nib: NibInstantiation) -> NSObject? {
    switch node.element {
    case "barButtonItem": return UIBarButtonItem()
    case "tabBarItem": return UITabBarItem()
    case "navigationItem": return UINavigationItem()
    case "tapGestureRecognizer": return UITapGestureRecognizer()
    case "panGestureRecognizer": return UIPanGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return UILongPressGestureRecognizer()
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
    case "screenEdgePanGestureRecognizer": return UIScreenEdgePanGestureRecognizer()
    case "rotationGestureRecognizer", "gestureRecognizer": return UIGestureRecognizer()
    case "collectionViewFlowLayout": return UICollectionViewFlowLayout()
    case "collectionViewLayout": return UICollectionViewLayout()
    case "customObject": return NSObject()
    case "constraint": return NibObjects.constraint(node, by: nib)
    case "viewController", "navigationController", "tabBarController", "tableViewController",
      "collectionViewController", "pageViewController", "splitViewController":
      return controllerType(of: node.element).init(coder: NibCoder(nib, node))
    default: return nil
    }
  }

  static func presentationStyle(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "automatic": .automatic
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "overFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "custom": .custom
    case "none": UIModalPresentationStyle.none
    default: nil
    }
  }

  static func transitionStyle(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    case "partialCurl": .partialCurl
    default: nil
    }
  }

  static func splitStyle(_ node: NibNode) -> UISplitViewController.Style {
    if node.flag("allowTripleColumnStyle") == true { return .tripleColumn }
    return node.flag("allowDoubleColumnStyle") == true ? .doubleColumn : .unspecified
  }

  /// The column of a relationship; older versions of Xcode name the columns master and detail.
  static func splitColumn(_ relationship: String) -> UISplitViewController.Column? {
    switch relationship {
    case "masterViewController", "primaryViewController": .primary
    case "supplementaryViewController": .supplementary
    case "detailViewController", "secondaryViewController": .secondary
    case "compactViewController": .compact
    case "inspectorViewController": .inspector
    default: nil
    }
  }
}
