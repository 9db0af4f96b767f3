/// A view that responds to user interaction.
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  open var isEnabled = true {
    didSet {
      KeyValueChanges.report(self, \UIControl.isEnabled, named: "isEnabled", from: oldValue)
    }
  }
  open var isSelected = false {
    didSet {
      KeyValueChanges.report(self, \UIControl.isSelected, named: "isSelected", from: oldValue)
    }
  }
  open var isHighlighted = false {
    didSet {
      KeyValueChanges.report(self, \UIControl.isHighlighted, named: "isHighlighted", from: oldValue)
    }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private enum Handler {
    case closure(UIAction)
    case target(TargetAction)
  }

  /// The event handlers, in the order in which they were added.
  private var handlers: [(event: Event, handler: Handler)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action, which the control retains; replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    if let identifier = action.identifier {
      removeAction(identifiedBy: identifier, for: controlEvents)
    }
    handlers.append((controlEvents, .closure(action)))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { handler in
      if case .closure(let added) = handler { added === action } else { false }
    }
  }

  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { handler in
      if case .closure(let added) = handler { added.identifier == identifier } else { false }
    }
  }

  /// Sends `action` to `target`, or up the responder chain if it is nil.
  ///
  /// The control doesn't retain the target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = TargetAction(target, action)
    for (index, entry) in handlers.enumerated() {
      guard case .target(let old) = entry.handler, old.action == action,
        old.target === new.target, !old.isOver
      else { continue }
      handlers[index].event.formUnion(controlEvents)
      return
    }
    handlers.append((controlEvents, .target(new)))
  }

  /// Removes targets; nil matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { handler in
      if case .target(let added) = handler { added.matches(target, action) } else { false }
    }
  }

  private func remove(_ events: Event, where isMeant: (Handler) -> Bool) {
    for index in handlers.indices where isMeant(handlers[index].handler) {
      handlers[index].event.subtract(events)
    }
    handlers.removeAll { $0.event.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for case (_, .target(let added)) in handlers where !added.isOver {
      targets.insert(added.target as? AnyHashable ?? AnyHashable(NSNull()))
    }
    return targets
  }

  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.event) }
  }

  /// The names of the actions sent to `target` for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = TargetAction.object(target)
    let names = handlers.compactMap { entry -> String? in
      guard case .target(let added) = entry.handler, !added.isOver, added.target === object,
        !entry.event.isDisjoint(with: controlEvent)
      else { return nil }
      return added.action.name
    }
    return names.isEmpty ? nil : names
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in handlers where !stops {
      switch entry.handler {
      case .closure(let action): iterator(action, nil, entry.event, &stops)
      case .target(let added): iterator(nil, (added.target, added.action), entry.event, &stops)
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open func sendActions(for controlEvents: Event) {
    for entry in handlers where !entry.event.isDisjoint(with: controlEvents) {
      switch entry.handler {
      case .closure(let action): sendAction(action)
      case .target(let added):
        if !added.isOver { sendAction(added.action, to: added.target, for: UIEvent()) }
      }
    }
  }

  /// Whether something that still exists reacts to one of the events.
  final func hasHandlers(for events: Event) -> Bool {
    handlers.contains { entry in
      guard !entry.event.isDisjoint(with: events) else { return false }
      if case .target(let added) = entry.handler { return !added.isOver }
      return true
    }
  }

  open override var tapTargets: [TapTarget] {
    (customTarget.map { [$0] } ?? []) + super.tapTargets
  }

  /// The tap target for the control.
  final func target(
    _ kind: TapTarget.Kind = .button, titled title: String?, image: UIImage? = nil,
    _ tap: @escaping @MainActor () -> Void
  ) -> TapTarget {
    TapTarget(
      kind: kind, title: title, label: accessibilityLabel, identifier: accessibilityIdentifier,
      image: image, isEnabled: isEnabled, action: tap)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment
  }
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var isContextMenuInteractionEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var toolTip: String?
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}
