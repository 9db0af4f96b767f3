/// The base class of menu elements.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A menu of actions.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier?
  public let options: Options
  open var preferredElementSize: ElementSize
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// The actions in reading order, including those of submenus.
  func tapTargets(isEnabled: Bool) -> [TapTarget] {
    children.flatMap { child -> [TapTarget] in
      if let menu = child as? UIMenu { return menu.tapTargets(isEnabled: isEnabled) }
      if let deferred = child as? UIDeferredMenuElement {
        return UIMenu(children: deferred.elements).tapTargets(isEnabled: isEnabled)
      }
      if let command = child as? UICommand { return command.tapTargets(isEnabled: isEnabled) }
      guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [
        TapTarget(
          kind: .button, title: action.title, identifier: action.identifier?.rawValue,
          isEnabled: isEnabled && !action.attributes.contains(.disabled)
        ) { [self] in
          action.perform(from: self)
        }
      ]
    }
  }
}

/// Menu elements that are provided when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var cached: [UIMenuElement]?

  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// The elements that the provider returns immediately; empty if it returns them later.
  var elements: [UIMenuElement] {
    if let cached { return cached }
    var elements: [UIMenuElement] = []
    provider { elements = $0 }
    if isCached, !elements.isEmpty { cached = elements }
    return elements
  }
}
