import Foundation
import ShellLanguage

/// Makes a script of what an exploration found: minimal, and with what it expects.
@MainActor package struct Shortening {
  private let world: ExploredWorld
  private let observe: Shrinker.Observe
  /// Observes the finished script once more, with its findings in full.
  private let report: Shrinker.Observe
  /// What the exploration followed from, for the script's comment.
  private let origin: String

  package init(
    _ world: ExploredWorld, origin: String, report: Shrinker.Observe? = nil,
    observe: @escaping Shrinker.Observe
  ) {
    self.world = world
    self.origin = origin
    self.observe = observe
    self.report = report ?? observe
  }

  /// The script that trials of a discovery stand in.
  package static func script(of discovery: Discovery, in world: ExploredWorld) -> Script? {
    var lines = world.start.statements.flatMap(\.inlined).map(\.text) + discovery.trace
    // What was reported has to become a failure: that is what can be kept.
    if case .notice(let words) = discovery.kind {
      lines.append(Statement.expectation(.notice(words), isNegated: true))
    }
    let text = lines.joined(separator: "\n")
    let parser = world.surroundings.parser()
    guard let script = try? parser.parse(Source(name: "found", text: text)) else { return nil }
    return Script(name: world.start.name, header: world.launchHeader, statements: script.statements)
  }

  /// The script that trials of a way to a screen stand in: it fails when it arrives, which can be kept.
  package static func script(
    of way: [String], to screen: String, in world: ExploredWorld
  ) -> Script? {
    let lines = world.start.statements.flatMap(\.inlined).map(\.text) + way
    let arrival = Statement.expectation(.visible(.type(screen)), isNegated: true)
    let source = Source(name: "way", text: (lines + [arrival]).joined(separator: "\n"))
    guard let script = try? world.surroundings.parser().parse(source) else { return nil }
    return Script(name: world.start.name, header: world.launchHeader, statements: script.statements)
  }

  /// The shortest script to a screen that can be made of one to it.
  package func shortest(_ script: Script, to screen: String) -> String {
    let result = try? Shrinker(observe).shrink(script, to: nil)
    let statements = (result?.failure == nil ? script.statements : result?.statements) ?? []
    var lines = ["#!/usr/bin/env -S camsh run", "% app: \(world.app)"]
    lines += world.start.header.defects.map { "% defect: \($0.name)" + ($0.isOn ? "" : " off") }
    lines += world.header(ofScriptAt: "way.camsh")
    lines += statements.dropLast().map(\.text)
    lines.append(Statement.expectation(.visible(.type(screen))))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The shortest script that shows it; the whole way where trying again does not show it.
  package func found(_ discovery: Discovery, _ script: Script) -> FoundScript {
    var signature: String?
    if case .finding(_, _, let own) = discovery.kind { signature = own }
    var statements = script.statements
    var isConfirmed = false
    do throws(Shrinker.Refusal) {
      let result = try Shrinker(observe).shrink(script, to: signature)
      // What is kept has to be what was found, and not something else on the way.
      if signature != nil || result.failure != nil {
        statements = result.statements
        isConfirmed = true
      }
    } catch {}
    return written(discovery, statements, isConfirmed)
  }

  private func written(
    _ discovery: Discovery, _ statements: [Statement], _ isConfirmed: Bool
  ) -> FoundScript {
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
      text: text(of: discovery, lines, isConfirmed), steps: steps, isExpected: isExpected,
      isConfirmed: isConfirmed, finding: finding)
  }

  private func outcome(of lines: [String]) -> Observation? {
    let source = Source(name: "found", text: lines.joined(separator: "\n"))
    guard let script = try? world.surroundings.parser().parse(source) else { return nil }
    return report(script.statements, nil)
  }

  /// What else stands at the end of the script, which it has to expect as well.
  private func others(in outcome: Observation) -> [String] {
    var others: [String] = []
    for found in outcome.unexpected where found.verdict != .misuse {
      let line = Statement.expectation(.finding(found.verdict, found.type, through: nil))
      if !others.contains(line) { others.append(line) }
    }
    return others
  }

  private func text(
    of discovery: Discovery, _ lines: [String], _ isConfirmed: Bool
  ) -> String {
    var whole = ["#!/usr/bin/env -S camsh run", "% app: \(world.app)"]
    whole += world.start.header.defects.map { "% defect: \($0.name)" + ($0.isOn ? "" : " off") }
    whole += world.header(ofScriptAt: world.foundFolder + "/found.camsh")
    whole.append("% tags: explored")
    whole.append("# \(discovery.title.onOneLine)")
    if !discovery.words.isEmpty, !discovery.title.contains(discovery.words) {
      whole.append("# \(discovery.words.onOneLine)")
    }
    whole.append("# Found by \(origin)\(isConfirmed ? "" : "; doing it again did not show it").")
    let text = (whole + lines).joined(separator: "\n")
    let canonical = try? ScriptFormat.canonical(Source(name: "found", text: text))
    return canonical ?? text + "\n"
  }
}

extension Discovery {
  /// `abandoned IssueCreatorCoordinator, signature 2c8f9a01`.
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
  fileprivate static func expectation(
    _ claim: Expectation.Claim, isNegated: Bool = false
  ) -> String {
    Command.check(Expectation(claim, isNegated: isNegated)).description
  }

  /// How many moves it makes.
  fileprivate var moveCount: Int {
    switch kind {
    case .command(let command): command.kind == .move ? 1 : 0
    case .repeat(_, let body), .include(_, let body): body.reduce(0) { $0 + $1.moveCount }
    case .value: 0
    }
  }
}

extension String {
  /// The longest part between `<` and `>`, where numbers stand that another script counts otherwise.
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
