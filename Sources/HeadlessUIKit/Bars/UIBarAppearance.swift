/// A bar's appearance as one shared value.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
  }

  open var backgroundEffect: UIBlurEffect?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset()
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset()
    public var backgroundImage: UIImage?
    public var backgroundImagePositionAdjustment = UIOffset()

    override init() {
      super.init()
    }
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()

  public override init() {
    super.init()
  }

  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  @preconcurrency @MainActor open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset()
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgePositionAdjustment = UIOffset()

    override init() {
      super.init()
    }
  }

  open private(set) lazy var normal = State()
  open private(set) lazy var selected = State()
  open private(set) lazy var disabled = State()
  open private(set) lazy var focused = State()

  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public convenience init(style: Style) {
    self.init()
  }

  public override init() {
    super.init()
  }
}
