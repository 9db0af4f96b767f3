/// A recorder of operations for undo and redo, which Foundation lacks on Linux.
///
/// Like Foundation's, it doesn't retain the targets of its operations; an operation whose target was
/// deallocated does nothing.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Operation {
    let target: () -> AnyObject?
    let perform: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The groups that are open, outermost first.
  private var open: [Group] = []
  private var disablings = 0

  /// Whether the operations of a run loop turn form one group.
  open var groupsByEvent = true
  /// The number of groups to keep; zero keeps all.
  open var levelsOfUndo = 0 {
    didSet { forgetOldest() }
  }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  open var groupingLevel: Int { open.count }
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.operations.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var undoCount: Int { undoStack.count }
  open var redoCount: Int { redoStack.count }

  public override init() {
    super.init()
  }

  // MARK: Recording

  /// Records an operation that reverses a change.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    record(
      Operation { [weak target] in
        target
      } perform: { target in
        if let target = target as? Target { handler(target) }
      })
  }

  /// Records an operation that performs a selector.
  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    guard let target = target as? NSObject else { return }
    registerUndo(withTarget: target) { _ = $0.perform(selector, with: object) }
  }

  private func record(_ operation: Operation) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      beginUndoGrouping()
      if groupsByEvent {
        // The group ends with the run loop turn.
        MainQueue.shared.add(
          MainQueue.Work(delay: 0) { [weak self] in
            MainActor.assumeIsolated { self?.closeAll() }
          })
      }
    }
    open[open.count - 1].operations.append(operation)
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  open func beginUndoGrouping() {
    open.append(Group())
  }

  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard open.isEmpty else {
      open[open.count - 1].operations += group.operations
      return
    }
    guard !group.operations.isEmpty else { return }
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      forgetOldest()
    }
  }

  open func disableUndoRegistration() { disablings += 1 }
  open func enableUndoRegistration() { disablings = max(0, disablings - 1) }

  private func closeAll() {
    guard !isUndoing, !isRedoing else { return }
    while !open.isEmpty { endUndoGrouping() }
  }

  private func forgetOldest() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing

  open func undo() {
    closeAll()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    notify(.NSUndoManagerWillUndoChange)
    isUndoing = true
    reverse(group)
    isUndoing = false
    notify(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard let group = redoStack.popLast() else { return }
    notify(.NSUndoManagerWillRedoChange)
    isRedoing = true
    reverse(group)
    isRedoing = false
    notify(.NSUndoManagerDidRedoChange)
  }

  /// Performs a group's operations, last first; the operations that they record form one group.
  private func reverse(_ group: Group) {
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for operation in group.operations.reversed() {
      if let target = operation.target() { operation.perform(target) }
    }
    endUndoGrouping()
  }

  private func notify(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
  }

  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func keep(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.operations.removeAll { $0.target() === target }
        return group
      }
    }
    undoStack = keep(undoStack).filter { !$0.operations.isEmpty }
    redoStack = keep(redoStack).filter { !$0.operations.isEmpty }
    open = keep(open)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  open var undoActionName: String {
    open.last { !$0.operations.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension Notification.Name {
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
