/// An object that can respond to events; an `NSObject`, as on iOS.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceBuilderObject, SelectorTable {
  public override init() {
    super.init()
  }

  /// The next object up the responder chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { HeadlessDevice.current.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let device = HeadlessDevice.current
    guard canBecomeFirstResponder else { return false }
    if let other = device.firstResponder, other !== self {
      guard other.resignFirstResponder() else { return false }
    }
    device.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { HeadlessDevice.current.firstResponder = nil }
    return true
  }

  open func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool { false }
  open func awakeFromNib() {}

  // MARK: Actions

  /// What instances answer to by name alone.
  nonisolated open class var selectorTable: [Selector] { [] }

  /// Whether this object takes an action that looks for a target; by default where it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method(for: self) != nil
  }

  /// The first object from here up the responder chain that takes the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // Touches never come: the finger acts on controls by name.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@preconcurrency @MainActor open class UIEvent: NSObject {}
@preconcurrency @MainActor open class UITouch: NSObject {}
