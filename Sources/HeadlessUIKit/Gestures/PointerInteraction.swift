// Interactions of a pointer, a pencil and the text menu. Stored only: no gesture triggers them.

/// Changes the pointer over a view.
@preconcurrency @MainActor open class UIPointerInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func invalidate() {}
}

@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  public let rect: CGRect

  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
}

@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }

  public override init() {
    super.init()
  }

  public convenience init(effect: UIPointerEffect) {
    self.init()
  }
}

@preconcurrency @MainActor public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}

/// Receives double taps on a pencil.
@preconcurrency @MainActor open class UIPencilInteraction: ViewInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
}

@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: AnyObject {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Shows a menu for editing.
@preconcurrency @MainActor open class UIEditMenuInteraction: ViewInteraction {
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  open func dismissMenu() {}
  open func reloadVisibleMenu() {}
}

@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable?
  public let sourcePoint: CGPoint

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier
    self.sourcePoint = sourcePoint
    super.init()
  }
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

@preconcurrency @MainActor open class UISpringLoadedInteraction: ViewInteraction {
  private let handler: (UISpringLoadedInteraction) -> Void

  public init(activationHandler handler: @escaping (UISpringLoadedInteraction) -> Void) {
    self.handler = handler
    super.init()
  }
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {}

@preconcurrency @MainActor open class UILargeContentViewerInteraction: ViewInteraction {}

/// The menu for editing before iOS 16.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]?
  open private(set) var isMenuVisible = false

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu() { isMenuVisible = false }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func update() {}
}

@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
