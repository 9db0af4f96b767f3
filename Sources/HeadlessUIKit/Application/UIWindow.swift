/// The root of a view hierarchy; keeps its root view controller alive.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Held weakly, as in UIKit.
  public var windowScene: UIWindowScene? {
    get { sceneLink?.target as? UIWindowScene }
    set { sceneLink = newValue?.link }
  }

  private var sceneLink: SceneLink?
  private var listLink: WindowLink?

  deinit {
    HeadlessDevice.hierarchyDidChange()
  }

  /// What the lists of windows refer to.
  final var linkForLists: WindowLink {
    if let listLink { return listLink }
    let made = WindowLink(to: self)
    listLink = made
    return made
  }

  open internal(set) var isKeyWindow = false

  /// The root; replacing it takes the old one's view out of the window in the next layout pass.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      HeadlessDevice.hierarchyDidChange()
      setNeedsRootTransition()
    }
  }

  /// A presentation that lasts, with both its screens.
  private struct Presentation {
    let controller: UIPresentationController
    let presented: UIViewController
    let presenting: UIViewController
  }

  /// What is presented in this window.
  ///
  /// The window keeps both sides, so that a root replaced under a live modal stays alive with what
  /// it presented, as in UIKit; a window that goes takes them along.
  private var presentations: [Presentation] = []

  private var displayedRoot: UIViewController?
  private var isWaitingForLayout = false

  public init(windowScene: UIWindowScene) {
    sceneLink = windowScene.link
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

  func hold(
    _ controller: UIPresentationController, of presented: UIViewController,
    over presenting: UIViewController
  ) {
    presentations.append(
      Presentation(controller: controller, presented: presented, presenting: presenting))
  }

  func letGo(_ controller: UIPresentationController) {
    if let index = presentations.lastIndex(where: { $0.controller === controller }) {
      presentations.remove(at: index)
    }
  }

  open var windowLevel = Level.normal

  /// Which window lies over which; stored only.
  public struct Level: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }
    public static func - (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue - offset)
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  open func makeKey() {
    let application = HeadlessDevice.current.application
    if windowScene == nil, !application.ownWindows.contains(where: { $0 === self }) {
      application.attach(self)
    }
    for other in windowScene?.windows ?? application.ownWindows where other !== self {
      guard other.isKeyWindow else { continue }
      other.isKeyWindow = false
      other.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: other)
    }
    guard !isKeyWindow else { return }
    isKeyWindow = true
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}
  open var canBecomeKey: Bool { true }
  open var canResizeToFitContent = false
  open var screen: UIScreen { .main }
  open func sendEvent(_ event: UIEvent) {}

  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

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
    guard !isDying else { return }
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
    // The old root may stand inside the new one by now.
    if let view = previous?.loadedView, view.superview === self { view.detach() }
    previous?.endAppearanceTransition()
    next?.endAppearanceTransition()
  }
}
