import Coordinators
import HeadlessUIKit
import RetainGraph

extension Session {
  /// Judges the step that just ended; returns what it found.
  func judgeStep(at location: SourceLocation?) -> [Finding] {
    let moment = Finding.Moment(step: stepCount, location: location)
    var attached: [ObjectLabel] = []
    if let root = rootCoordinator { labels.learn(root, into: &attached) }
    for root in rootCoordinatorsBehind { labels.learn(root, into: &attached) }
    let hasSurvivors = monitor.update(device, attached: attached, labels: labels, at: moment)
    var found = VanishedRule.findings(in: self, at: moment)
    for finding in found { judge.add(finding) }
    if hasSurvivors {
      found += judge.judge(monitor.suspects(labels: labels), of: self)
    }
    return found
  }

  /// What stands now, expected or not.
  var standingFindings: [Finding] {
    guard judge.hasFindings else { return [] }
    return judge.standing
  }

  /// What stands and nobody expects.
  var unexpectedFindings: [Finding] {
    standingFindings.filter { finding in
      !expectedFindings.contains {
        $0.verdict == finding.verdict && $0.type == finding.subject.typeName
      }
    }
  }

  // MARK: Looking

  func findingLines(glyphs: Glyphs, paint: Paint) -> [String] {
    let findings = standingFindings
    guard !findings.isEmpty else { return ["no findings"] }
    let text = FindingText(glyphs: glyphs, paint: paint)
    return Array(findings.map(text.lines).joined(separator: [""]))
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
    let unknown = max(0, (graph.graph.unknownHolders(of: node) ?? 0) - Self.retainsOfTheAsker)
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

  func aliveLines(_ type: String?) -> [String] {
    let counts = census.filter { entry in
      type.map { ScreenReference.name($0, means: entry.type) } ?? true
    }
    guard !counts.isEmpty else { return ["none alive"] }
    return Columns.lines(counts.map { ["\($0.count)", $0.type] }, rightAligned: [0])
  }

  /// How many of each type are alive, by name.
  var census: [(type: String, count: Int)] {
    var counts: [String: Int] = [:]
    for viewController in device.instances.alive {
      counts[viewController.label.typeName, default: 0] += 1
    }
    for (label, _) in labels.alive { counts[label.typeName, default: 0] += 1 }
    for identity in monitor.tracker.alive { counts[identity.type, default: 0] += 1 }
    return counts.map { (type: $0.key, count: $0.value) }.sorted { $0.type < $1.type }
  }

  // MARK: Objects

  /// The asker's own list and variable.
  private static let retainsOfTheAsker = 2

  private func evidence(with object: AnyObject, _ label: ObjectLabel) -> Evidence {
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
      return (coordinator, label)
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
