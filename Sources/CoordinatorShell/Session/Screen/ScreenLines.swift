import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The contents of the screen that a tap hits.
  ///
  /// Reading a row creates its cell. What the cell requests, such as pictures, arrives before the
  /// screen is read again, unless time is held.
  func content(
    of screen: UIViewController, rows: ScreenRows, gestures: Bool = false
  ) -> ScreenContent {
    let wasIdle = device.isIdle
    let content = screen.screenContent(rows: rows, gestures: gestures)
    guard wasIdle, heldTime == nil, !device.isIdle else { return content }
    device.settle()
    return screen.screenContent(rows: rows, gestures: gestures)
  }

  /// The part of a screen that `screen` shows.
  func content(of screen: UIViewController, _ part: ScreenPart) -> ScreenContent {
    let rows: ScreenRows =
      switch part {
      case .start: .first(ScreenPart.usualRows)
      case .all: .all
      case .rows(let range): .range(range)
      }
    return content(of: screen, rows: rows, gestures: true)
  }

  /// What `screen` prints.
  func screenLines(_ part: ScreenPart) throws(StepFailure) -> [String] {
    let front = try touchedScreen()
    let content = content(of: front, part)
    let title = content.title.map { "  \"\($0.escapedForTerminal)\"" } ?? ""
    let elements = content.elements.map(\.words)
    let width = elements.map { DisplayWidth.of($0.name) }.max() ?? 0
    return [front.label.text + title]
      + elements.map { element in
        let padding = String(repeating: " ", count: width - DisplayWidth.of(element.name))
        let line = "  \(element.name)\(padding)  \(element.text)"
        return String(line.reversed().drop { $0 == " " }.reversed())
      } + tabLine
  }

  /// The tab bar's titles with their badges, and the selected one in brackets.
  private var tabLine: [String] {
    guard let tabTitles else { return [] }
    let tabs = device.finger.tabBarController?.viewControllers ?? []
    let titles = zip(tabTitles, tabs).map { tab, controller in
      let badge = controller.tabBarItem.badgeValue.map { " (\($0))" } ?? ""
      let title = (tab.title + badge).escapedForTerminal
      return tab.isSelected ? "[\(title)]" : title
    }
    return ["  tabs  " + titles.joined(separator: "  ")]
  }

  /// The titles in the tab bar; nil if none is in front.
  var tabTitles: [(title: String, isSelected: Bool)]? {
    guard let tabs = device.finger.tabBarController, tabs.presentedViewController == nil else {
      return nil
    }
    return (tabs.viewControllers ?? []).enumerated().map { index, controller in
      (controller.tabTitle, index == tabs.selectedIndex)
    }
  }
}

extension ScreenElement {
  /// The kind of element and all of its texts, escaped for a terminal.
  fileprivate var words: (name: String, text: String) {
    let indent = String(repeating: "  ", count: depth)
    guard kind != .omitted else {
      return (indent + kind.rawValue, "\(number ?? 0) in all; 'screen all' shows them")
    }
    let name = [kind.rawValue, number.map(String.init)].compactMap(\.self).joined(separator: " ")
    var parts = ([text] + details).filter { !$0.isEmpty }.joined(separator: " · ")
    if kind == .label { parts = "\"\(parts)\"" }
    if let value, kind == .field || kind == .search {
      parts += parts.isEmpty ? "\"\(value)\"" : " \"\(value)\""
    } else if let value {
      parts += parts.isEmpty ? value : " \(value)"
    }
    if let identifier, identifier != text { parts += "  (\(identifier))" }
    if !gestures.isEmpty { parts += "  [\(gestures.map(\.words).joined(separator: "; "))]" }
    if isSelected { parts += "  selected" }
    if !isEnabled { parts += "  disabled" }
    return (indent + name, parts.escapedForTerminal)
  }
}

extension ScreenElement.Gesture {
  /// The gesture in a user's words, with the actions it offers.
  fileprivate var words: String {
    switch self {
    case .swipe(let actions): "swipe: \(actions.joined(separator: ", "))"
    case .swipeRight(let actions): "swipe right: \(actions.joined(separator: ", "))"
    case .press(let items): "press: \(items.joined(separator: ", "))"
    case .accessory: "accessory"
    case .delete: "delete"
    case .insert: "insert"
    case .move: "move"
    }
  }
}
