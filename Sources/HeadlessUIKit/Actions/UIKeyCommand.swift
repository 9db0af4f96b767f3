/// A titled action, sent up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }
}

extension UICommand {
  func tapTargets(isEnabled: Bool) -> [TapTarget] {
    guard !attributes.contains(.hidden) else { return [] }
    return [
      TapTarget(
        kind: .button, title: title, isEnabled: isEnabled && !attributes.contains(.disabled)
      ) { [self] in
        UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
      }
    ]
  }
}

/// A hardware keyboard shortcut that sends an action up the responder chain.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputDelete = "\u{8}"

  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension Finger {
  /// Presses a key on a hardware keyboard; returns false if no responder has a command for it.
  @discardableResult
  public func press(_ input: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    var responder: UIResponder? = device.firstResponder ?? device.frontmost
    while let candidate = responder {
      let command = candidate.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifierFlags
      }
      if let command,
        let target = candidate.target(forAction: command.action, withSender: command)
      {
        return device.application.sendAction(command.action, to: target, from: command, for: nil)
      }
      responder = candidate.next
    }
    return false
  }
}
