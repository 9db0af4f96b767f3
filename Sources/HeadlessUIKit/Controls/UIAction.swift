/// A titled closure for a control or bar button.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  public let identifier: Identifier?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?
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
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void
