/// The look of a bar as one value that is shared.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public nonisolated override init() {
    super.init()
  }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset()
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open private(set) lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open private(set) lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open private(set) lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  @preconcurrency @MainActor open class State: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?

    nonisolated override init() {
      super.init()
    }
  }

  open private(set) lazy var normal = State()
  open private(set) lazy var selected = State()
  open private(set) lazy var disabled = State()

  public nonisolated override init() {
    super.init()
  }
}
