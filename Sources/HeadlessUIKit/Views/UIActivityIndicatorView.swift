/// Shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    // Names before iOS 13.
    public static var gray: Style { .medium }
    public static var white: Style { .medium }
    public static var whiteLarge: Style { .large }
  }

  open var style: Style
  open var hidesWhenStopped = true
  /// The color of the spokes, which nil resets.
  open var color: UIColor! = .systemGray {
    didSet { if color == nil { color = .systemGray } }
  }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  // As in UIKit, this one can't fail.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    decode(coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// Shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  public enum Style: Int, Sendable {
    case `default`, bar
  }

  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var observedProgress: Progress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
}
