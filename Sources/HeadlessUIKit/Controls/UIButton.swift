/// A button, with its title and actions.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The earlier name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// A button's appearance as one value.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    public typealias TextAttributesTransformer = UIConfigurationTextAttributesTransformer

    public var title: String?
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var subtitle: String?
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var indicator = Indicator.automatic
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var showsActivityIndicator = false
    public var macIdiomStyle = 0

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }

    public mutating func setDefaultContentInsets() { contentInsets = .zero }
    public func updated(for button: UIButton) -> Configuration { self }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesConfiguration = true
  open var changesSelectionAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open var role = Role.normal
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  open func setNeedsUpdateConfiguration() {
    TrackedUpdate.run(self) {
      updateConfiguration()
    } again: {
      $0.setNeedsUpdateConfiguration()
    }
  }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var attributedTitles = StateValues<NSAttributedString>()
  private var backgroundImages = StateValues<UIImage>()

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    titles[state] = title?.string ?? titles[state]
  }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state]
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .tintColor }
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  open private(set) var buttonType = ButtonType.custom
  open var configuration: Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  private var titles = StateValues<String>()
  private var images = StateValues<UIImage>()
  private var titleColors = StateValues<UIColor>()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
  }

  open func title(for state: UIControl.State) -> String? {
    titles[state]
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
  }

  open func image(for state: UIControl.State) -> UIImage? {
    images[state]
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
  }

  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state]
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
  }

  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  /// The title, or what a button of a standard type is called.
  var shownTitle: String? {
    if currentTitle != nil || accessibilityLabel != nil || currentImage != nil {
      return currentTitle
    }
    return switch buttonType {
    case .close: "Close"
    case .contactAdd: "Add"
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .custom, .system: nil
    }
  }

  open override var tapTargets: [TapTarget] {
    if showsMenuAsPrimaryAction, let menu { return menu.tapTargets(isEnabled: isEnabled) }
    return [
      target(titled: shownTitle, image: currentImage) { [self] in
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    ]
  }
}

public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

public struct UIConfigurationColorTransformer {
  let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
