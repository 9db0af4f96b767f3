/// The base class of bar button items and tab bar items.
@preconcurrency @MainActor open class UIBarItem: NSObject, AssociatingObject {
  // Accessed on the thread that uses the object, as in Objective-C.
  /// Not in UIKit.
  public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var tag = 0
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?

  public override init() {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open var largeContentSizeImage: UIImage?
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = true
  open var accessibilityTraits = UIAccessibilityTraits.button

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }
}
