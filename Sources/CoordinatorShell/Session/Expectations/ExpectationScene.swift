import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// The state in which an expectation failed, for a reader who hasn't seen the session.
package struct ExpectationScene: Sendable {
  /// The tree, with the changes of the last step.
  package let tree: [String]
  /// The visible screen, with its title.
  package let visible: String
  /// What the expectation may have meant.
  package let nearest: String?

  /// The lines to print.
  package var lines: [String] {
    (nearest.map { ["nearest: \($0)"] } ?? []) + ["visible: \(visible)"] + tree
  }
}

extension Session {
  func scene(of expectation: Expectation) -> ExpectationScene {
    let front = device.frontmost
    let title = front.flatMap { $0.title ?? $0.navigationItem.title }
    let words = [front?.label.text ?? "nothing", title.map { "\"\($0)\"" }].compactMap(\.self)
    return ExpectationScene(
      tree: treeLines(glyphs: .unicode, paint: .plain),
      visible: words.joined(separator: " ").escapedForTerminal,
      nearest: expectation.isNegated
        ? nil : nearest(to: expectation.claim)?.escapedForTerminal)
  }

  /// The existing item whose text is most similar to what was expected.
  private func nearest(to claim: Expectation.Claim) -> String? {
    switch claim {
    case .visible(let screen), .presented(let screen): return near(screen)
    case .stack(let screens): return screens.lazy.compactMap(near).first
    case .tab(.name(let name)):
      let tabs = device.finger.tabBarController?.viewControllers ?? []
      return Self.nearest(name, tabs.map(\.tabTitle))
    case .control(let name, _):
      let names = targets.map(\.name)
      return names.contains { $0.isSame(as: name) } ? nil : Self.nearest(name, names)
    case .text(let text), .row(_, let text):
      guard let screen = try? touchedScreen() else { return nil }
      return Self.nearest(text, content(of: screen, rows: .all).texts).map { "\"\($0)\"" }
    case .title(let text):
      let stack = (try? visibleStack())?.viewControllers ?? []
      return Self.nearest(text, stack.compactMap { $0.title ?? $0.navigationItem.title })
    case .finding(let verdict, let type, _):
      let standing = standingFindings
      let alike = standing.filter { ScreenReference.name(type, means: $0.subject.typeName) }
      return (alike.first ?? standing.first { $0.verdict == verdict } ?? standing.first)
        .map { "\($0.verdict.rawValue) \($0.subject.text)" }
    case .alive(let type, _), .growth(let type, _):
      let types = census.map(\.type)
      return types.contains { ScreenReference.name(type, means: $0) }
        ? nil : Self.nearest(type, types)
    case .route(let verb, let name):
      let routes = responderChain.flatMap(\.routes)
      return Self.nearest(
        "\(verb.rawValue) \(name)", routes.map { "\($0.verb.rawValue) \($0.name)" })
    case .detent(let name):
      return Self.nearest(
        name, (device.finger.sheet?.activeDetents ?? []).map(\.identifier.rawValue))
    case .tab(.index), .depth, .misuse, .notice, .noFindings, .noGrowth, .added: return nil
    }
  }

  private func near(_ screen: ScreenReference) -> String? {
    let names = tree.labels.map(\.text)
    switch screen {
    case .type(let name):
      return Self.nearest(name, names.map { String($0.prefix { $0 != "#" }) })
        ?? Self.nearest(name + "ViewController", names.map { String($0.prefix { $0 != "#" }) })
    case .label(let type, let number): return Self.nearest("\(type)#\(number)", names)
    case .variable: return nil
    }
  }

  /// The most similar of some texts; a text that contains the expected one, or one of its words,
  /// counts.
  private static func nearest(_ text: String, _ all: [String]) -> String? {
    let others = all.filter { $0 != text && !$0.isEmpty }
    if let near = Suggestion.nearest(to: text, among: others) { return near }
    let wanted = text.lowercased()
    if let holder = others.first(where: { $0.lowercased().contains(wanted) }) { return holder }
    let words = wanted.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).filter {
      $0.count > 2
    }
    return others.first { other in
      let other = other.lowercased()
      return words.contains { other.contains($0) }
    }
  }
}

extension Tree {
  /// Every label in the tree, from the top down.
  fileprivate var labels: [ObjectLabel] {
    var labels: [ObjectLabel] = []
    visit { labels.append($0.label) }
    return labels
  }
}
