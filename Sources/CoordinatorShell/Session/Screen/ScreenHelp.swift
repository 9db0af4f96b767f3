import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Session {
  private static let mostOfAKind = 5

  /// The commands that work on the visible screen, which `help` prints first.
  var screenHelpLines: [String] {
    guard let front = device.frontmost else { return [] }
    var rows: [[String]] = []
    let routes = responderChain.flatMap(\.routes)
    rows += some(
      routes.map { ["\($0.verb.rawValue) \($0.name)\($0.parameter.usage)", $0.summary] })
    if let bar = device.finger.tabBarController {
      let titles = (bar.viewControllers ?? []).map { Word.spelling(of: $0.tabTitle) }
      rows.append(["tab \(titles.joined(separator: " | "))", "switch tabs"])
    }
    rows += some(
      device.finger.inputs.map { ["type \(Word.spelling(of: $0.name)) <text>", "type into it"] })
    rows += some(
      targets.filter { $0.isEnabled && $0.kind != .stub }.map {
        [
          "tap \($0.number == nil ? Word.spelling(of: $0.name) : $0.place ?? $0.name)",
          $0.number == nil ? "" : $0.title,
        ]
      })
    if let depth = try? visibleStack().viewControllers.count, depth > 1 {
      rows.append([device.finger.hasBackButton ? "back" : "pop", "to the screen below"])
    }
    if front.presentingViewController != nil {
      rows.append(["dismiss", "dismiss the presented screen"])
    }
    let lines = Columns.lines(rows.map { $0.map(\.escapedForTerminal) })
    return ["here, on \(front.label.text)"] + lines.map { "  " + $0 } + [""]
  }

  private func some(_ rows: [[String]]) -> [[String]] {
    guard rows.count > Self.mostOfAKind else { return rows }
    return rows.prefix(Self.mostOfAKind) + [["…", "\(rows.count - Self.mostOfAKind) more"]]
  }
}
