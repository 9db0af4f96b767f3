extension RowGestures {
  /// The gestures that the app certainly handles.
  ///
  /// A table's data source that doesn't say which rows can be edited may still delete a row that is
  /// swiped. camsh can tell only for a table view controller.
  var known: [ScreenElement.Gesture] {
    var known: [ScreenElement.Gesture] = []
    list.forgetDefaults()
    let trailing = actions(on: .trailing)
    if !trailing.isEmpty, !(trailing.count == 1 && isGuess(trailing[0])) {
      known.append(.swipe(trailing.map(\.shownTitle)))
    }
    let leading = actions(on: .leading)
    if !leading.isEmpty { known.append(.swipeRight(leading.map(\.shownTitle))) }
    switch editingControl {
    case .none: break
    case .delete: known.append(.delete)
    case .insert: known.append(.insert)
    }
    if hasAccessoryButton { known.append(.accessory) }
    list.forgetDefaults()
    if canMove, !list.guessesMoving || list.overridesMove { known.append(.move) }
    if let menu = contextMenu {
      known.append(.press(menu.tapTargets(isEnabled: true).map(\.title)))
    }
    return known
  }

  /// Whether the action is a Delete that UIKit adds to a row that the app doesn't declare editable.
  private func isGuess(_ action: UIContextualAction) -> Bool {
    action is DeleteAction && list.guessesEditing && !list.overridesCommit
  }
}
