/// An object that can respond to events; an `NSObject`, as on iOS.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceBuilderObject, SelectorTable, AssociatingObject {
  // Accessed on the thread that uses the object, as in Objective-C.
  /// Not in UIKit.
  public final nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  public override init() {
    super.init()
  }

  /// The next responder in the responder chain.
  open var next: UIResponder? { nil }

  /// The undo manager of the nearest responder up the chain that has one; a window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { HeadlessDevice.current.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let device = HeadlessDevice.current
    guard canBecomeFirstResponder else { return false }
    if let other = device.firstResponder, other !== self {
      device.keyboard.isChangingHands = true
      defer { device.keyboard.isChangingHands = false }
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

  /// Not in UIKit.
  open func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool { false }
  open func awakeFromNib() {}

  /// Called for each observation of `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  /// The methods that instances can perform by selector.
  ///
  /// - Note: Not in UIKit.
  nonisolated open class var selectorTable: [Selector] { [] }

  /// The `init()` that an app's class declares itself; UIKit's own classes have none.
  ///
  /// - Note: Not in UIKit.
  nonisolated open class var ownInitializer: OwnInitializer? { nil }

  /// Whether this object performs an action sent without a target; by default, whether it has the
  /// method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method(for: self) != nil
  }

  /// The first object from here up the responder chain that performs the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open var keyCommands: [UIKeyCommand]? { nil }

  // Touches never arrive: the finger operates controls by name.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {}

  // Text fields, text views and search bars store what can be set.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open func reloadInputViews() {}
  open var userActivity: NSUserActivity? {
    get { activityIfSet as? NSUserActivity }
    set { activityIfSet = newValue }
  }
  private var activityIfSet: AnyObject?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
}
