/// The root of a view hierarchy, which retains its root view controller.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window's scene, a weak reference as in UIKit; setting it moves the window to that scene.
  public var windowScene: UIWindowScene? {
    get { sceneLink?.target as? UIWindowScene }
    set {
      let previous = windowScene
      guard newValue !== previous else { return }
      previous?.detach(self)
      HeadlessDevice.current.application.detach(self)
      sceneLink = newValue?.link
      newValue?.attach(self)
    }
  }

  private var sceneLink: SceneLink?
  private var listLink: WindowLink?

  deinit {
    HeadlessDevice.hierarchyDidChange()
  }

  /// The link that window lists use.
  final var linkForLists: WindowLink {
    if let listLink { return listLink }
    let made = WindowLink(to: self)
    listLink = made
    return made
  }

  open internal(set) var isKeyWindow = false

  /// The root view controller; replacing it removes the old root's view in the next layout pass.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      hasLostRoot = false
      HeadlessDevice.hierarchyDidChange()
      setNeedsRootTransition()
    }
  }

  /// Whether another window has the root's view by now, although this one is visible and still retains the root.
  private var hasLostRoot = false

  /// The root view controller, unless another window took it over.
  package var ownRoot: UIViewController? { hasLostRoot ? nil : rootViewController }

  /// An active presentation and its view controllers.
  private struct Presentation {
    let controller: UIPresentationController
    let presented: UIViewController
    let presenting: UIViewController
  }

  /// The presentations in this window.
  ///
  /// The window retains both view controllers of each. As in UIKit, a root that is replaced during
  /// a presentation stays alive with what it presented until the window is deallocated.
  ///
  /// General knowledge: a window retains what is presented in it, until the window itself is
  /// deallocated.
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

  open override var undoManager: UndoManager? { ownUndoManager }
  private lazy var ownUndoManager = UndoManager()

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

  func isContainerOfPresentation(_ view: UIView) -> Bool {
    presentations.contains { $0.controller.containerIfLoaded === view }
  }

  open var windowLevel = Level.normal

  /// The window's stacking order; stored but not used.
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

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    setNeedsRootTransition()
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      HeadlessDevice.hierarchyDidChange()
      setNeedsRootTransition()
      if isHidden, isKeyWindow { passKeyOn() }
    }
  }

  /// Makes the next visible window of the scene key, as a hidden window isn't.
  private func passKeyOn() {
    let others = windowScene?.windows ?? HeadlessDevice.current.application.ownWindows
    others.last { $0 !== self && !$0.isHidden && $0.canBecomeKey }?.makeKey()
  }

  /// Adds the root's view immediately; its appearance callbacks wait for the layout pass.
  private func setNeedsRootTransition() {
    guard !isDying else { return }
    if !isHidden, let root = rootViewController {
      root.loadViewIfNeeded()
      if let view = root.loadedView {
        if let other = view.window, other !== self { other.give(up: root) }
        hasLostRoot = false
        attach(view)
      }
    }
    guard !isWaitingForLayout else { return }
    isWaitingForLayout = true
    HeadlessDevice.current.setNeedsLayout(self)
  }

  private func give(up root: UIViewController) {
    guard rootViewController === root else { return }
    hasLostRoot = true
    displayedRoot = nil
    HeadlessDevice.hierarchyDidChange()
  }
}

extension UIWindow: LayoutParticipant {
  /// Updates what is displayed to match `rootViewController` and `isHidden`.
  func layOut() {
    isWaitingForLayout = false
    let next = isHidden ? nil : ownRoot
    guard next !== displayedRoot else { return }
    let previous = displayedRoot
    displayedRoot = next

    previous?.beginAppearanceTransition(false, animated: false)
    next?.beginAppearanceTransition(true, animated: false)
    // The old root may be contained in the new one by now.
    if let view = previous?.loadedView, view.superview === self { view.detach() }
    previous?.endAppearanceTransition()
    next?.endAppearanceTransition()
  }
}
