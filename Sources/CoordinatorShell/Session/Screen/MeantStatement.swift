import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Session {
  /// The statement that an unknown word probably means: a route, a tab, an event or a control of
  /// the app's current state, each with its verb.
  ///
  /// `rest` is the statement, including the word.
  func statement(meantBy word: String, rest: String) -> String? {
    let text = rest.isEmpty ? word : rest
    if let route = responderChain.lazy.flatMap(\.routes).first(where: { $0.name == word }) {
      return "\(route.verb.rawValue) \(text)"
    }
    func matches(_ name: String) -> Bool { name.lowercased() == text.lowercased() }
    if let bar = device.finger.tabBarController,
      let tab = bar.viewControllers?.first(where: { matches($0.tabTitle) })
    {
      return "tab \(Word.spelling(of: tab.tabTitle))"
    }
    if (rootCoordinator?.flowHandlers ?? []).contains(where: { $0.name == word }) {
      return "send \(text)"
    }
    if let target = targets.first(where: { matches($0.name) }) {
      return "tap \(Word.spelling(of: target.name))"
    }
    return apps.contains { $0.name == word } && text == word ? "app \(word)" : nil
  }
}
