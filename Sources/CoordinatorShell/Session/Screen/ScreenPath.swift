import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The screens from the root to the visible one, abbreviated: `Map`, `PlaceDetail`.
  var screenSteps: [String] {
    guard let front = device.frontmost else { return ["-"] }
    var parts: [String] = []
    if let tabs = device.finger.tabBarController, front.presentingViewController == nil,
      let tab = tabs.selectedViewController, let title = tab.tabBarItem.title
    {
      parts.append(title)
    }
    let stack = front.navigationController?.viewControllers ?? [front]
    parts += stack.dropFirst(parts.isEmpty ? 0 : 1).map(\.label.shortTypeName)
    return parts.map(\.escapedForTerminal)
  }
}

extension ObjectLabel {
  /// The type's name without `ViewController`.
  package var shortTypeName: String {
    let name = typeName
    let suffix = "ViewController"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }
}
