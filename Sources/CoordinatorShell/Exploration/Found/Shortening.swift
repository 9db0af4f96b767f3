import Foundation
import ShellLanguage

/// Turns a problem that an exploration found into a minimal script with its expectations.
@MainActor package struct Shortening {
  private let world: ExploredWorld
  private let observe: Shrinker.Observe
  /// Runs the finished script once more, and reports its findings in full.
  private let report: Shrinker.Observe
  /// The command that found the problem, for the script's comment.
  private let origin: String
  /// Whether there is no time for another trial.
  private let isOver: @MainActor () -> Bool
  /// The maximum number of trials of one problem.
  ///
  /// An exploration with a limit of moves must end soon, too: trying all pairs of a long script's
  /// statements, each in a new launch, would take longer than the exploration.
  private static let most = 200

  package init(
    _ world: ExploredWorld, origin: String, isOver: @escaping @MainActor () -> Bool = { false },
    report: Shrinker.Observe? = nil, observe: @escaping Shrinker.Observe
  ) {
    self.world = world
    self.origin = origin
    self.isOver = isOver
    self.observe = observe
    self.report = report ?? observe
  }

  /// The script for the trials of a discovery.
  package static func script(of discovery: Discovery, in world: ExploredWorld) -> Script? {
    var lines = discovery.trace
    // The shrinker can keep a failure, so the script fails if the app reports the notice.
    if case .notice(let words) = discovery.kind {
      lines.append(Statement.expectation(.notice(words), isNegated: true))
    }
    return script(of: lines, in: world)
  }

  /// The starting script, followed by these statements.
  package static func script(of statements: [String], in world: ExploredWorld) -> Script? {
    let lines = world.start.statements.map(\.text) + statements
    let text = lines.joined(separator: "\n")
    let parser = world.surroundings.parser()
    guard let script = try? parser.parse(Source(name: "found", text: text)) else { return nil }
    return Script(name: world.start.name, header: world.launchHeader, statements: script.statements)
  }

  /// The script for the trials of a path to a screen; it fails on arrival, which the shrinker can
  /// keep.
  package static func script(
    of way: [String], to screen: String, in world: ExploredWorld
  ) -> Script? {
    let lines = world.start.statements.map(\.text) + way
    let arrival = Statement.expectation(.visible(.type(screen)), isNegated: true)
    let source = Source(name: "way", text: (lines + [arrival]).joined(separator: "\n"))
    guard let script = try? world.surroundings.parser().parse(source) else { return nil }
    return Script(name: world.start.name, header: world.launchHeader, statements: script.statements)
  }

  /// The shortest script to a screen that shrinking this one yields.
  package func shortest(_ script: Script, to screen: String) -> String {
    let result = try? Shrinker(most: Self.most, isOver: isOver, observe)
      .shrink(script, to: nil)
    let statements = (result?.failure == nil ? script.statements : result?.statements) ?? []
    var lines = world.header(ofScriptAt: "way.camsh")
    lines += statements.dropLast().map(\.text)
    lines.append(Statement.expectation(.visible(.type(screen))))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The shortest script that reproduces the problem; the complete script if a trial doesn't
  /// reproduce it, or if the time limit is reached.
  package func found(_ discovery: Discovery, _ script: Script) -> FoundScript {
    var signature: String?
    if case .finding(_, _, let own) = discovery.kind { signature = own }
    var statements = script.statements
    guard !isOver() else { return replayed(discovery, script) }
    var confirmation = FoundScript.Confirmation.notReproduced
    do throws(Shrinker.Refusal) {
      let script = shortcut(of: discovery) ?? script
      let result = try Shrinker(most: Self.most, isOver: isOver, observe)
        .shrink(script, to: signature)
      // The shrinker must have kept the same problem.
      //
      // A script that met a crash may fail in a trial for another reason, such as a missing
      // network.
      if signature != nil || result.failure.map(discovery.isOfSameKind) ?? false {
        statements = result.statements
        confirmation = .reproduced
      }
    } catch {}
    // The trials that the time limit cut short say nothing.
    guard confirmation == .reproduced || !isOver() else { return replayed(discovery, script) }
    return examined(written(discovery, statements, confirmation), statements)
  }

  /// A script whose finding isn't reported if the next visit takes the object back.
  ///
  /// That is tried even when the time is over: a few more launches cost less than a wrong finding.
  private func examined(_ found: FoundScript, _ statements: [Statement]) -> FoundScript {
    guard let finding = found.finding, !world.surroundings.isInterrupted() else { return found }
    var found = found
    found.isTakenBack = isTakenBack(finding, statements)
    return found
  }

  /// Whether repeating the moves of a visit shows an abandoned object again.
  ///
  /// A coordinator may keep a screen for the next visit. An object that the next visit replaces
  /// doesn't come back.
  private func isTakenBack(_ finding: ReportedFinding, _ statements: [Statement]) -> Bool {
    guard finding.verdict == .abandoned, let made = finding.made?.step, let due = finding.due?.step,
      0 < made, made < due
    else { return false }
    // The step of each statement is known only if all make one.
    let moves = statements.indices.filter { statements[$0].moveCount == 1 }
    guard moves.count == statements.reduce(0, { $0 + $1.moveCount }), due <= moves.count else {
      return false
    }
    let first = moves[made - 1]
    let leaving = moves[due - 1]
    // The look fails if the object has been deallocated.
    let graph = "graph \(Word.spelling(of: finding.subject))"
    guard let look = Self.script(of: [graph], in: world)?.statements.last else { return false }
    return (0..<Self.mostVisits).contains { count in
      let visits = repeatElement(statements[first...leaving], count: count).joined()
      let seen = observe(statements + visits + statements[first..<leaving] + [look], nil)
      return seen.failure == nil && !seen.standing.contains { $0.signature == finding.signature }
    }
  }

  /// The number of visits after which a pool has reused every returned object.
  private static let mostVisits = 3

  /// The script without shrinking, once the time for it is used up.
  ///
  /// A problem that a replay doesn't show must not be reported like the others.
  private func replayed(_ discovery: Discovery, _ script: Script) -> FoundScript {
    let short = discovery.byShortcuts.first.flatMap { Self.script(of: $0, in: world) }
    for candidate in [short, script].compactMap(\.self) {
      guard !world.surroundings.isInterrupted() else {
        return written(discovery, script.statements, .notTried)
      }
      if let shown = shown(discovery, by: candidate) {
        return examined(written(discovery, shown.statements, .reproduced), shown.statements)
      }
    }
    return written(discovery, script.statements, .notReproduced)
  }

  /// The script of the shortest shortcut that shows the problem.
  ///
  /// An exploration makes hundreds of moves before it meets a problem that a few of them show, and
  /// shrinking all of them takes many long replays.
  private func shortcut(of discovery: Discovery) -> Script? {
    for short in discovery.byShortcuts where !isOver() {
      if let script = Self.script(of: short, in: world), let shown = shown(discovery, by: script) {
        return shown
      }
    }
    return nil
  }

  /// The statements of a script that succeed, if they show the problem.
  private func shown(_ discovery: Discovery, by script: Script) -> Script? {
    let whole = script.statements
    let seen = observe(whole, discovery.symptom)
    guard discovery.isShown(by: seen) else { return nil }
    // Without the statements that failed, the problem may be missing.
    let performed = seen.performed.map { whole[$0] }
    let again = performed.count == whole.count ? seen : observe(performed, nil)
    guard discovery.isShown(by: again) else { return nil }
    return Script(name: script.name, header: script.header, statements: performed)
  }

  private func written(
    _ discovery: Discovery, _ statements: [Statement], _ confirmation: FoundScript.Confirmation
  ) -> FoundScript {
    let isConfirmed = confirmation == .reproduced
    var lines = statements.map(\.text)
    var isExpected = false
    var subject = discovery.words
    switch discovery.kind {
    case .finding(let verdict, let type, _):
      subject = type
      if verdict == Verdict.misuse.rawValue {
        lines.append(Statement.expectation(.misuse(discovery.words.longestPartWithoutNames)))
        isExpected = isConfirmed
      } else if let verdict = Verdict(rawValue: verdict) {
        lines.append(Statement.expectation(.finding(verdict, type, through: nil)))
        isExpected = isConfirmed
      }
    case .notice(let words):
      lines.removeLast()
      lines.append(Statement.expectation(.notice(words)))
      isExpected = isConfirmed
    case .failure, .death: break
    }
    let steps = statements.reduce(0) { $0 + $1.moveCount }
    var finding: ReportedFinding?
    if isExpected, let outcome = outcome(of: lines) {
      lines += others(in: outcome)
      finding = outcome.reported?.first { $0.signature == discovery.signature }
    }
    return FoundScript(
      signature: discovery.signature, verdict: discovery.verdict, subject: subject,
      text: text(of: discovery, finding?.notes.first, lines, confirmation), steps: steps,
      isExpected: isExpected,
      isConfirmed: isConfirmed, isTried: confirmation == .notTried ? false : nil, finding: finding)
  }

  private func outcome(of lines: [String]) -> Observation? {
    let source = Source(name: "found", text: lines.joined(separator: "\n"))
    guard let script = try? world.surroundings.parser().parse(source) else { return nil }
    return report(script.statements.map(placed), nil)
  }

  /// The statement at its place in the starting script, so that a report names a file that exists; what the
  /// exploration adds follows the last statement.
  private func placed(_ statement: Statement) -> Statement {
    let known = world.start.statements
    guard
      let place = (known.first { $0.text == statement.text } ?? known.last)?.location
    else { return statement }
    return statement.moved(to: place)
  }

  /// Expectations of the other findings at the end of the script.
  private func others(in outcome: Observation) -> [String] {
    var others: [String] = []
    for found in outcome.unexpected {
      let line = Statement.expectation(.finding(found.verdict, found.type, through: nil))
      if !others.contains(line) { others.append(line) }
    }
    return others
  }

  /// `shown` are the words of the finding that the script reproduces, whose counts may differ from the discovery's.
  private func text(
    of discovery: Discovery, _ shown: String?, _ lines: [String],
    _ confirmation: FoundScript.Confirmation
  ) -> String {
    let words = shown ?? discovery.words
    var whole = world.header(ofScriptAt: world.foundFolder + "/found.camsh")
    whole.append("% tags: explored")
    whole.append("# \(discovery.title.onOneLine)")
    if !words.isEmpty, !discovery.title.contains(words) {
      whole.append("# \(words.onOneLine)")
    }
    if discovery.isDeath, world.start.header.connection == .samples,
      !lines.contains("network offline")
    {
      whole.append("# The app decoded samples; what its server sends may not bring it down.")
    }
    whole.append("# Found by \(origin)\(confirmation.doubt.map { "; \($0)" } ?? "").")
    let text = (whole + lines).joined(separator: "\n")
    let canonical = try? ScriptFormat.canonical(Source(name: "found", text: text))
    return canonical ?? text + "\n"
  }
}

extension Discovery {
  /// A comment such as `abandoned IssueCreatorCoordinator, signature 2c8f9a01`.
  package var title: String {
    switch kind {
    case .finding(let verdict, let type, let signature):
      "\(verdict) \(type), signature \(signature)"
    case .notice(let words): "the app reported: \(words)"
    case .failure(let words): "fails: \(words)"
    case .death(let words): words
    }
  }
}

extension Statement {
  static func expectation(
    _ claim: Expectation.Claim, isNegated: Bool = false
  ) -> String {
    Command.check(Expectation(claim, isNegated: isNegated)).description
  }

  /// The number of moves.
  fileprivate var moveCount: Int {
    switch kind {
    case .command(let command): command.kind == .move ? 1 : 0
    case .repeat(_, let body), .include(_, let body): body.reduce(0) { $0 + $1.moveCount }
    case .value: 0
    }
  }
}

extension String {
  /// The longest part outside `<` and `>`, which enclose numbers that differ between scripts.
  fileprivate var longestPartWithoutNames: String {
    var parts: [Substring] = []
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      parts.append(rest[..<start])
      rest = rest[start...].firstIndex(of: ">").map { rest[rest.index(after: $0)...] } ?? ""
    }
    parts.append(rest)
    let longest = parts.max { $0.count < $1.count } ?? rest
    return longest.trimmingCharacters(in: .whitespaces)
  }

  fileprivate var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").escapedForTerminal
  }
}
