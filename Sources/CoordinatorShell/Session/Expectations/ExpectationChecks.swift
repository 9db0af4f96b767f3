import HeadlessUIKit
import ShellLanguage

extension Session {
  /// Checks an expectation; throws the actual state if it doesn't hold.
  package func verify(_ expectation: Expectation) throws(StepFailure) {
    let finding = try examine(expectation.claim)
    guard finding.holds == expectation.isNegated else { return }
    throw .unmetExpectation(
      expectation.description, actual: finding.actual,
      scene: replayer.isReplaying ? nil : scene(of: expectation))
  }

  private func examine(
    _ claim: Expectation.Claim
  ) throws(StepFailure) -> (holds: Bool, actual: String) {
    switch claim {
    case .visible(let screen):
      let front = try visibleScreen()
      return (try reference(screen, means: front), "\(front.label.text) is visible")
    case .presented(let screen):
      return try examinePresented(screen)
    case .stack(let screens):
      return try examineStack(screens)
    case .tab(let tab):
      return examineTab(tab)
    case .title(let text):
      let front = try visibleScreen()
      let title = front.title ?? front.navigationItem.title
      return (title == text, "the title is \(title.map { "\"\($0)\"" } ?? "not set")")
    case .depth(let comparison):
      let depth = try visibleStack().viewControllers.count
      return (comparison.holds(for: depth), "the stack holds \(depth)")
    case .control(let name, let isEnabled):
      return examineControl(name, isEnabled: isEnabled)
    case .text(let text):
      let texts = content(of: try touchedScreen(), rows: .all).texts
      return (texts.contains { $0.contains(text) }, "the screen shows \(Self.some(texts))")
    case .row(let number, let text):
      return try examineRow(number, text)
    case .misuse(let text):
      let messages = device.misuses.map(\.message)
      let isMeant = messages.contains { $0.contains(text) }
      if isMeant { expect(ExpectedFinding(verdict: .misuse, type: nil, text: text)) }
      return (
        isMeant,
        messages.isEmpty ? "UIKit printed no warning" : "UIKit reported: \(messages[0])"
      )
    case .notice(let text):
      return (
        notices.contains { $0.contains(text) },
        notices.isEmpty ? "the app reported nothing" : "the app reported: \(notices[0])"
      )
    case .detent(let name):
      return examineDetent(name)
    case .finding(let verdict, let type, let field):
      return examineFinding(verdict, type, through: field)
    case .noFindings:
      let unexpected = unexpectedFindings
      return (
        unexpected.isEmpty,
        unexpected.isEmpty
          ? "there are none"
          : "these are there: "
            + Self.some(unexpected.map { "\($0.verdict.rawValue) \($0.subject.text)" })
      )
    case .growth(let type, let comparison):
      let lastRepeat = try repeated(claim)
      let growth = lastRepeat.growth(of: type)
      return (comparison.holds(for: growth), Self.words(growth, lastRepeat))
    case .noGrowth:
      let lastRepeat = try repeated(claim)
      let grown = lastRepeat.grown.map { "\($0.type) by \($0.count)" }
      return (
        grown.isEmpty,
        grown.isEmpty
          ? "nothing grew" : "these grew in \(lastRepeat.turns) turns: \(Self.some(grown))"
      )
    case .alive(let type, let comparison):
      let count = census.reduce(0) { total, entry in
        ScreenReference.name(type, means: entry.type) ? total + entry.count : total
      }
      return (comparison.holds(for: count), "\(count) \(count == 1 ? "is" : "are") alive")
    case .added(let call):
      return try examine(call)
    case .route(let verb, let name):
      let routes = responderChain.flatMap(\.routes)
      return (
        routes.contains { $0.verb.rawValue == verb.rawValue && $0.name == name },
        "the routes are \(Self.some(routes.map { "\($0.verb.rawValue) \($0.name)" }))"
      )
    }
  }

  private func examine(_ call: AddedCall) throws(StepFailure) -> (holds: Bool, actual: String) {
    let arguments = try AddedArguments(call).resolved(resolve)
    do {
      let answer = try added.examine(call.name, arguments, stage)
      return (answer.holds, answer.actual)
    } catch { throw StepFailure(added: error) }
  }

  private func examineControl(
    _ name: String, isEnabled: Bool?
  ) -> (holds: Bool, actual: String) {
    let targets = targets
    let named = targets.filter { $0.answers(to: name) }
    guard let isEnabled, let target = named.first else {
      return (!named.isEmpty, "the controls are \(Self.some(targets.map(\.name)))")
    }
    return (
      named.contains { $0.isEnabled == isEnabled },
      "\(target.name) is \(target.isEnabled ? "enabled" : "disabled")"
    )
  }

  private func examineRow(
    _ number: Int, _ text: String
  ) throws(StepFailure) -> (holds: Bool, actual: String) {
    let elements = content(of: try touchedScreen(), rows: .range(number...number)).elements
    let rows = elements.filter { ($0.kind == .row || $0.kind == .callout) && $0.number == number }
    guard let row = rows.first else {
      let count = elements.first { $0.kind == .omitted }?.number ?? 0
      return (false, count == 0 ? "there are no rows" : "there are \(count) rows")
    }
    let texts = [row.text] + row.details
    return (
      texts.contains { $0.contains(text) },
      "row \(number) shows \(Self.some(texts.filter { !$0.isEmpty }))"
    )
  }

  private func examinePresented(
    _ screen: ScreenReference
  ) throws(StepFailure) -> (holds: Bool, actual: String) {
    var presented: [UIViewController] = []
    var next = device.keyWindow?.rootViewController?.presentedDirectly
    while let current = next {
      presented.append((current as? UINavigationController)?.viewControllers.first ?? current)
      next = current.presentedDirectly
    }
    for candidate in presented {
      if try reference(screen, means: candidate) { return (true, "\(candidate.label.text) is") }
    }
    return (false, "\(Self.some(presented.map(\.label.text))) is presented")
  }

  private func examineStack(
    _ screens: [ScreenReference]
  ) throws(StepFailure) -> (holds: Bool, actual: String) {
    let stack = try visibleStack().viewControllers
    let actual = "it is \(Self.some(stack.map(\.label.text)))"
    guard screens.count == stack.count else { return (false, actual) }
    for (screen, viewController) in zip(screens, stack) {
      guard try reference(screen, means: viewController) else { return (false, actual) }
    }
    return (true, actual)
  }

  private func examineTab(_ tab: TabReference) -> (holds: Bool, actual: String) {
    guard let tabs = device.finger.tabBarController, let selected = tabs.selectedViewController
    else { return (false, "no tab bar is visible") }
    let title = selected.tabTitle
    let holds =
      switch tab {
      case .index(let index): tabs.selectedIndex == index
      case .name(let name): title.lowercased() == name.lowercased()
      }
    return (holds, "tab \(tabs.selectedIndex) \(title) is selected")
  }

  /// A finding that the script expects doesn't fail it.
  private func examineFinding(
    _ verdict: Finding.Verdict, _ type: String, through field: String?
  ) -> (holds: Bool, actual: String) {
    let standing = standingFindings
    let matching = standing.filter {
      $0.verdict == verdict && ScreenReference.name(type, means: $0.subject.typeName)
        && (field.map($0.leads(through:)) ?? true)
    }
    for finding in matching {
      expect(ExpectedFinding(verdict: verdict, type: finding.subject.typeName))
    }
    return (
      !matching.isEmpty,
      standing.isEmpty
        ? "there are no findings"
        : "found \(Self.some(standing.map { $0.words(withFields: field != nil) }))"
    )
  }

  private func expect(_ finding: ExpectedFinding) {
    if !expectedFindings.contains(finding) { expectedFindings.append(finding) }
  }

  private func examineDetent(_ name: String) -> (holds: Bool, actual: String) {
    guard let detent = device.finger.sheet?.currentDetent?.identifier else {
      return (false, "no sheet is visible")
    }
    return (detent.answers(to: name), "the sheet rests at \(detent.rawValue)")
  }

  /// The growth of the last `repeat`; without a `repeat`, neither a claim about it nor its negation
  /// holds.
  private func repeated(_ claim: Expectation.Claim) throws(StepFailure) -> RepeatGrowth {
    guard let lastRepeat else {
      throw .unmetExpectation(claim.description, actual: "nothing has been repeated")
    }
    return lastRepeat
  }

  private static func words(_ growth: Int, _ loop: RepeatGrowth) -> String {
    let since = "since the first of \(loop.turns) \(loop.turns == 1 ? "turn" : "turns")"
    return switch growth {
    case 0: "there are as many as before \(since)"
    case ..<0: "there are \(-growth) fewer \(since)"
    default: "there are \(growth) more \(since)"
    }
  }

  /// The first few items of a list, and how many more there are.
  private static func some(_ names: [String]) -> String {
    guard !names.isEmpty else { return "nothing" }
    let more = names.count - 6
    return names.prefix(6).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension Finding {
  /// Whether the retaining path contains a field, optionally of a type: `finishDelegate`,
  /// `IssueListCoordinator.finishDelegate`, `closure capture`.
  fileprivate func leads(through field: String) -> Bool {
    let wanted = Self.names(in: field)
    guard !wanted.isEmpty else { return false }
    return links.contains { link in
      let names = Self.names(in: "\(link.holderType).\(link.field)")
      return names.indices.contains { names[$0...].starts(with: wanted) }
    }
  }

  private static func names(in text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  fileprivate func words(withFields: Bool) -> String {
    let found = "\(verdict.rawValue) \(subject.text)"
    guard withFields, !links.isEmpty else { return found }
    return found + " through " + links.map(\.field).joined(separator: ", ")
  }
}
