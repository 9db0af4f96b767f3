/// What the user can do with a row or an item besides tapping it.
///
/// - Note: Not in UIKit.
@MainActor public struct RowGestures {
  /// The side of a row on which a swipe reveals actions.
  public enum Side: Sendable, CaseIterable {
    /// Revealed by a swipe to the left.
    case trailing
    /// Revealed by a swipe to the right.
    case leading
  }

  let list: any RowList
  let indexPath: IndexPath

  // MARK: Swiping

  /// The actions that a swipe reveals, in reading order.
  public func actions(on side: Side) -> [UIContextualAction] {
    list.swipeActions(at: indexPath, on: side)?.actions ?? []
  }

  /// The action that a full swipe performs; nil if the swipe only reveals the actions.
  public func fullSwipeAction(on side: Side) -> UIContextualAction? {
    guard let configuration = list.swipeActions(at: indexPath, on: side),
      configuration.performsFirstActionWithFullSwipe
    else { return nil }
    return configuration.actions.first
  }

  /// Swipes the row and taps an action; returns false if the row doesn't react.
  @discardableResult
  public func perform(_ action: UIContextualAction) -> Bool {
    guard let cell = list.cell(ofRowAt: indexPath) else { return false }
    list.swipeWillBegin(at: indexPath)
    action.handler(action, cell) { _ in }
    list.swipeDidEnd(at: indexPath)
    return list.tookEditing
  }

  // MARK: Editing

  /// The control at the row's leading end while the list is edited.
  public var editingControl: UITableViewCell.EditingStyle {
    list.editingControl(at: indexPath)
  }

  /// Taps the editing control; returns false if there is none or the app doesn't react to it.
  @discardableResult
  public func tapEditingControl() -> Bool {
    let style = editingControl
    guard style != .none else { return false }
    list.commit(style, at: indexPath)
    return list.tookEditing
  }

  /// Whether the row has a reorder control.
  public var canMove: Bool { list.canMove(at: indexPath) }

  /// Drags the row to another position; returns false if it can't be moved.
  @discardableResult
  public func move(to destination: IndexPath) -> Bool {
    guard canMove else { return false }
    list.move(from: indexPath, to: destination)
    return list.tookEditing
  }

  // MARK: Accessories and menus

  /// Whether the row has a detail button.
  public var hasAccessoryButton: Bool { list.hasAccessoryButton(at: indexPath) }

  /// Taps the detail button; returns false if there is none.
  @discardableResult
  public func tapAccessoryButton() -> Bool {
    guard hasAccessoryButton else { return false }
    list.tapAccessoryButton(at: indexPath)
    return true
  }

  /// Opens the row's context menu; returns nil if there is none.
  public var contextMenu: UIMenu? { list.contextMenu(at: indexPath) }
}

extension RowGestures {
  /// The row's buttons: its editing control, and its detail button.
  ///
  /// The user reaches them by their kind and number, because their row has the title.
  func buttons(number: Int, title: String) -> [TapTarget] {
    func button(_ kind: TapTarget.Kind, _ action: @escaping @MainActor () -> Void) -> TapTarget {
      TapTarget(kind: kind, title: "", number: number, detail: title, action: action)
    }

    var buttons: [TapTarget] = []
    switch editingControl {
    case .none: break
    case .delete:
      buttons.append(button(.delete) { tapEditingControl() })
    case .insert:
      buttons.append(button(.insert) { tapEditingControl() })
    }
    if hasAccessoryButton {
      buttons.append(button(.accessory) { tapAccessoryButton() })
    }
    return buttons
  }
}
