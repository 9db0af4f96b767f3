/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close

    /// The visible title.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  public enum Style: Int, Sendable {
    case plain
    case bordered
    case done
    public static let prominent = Style.done
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var customView: UIView?
  open var menu: UIMenu?
  /// Not in UIKit.
  open private(set) var isSpace = false

  /// The target, a weak reference; if nil, the action is sent up the responder chain.
  open weak var target: AnyObject? {
    didSet { hasTarget = target != nil }
  }

  open var action: Selector?
  private var hasTarget = false

  open var primaryAction: UIAction? {
    didSet {
      title = primaryAction?.title
      image = primaryAction?.image
    }
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    take(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    set(.plain, target, action)
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    take(primaryAction)
    if title?.isEmpty ?? true { title = systemItem.title }
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
    self.menu = menu
  }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = TargetAction.object(target)
    self.action = action
  }

  /// Takes the title and image of a system item.
  final func become(_ systemItem: SystemItem) {
    title = systemItem.title
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func take(_ action: UIAction?) {
    if let action { primaryAction = action }
  }

  var tapTargets: [TapTarget] {
    guard !isSpace, !isHidden else { return [] }
    if let customView { return customView.tapTargets }
    if let menu, primaryAction == nil { return menu.tapTargets(isEnabled: isEnabled) }
    return [
      TapTarget(
        title: title, label: accessibilityLabel, identifier: accessibilityIdentifier, image: image,
        isEnabled: isEnabled
      ) { [self] in
        press()
      }
    ]
  }

  private func press() {
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action, target != nil || !hasTarget {
      UIApplication.shared.sendAction(action, to: target, from: self, for: UIEvent())
    }
  }

  open var isHidden = false
  open var isSelected = false
  open var isSymbolAnimationEnabled = false
  open var changesSelectionAsPrimaryAction = false
  open var possibleTitles: Set<String>?
  open var subtitle: String?
  open var menuRepresentation: UIMenuElement?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var hidesSharedBackground = false
  open var sharesBackground = true

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

/// A group of bar buttons.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
