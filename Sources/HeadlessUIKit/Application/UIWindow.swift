/// The root of a view hierarchy; keeps its root view controller alive.
@preconcurrency @MainActor open class UIWindow: UIView {
  public weak var windowScene: UIWindowScene?

  public private(set) var isKeyWindow = false

  /// The root; replacing it takes the old one's view out of the window in the next layout pass.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      setNeedsRootTransition()
    }
  }

  private var displayedRoot: UIViewController?
  private var isWaitingForLayout = false

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
    isHidden = true
    windowScene.attach(self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  open func makeKey() {
    for other in windowScene?.windows ?? [] where other !== self {
      other.isKeyWindow = false
    }
    isKeyWindow = true
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    setNeedsRootTransition()
  }

  open override var isHidden: Bool {
    didSet {
      if isHidden != oldValue { setNeedsRootTransition() }
    }
  }

  /// The root's view joins the window at once; its appearance waits for the layout pass.
  private func setNeedsRootTransition() {
    if !isHidden, let root = rootViewController {
      root.loadViewIfNeeded()
      if let view = root.loadedView { attach(view) }
    }
    guard !isWaitingForLayout else { return }
    isWaitingForLayout = true
    HeadlessDevice.current.setNeedsLayout(self)
  }
}

extension UIWindow: LayoutParticipant {
  /// Brings what is displayed in line with `rootViewController` and `isHidden`.
  func layOut() {
    isWaitingForLayout = false
    let next = isHidden ? nil : rootViewController
    guard next !== displayedRoot else { return }
    let previous = displayedRoot
    displayedRoot = next

    previous?.beginAppearanceTransition(false, animated: false)
    next?.beginAppearanceTransition(true, animated: false)
    previous?.loadedView?.removeFromSuperview()
    previous?.endAppearanceTransition()
    next?.endAppearanceTransition()
  }
}
