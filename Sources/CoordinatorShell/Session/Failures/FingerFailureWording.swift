import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Finger.Failure {
  var words: String {
    switch self {
    case .noScreen: "no window shows a screen"
    case .noTabBar: "no tab bar is visible"
    case .noTab(let index, let count):
      "there is no tab \(index); "
        + (count == 1 ? "the only one is 0" : "the tabs are 0 to \(count - 1)")
    case .atRoot: "nothing to go back to: the visible screen is the root of its stack"
    case .notSwipeable: "the back swipe is switched off here"
    case .noBackButton(let missing): "no back button is shown: \(missing.words)"
    case .noPages: "no page view controller with a data source is visible"
    case .noPage(let direction):
      "the data source has no page \(direction == .forward ? "after" : "before") this one"
    case .noSheet: "no sheet is visible"
    case .sheetCannotBeSwiped(let style): "a \(style) screen cannot be swiped down"
    case .noDetent(let name, let active):
      "the sheet has no detent '\(name)'; it has \(active.joined(separator: ", "))"
    case .noRow(let number, let count):
      count == 0
        ? "the visible screen has no rows" : "there is no row \(number); there are \(count)"
    case .noRowAction(let title, let actions):
      actions.isEmpty
        ? "the row can't be swiped aside"
        : "the row has no action '\(title ?? "")'; it has \(actions.joined(separator: ", "))"
    case .rowActionsRevealed(let row, let actions):
      "row \(row) swiped all the way only reveals its actions; name one: "
        + actions.joined(separator: ", ")
    case .rowStays(let number):
      "row \(number) can't be moved; a table shows reorder controls only while it is edited"
    case .noMenu(let title): "pressing '\(title)' opens no menu"
    case .noMenuItem(nil, let title, let items):
      "pressing '\(title)' opens a menu; name one of its items: \(items.joined(separator: ", "))"
    case .noMenuItem(let item?, let title, let items):
      "the menu of '\(title)' has no item '\(item)'; it has \(items.joined(separator: ", "))"
    case .nothingToRefresh: "nothing on the visible screen can be pulled down to refresh"
    case .refreshing: "the list is refreshing already"
    case .noValue(let value, let control, let possible):
      "'\(control)' can't be set to '\(value)'; it takes \(possible)"
    case .disabled(let title): "'\(title)' is disabled"
    case .unreachable(let title, let obstacle): "'\(title)' can't be tapped: \(obstacle.words)"
    case .inTransition: "a transition is in progress"
    }
  }
}

extension MissingBackButton {
  var words: String {
    switch self {
    case .barIsHidden: "the navigation bar is hidden"
    case .isHidden: "hidesBackButton is set"
    case .isReplaced: "a leftBarButtonItem replaces it"
    }
  }
}

extension Obstacle {
  var words: String {
    switch self {
    case .hidden: "it, or a view that contains it, is hidden"
    case .transparent: "its alpha, or that of a view that contains it, is 0"
    case .ignoresTouches: "isUserInteractionEnabled is false for it, or for a view that contains it"
    case .covered(let cover): "\(cover) covers it"
    case .outside: "it, or a view that contains it, is outside its superview"
    case .notLoaded: "its screen has not loaded its view yet"
    case .offScreen: "its screen is in no window"
    }
  }
}
