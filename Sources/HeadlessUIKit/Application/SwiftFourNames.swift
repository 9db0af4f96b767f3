// The names that UIKit's types had in Swift before 4.2; Xcode accepts them in old language modes.

public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIControlEvents = UIControl.Event
public typealias UIControlState = UIControl.State
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIButtonType = UIButton.ButtonType
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias NSAttributedStringKey = NSAttributedString.Key
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIActivityType = UIActivity.ActivityType
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIPageViewControllerNavigationDirection =
  UIPageViewController.NavigationDirection
public typealias UIPageViewControllerNavigationOrientation =
  UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UIViewAnimationTransition = UIView.AnimationTransition
public typealias UIWindowLevel = UIWindow.Level

@MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
@MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}
@MainActor public var UIApplicationOpenSettingsURLString: String {
  UIApplication.openSettingsURLString
}
@MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
  UIResponder.keyboardFrameBeginUserInfoKey
}
@MainActor public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}
@MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
@MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
  UIResponder.keyboardAnimationCurveUserInfoKey
}

@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

@MainActor public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
@MainActor public func UIImageJPEGRepresentation(
  _ image: UIImage, _ compressionQuality: CGFloat
) -> Data? { image.jpegData(compressionQuality: compressionQuality) }

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIViewController {
  public func addChildViewController(_ child: UIViewController) { addChild(child) }
  public func removeFromParentViewController() { removeFromParent() }
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  public var childViewControllers: [UIViewController] { children }
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
  public var isMovingToParentViewController: Bool { isMovingToParent }
}

public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  public static var commonModes: Self { .common }
  public static var defaultRunLoopMode: Self { .default }
}

extension UIActivityIndicatorView {
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension Notification.Name {
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
  public static var UIKeyboardWillChangeFrame: Self {
    UIResponder.keyboardWillChangeFrameNotification
  }
  public static var UIKeyboardDidChangeFrame: Self {
    UIResponder.keyboardDidChangeFrameNotification
  }
  public static var UITextFieldTextDidBeginEditing: Self {
    UITextField.textDidBeginEditingNotification
  }
  public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }
  public static var UITextFieldTextDidEndEditing: Self {
    UITextField.textDidEndEditingNotification
  }
  public static var UITextViewTextDidBeginEditing: Self {
    UITextView.textDidBeginEditingNotification
  }
  public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }
  public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }
  public static var UIDeviceOrientationDidChange: Self { UIDevice.orientationDidChangeNotification }
  public static var UIApplicationDidFinishLaunching: Self {
    UIApplication.didFinishLaunchingNotification
  }
  public static var UIApplicationDidReceiveMemoryWarning: Self {
    UIApplication.didReceiveMemoryWarningNotification
  }
  public static var UIApplicationWillTerminate: Self { UIApplication.willTerminateNotification }
  public static var UIApplicationDidBecomeActive: Self {
    UIApplication.didBecomeActiveNotification
  }
  public static var UIApplicationWillResignActive: Self {
    UIApplication.willResignActiveNotification
  }
  public static var UIApplicationDidEnterBackground: Self {
    UIApplication.didEnterBackgroundNotification
  }
  public static var UIApplicationWillEnterForeground: Self {
    UIApplication.willEnterForegroundNotification
  }
}
