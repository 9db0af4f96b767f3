/// Displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Like UIKit's, an image view ignores touches unless the app enables them.
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Interface Builder writes for each image view whether it takes touches.
  }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
}
