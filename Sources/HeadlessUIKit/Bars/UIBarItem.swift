/// What bar buttons and tab items share.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var tag = 0
  open var isEnabled = true
  open var accessibilityLabel: String?
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityIdentifier: String?

  public nonisolated override init() {
    super.init()
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
