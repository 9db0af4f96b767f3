import Coordinators
import HeadlessUIKit
import RetainGraph

extension Session {
  /// Judges the step that just ended; returns what it found.
  ///
  /// While time is held nothing has settled, and only what UIKit says is judged.
  func judgeStep(at location: SourceLocation?) -> [Finding] {
    moment = Finding.Moment(step: stepCount, location: location)
    guests?.read(device)
    tasks?.update(at: moment)
    let found =
      hold == nil
      ? record.judgeSettled(self, on: device, at: moment) : judge.judgeCalls(self, at: moment)
    afterStep?(self)
    return found
  }

  /// What stands now, expected or not.
  var standingFindings: [Finding] {
    guard judge.hasFindings else { return [] }
    return judge.standing(in: self)
  }

  /// What stands and nobody expects.
  var unexpectedFindings: [Finding] {
    standingFindings.filter { finding in
      !expectedFindings.contains { $0.covers(finding) }
    }
  }

  // MARK: Looking

  func findingLines(glyphs: Glyphs, paint: Paint) -> [String] {
    let findings = standingFindings
    let text = FindingText(glyphs: glyphs, paint: paint)
    var groups = blamed(findings).map(text.lines)
    if findings.isEmpty { groups.append(["no findings"]) }
    let pending = judge.pending.map {
      "\(paint.bold("pending"))  \($0.subject.text)   \($0.reason)"
    }
    if !pending.isEmpty { groups.append(pending) }
    return Array(groups.joined(separator: [""]))
  }

  /// What a script's end leaves undecided.
  var pendingNotices: [String] {
    let most = 5
    let lines = judge.pending.prefix(most).map { "\($0.subject.text) is pending: \($0.reason)" }
    let more = judge.pending.count - lines.count
    return more == 0 ? lines : lines + ["\(more) more are pending"]
  }

  func whyLines(_ reference: ScreenReference) throws(StepFailure) -> [String] {
    let (object, label) = try trackedObject(reference)
    let graph = evidence(with: object, label)
    guard let node = graph.graph.node(of: object)?.number else { return [] }
    var lines = [label.text]
    if let path = graph.graph.shortestPath(to: node, allowingPossible: true) {
      lines.append("  held from \(path.root.label)")
      for holding in graph.graph.holdings(along: path.edges) {
        lines.append(
          "    \(graph.name(of: holding.from)) \(word(holding.strength)) \(holding.path)")
      }
    } else {
      lines.append("  no root reaches it")
    }
    lines.append("  holders")
    for holding in graph.graph.holders(of: node) {
      lines.append("    \(graph.name(of: holding.from)) \(word(holding.strength)) \(holding.path)")
    }
    // What holds it possibly may be one of those that aren't known.
    let possible = graph.graph.edges(to: node).count { $0.strength == .possible }
    let unknown =
      (graph.graph.unknownHolders(of: node) ?? 0) - Self.retainsOfTheAsker - possible
    if unknown > 0 { lines.append("  \(unknown) unknown \(unknown == 1 ? "holder" : "holders")") }
    return lines.map(\.escapedForTerminal)
  }

  func graphLines(_ reference: ScreenReference) throws(StepFailure) -> [String] {
    let (object, label) = try trackedObject(reference)
    let graph = evidence(with: object, label)
    guard let node = graph.graph.node(of: object)?.number else { return [] }
    let rows = graph.graph.holdings(from: node).map { holding in
      ["  \(holding.path)", word(holding.strength), graph.name(of: holding.to)]
        .map(\.escapedForTerminal)
    }
    return [label.text] + (rows.isEmpty ? ["  holds nothing"] : Columns.lines(rows))
  }

  // MARK: Objects

  /// The asker's own variable.
  private static let retainsOfTheAsker = 1

  func evidence(with object: AnyObject, _ label: ObjectLabel) -> Evidence {
    Evidence(
      self, suspects: [Suspect(object: object, label: label, made: nil, due: nil)],
      walker: Walker())
  }

  private func trackedObject(
    _ reference: ScreenReference
  ) throws(StepFailure) -> (object: AnyObject, label: ObjectLabel) {
    for viewController in device.instances.alive {
      if try self.reference(reference, means: viewController) {
        return (viewController, viewController.label)
      }
    }
    for (label, coordinator) in labels.alive where reference.means(label) {
      return (coordinator.subject, label)
    }
    for object in monitor.tracker.objects {
      guard let identity = monitor.tracker.identity(of: object) else { continue }
      let label = ObjectLabel(type: type(of: object), number: identity.ordinal)
      if reference.means(label) { return (object, label) }
    }
    throw .noSuchObject(reference.description)
  }

  private func word(_ strength: Strength) -> String {
    strength == .possible ? "possibly holds" : "\(strength)"
  }
}

extension ScreenReference {
  /// Whether a type or label means this object; a name bound by a script means none here.
  fileprivate func means(_ label: ObjectLabel) -> Bool {
    switch self {
    case .type(let name): Self.name(name, means: label.typeName)
    case .label(let type, let number):
      label.number == number && Self.name(type, means: label.typeName)
    case .variable: false
    }
  }
}

/// What a script says that it expects; such a finding does not fail it.
struct ExpectedFinding: Equatable {
  let verdict: Finding.Verdict
  /// The type of the subject; any where it is nil.
  let type: String?
  /// Words that a note of it must have.
  var text = ""

  func covers(_ finding: Finding) -> Bool {
    verdict == finding.verdict && (type ?? finding.subject.typeName) == finding.subject.typeName
      && (text.isEmpty || finding.notes.contains { $0.contains(text) })
  }
}
