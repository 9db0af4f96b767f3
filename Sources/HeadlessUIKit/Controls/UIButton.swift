/// A button: its title and its actions.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// A button's look as one value.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var showsActivityIndicator = false

    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
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

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  open override var tapTargets: [TapTarget] {
    if showsMenuAsPrimaryAction, let menu { return menu.tapTargets(isEnabled: isEnabled) }
    return [
      target(titled: currentTitle) { [self] in
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    ]
  }
}
