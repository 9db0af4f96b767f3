/// The context menu of a view, row, or item.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  public typealias ContentPreviewProvider = () -> UIViewController?

  public let identifier: any NSCopying
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let actionProvider: ActionProvider?
  private let previewProvider: ContentPreviewProvider?

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu.
  ///
  /// - Note: Not in UIKit.
  public func menu() -> UIMenu? { actionProvider?([]) }

  /// The preview shown above the menu.
  ///
  /// - Note: Not in UIKit.
  public func preview() -> UIViewController? { previewProvider?() }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteraction.CommitStyle { get set }
}

/// Shows a context menu when the user touches and holds a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: ViewInteraction {
  public enum CommitStyle: Int, Sendable {
    case dismiss, pop
  }

  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// The view's context menu; nil if there is none.
  ///
  /// - Note: Not in UIKit.
  public func menu() -> UIMenu? {
    configuration?.menu()
  }

  private var configuration: UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
  }

  /// Tells the delegate that the menu appears and ends.
  func showMenu() {
    guard let configuration else { return }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  open var backgroundColor: UIColor! = .systemBackground
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?

  public override init() {
    super.init()
  }
}

@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
