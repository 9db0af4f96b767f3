/// What menus are made of.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  public enum State: Int, Sendable {
    case off, on, mixed
  }

  open var title: String
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A titled closure that a control or a bar button performs.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public let identifier: Identifier?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  public private(set) weak var sender: AnyObject?

  private let handler: @MainActor (UIAction) -> Void

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// Actions under one title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, image: image)
  }

  /// The actions in reading order, submenus opened.
  func tapTargets(isEnabled: Bool) -> [TapTarget] {
    children.flatMap { child -> [TapTarget] in
      if let menu = child as? UIMenu { return menu.tapTargets(isEnabled: isEnabled) }
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
