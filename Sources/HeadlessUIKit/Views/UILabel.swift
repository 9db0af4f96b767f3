public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// Displays text.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { storedText }
    set { (storedText, storedAttributedText) = (newValue, nil) }
  }
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
    set { (storedText, storedAttributedText) = (newValue?.string, newValue) }
  }
  // Each setter stores both, because a subclass may override the other.
  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  /// The color of the text, which nil resets.
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  /// The font of the text, which nil resets.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) } }
  }
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true

  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var showsExpansionTextWhenTruncated = false

  /// Creates a label, which ignores touches unless the app enables them.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Interface Builder writes for each label whether it takes touches.
  }

  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
