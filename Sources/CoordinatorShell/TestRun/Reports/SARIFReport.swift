import ShellLanguage

/// SARIF 2.1.0: each finding of the run once, at the statement after which the object should have
/// been deallocated.
///
/// A failure for another reason is a notification of the invocation.
package enum SARIFReport {
  package static func text(of run: TestRun, toolVersion: String) throws -> String {
    let driver = SARIFLog.Driver(
      semanticVersion: toolVersion, rules: SARIFRules.rules,
      notifications: SARIFRules.notifications)
    return try JSONText.of(
      SARIFLog(runs: [
        SARIFLog.Run(
          tool: SARIFLog.Tool(driver: driver), invocations: [invocation(run)],
          results: run.findings.map { result($0, in: run) })
      ]))
  }

  private static func invocation(_ run: TestRun) -> SARIFLog.Invocation {
    let isDone: Bool =
      switch run.exitCode {
      case .usage, .internalError, .interrupted: false
      default: true
      }
    return SARIFLog.Invocation(
      executionSuccessful: isDone && run.isInterrupted != true, exitCode: run.exitCode.rawValue,
      toolExecutionNotifications: run.results.flatMap(notifications)
        + run.baselineFaults.map(notification) + (run.isInterrupted == true ? [interruption] : []))
  }

  private static func notifications(_ result: ScriptResult) -> [SARIFLog.Notification] {
    guard !result.isGood, result.outcome != .findings else { return [] }
    func notification(_ message: String, _ place: ScriptResult.Place) -> SARIFLog.Notification {
      SARIFLog.Notification(
        descriptor: SARIFLog.DescriptorReference(id: result.outcome.rawValue),
        message: SARIFLog.Message(message), locations: [location(place)])
    }
    if result.failures.isEmpty { return [notification(result.outcomeWords, result.start)] }
    return result.failures.map { notification($0.message, $0.place ?? result.start) }
  }

  private static var interruption: SARIFLog.Notification {
    SARIFLog.Notification(
      descriptor: SARIFLog.DescriptorReference(id: ScriptResult.Outcome.interrupted.rawValue),
      message: SARIFLog.Message("The run was interrupted."))
  }

  private static func notification(_ fault: TestRun.BaselineFault) -> SARIFLog.Notification {
    SARIFLog.Notification(
      descriptor: SARIFLog.DescriptorReference(id: "baseline"),
      message: SARIFLog.Message("\(fault.title): \(fault.message)"))
  }

  private static func result(
    _ occurrence: TestRun.Occurrence, in run: TestRun
  ) -> SARIFLog.Result {
    let finding = occurrence.finding
    let same = run.results.flatMap { result in
      result.findings.filter { $0.signature == finding.signature }.map { (result, $0) }
    }
    let place = finding.place ?? occurrence.start
    let scope = occurrence.scripts.count == 1 ? "" : ", \(occurrence.scope)"
    var related: [SARIFLog.Location] = []
    if let made = finding.made?.place {
      related.append(location(made, id: 1, "\(finding.subject) was made here."))
    }
    if let cut = finding.cut, let made = cut.made?.place, finding.links.indices.contains(cut.link) {
      let link = finding.links[cut.link]
      related.append(
        location(
          made, id: related.count + 1,
          "\(link.field) of \(link.holder) was set here."))
    }
    for (result, other) in same {
      let start = other.place ?? result.start
      if start != place, !related.contains(where: { $0.physicalLocation == physical(start) }) {
        related.append(location(start, id: related.count + 1, "Also found in \(result.name)."))
      }
    }
    return SARIFLog.Result(
      ruleId: finding.verdict.rawValue,
      ruleIndex: Finding.Verdict.allCases.firstIndex(of: finding.verdict) ?? -1,
      message: SARIFLog.Message(["\(finding.headline)\(scope)."] + finding.explanation),
      locations: [location(place)], partialFingerprints: ["camsh/v1": finding.signature],
      occurrenceCount: same.count, codeFlows: codeFlow(finding, at: place).map { [$0] },
      relatedLocations: related.isEmpty ? nil : related,
      suppressions: same.allSatisfy(\.1.isKnown)
        ? [SARIFLog.Suppression(justification: finding.reason?.escapedForTerminal)] : [])
  }

  /// The retaining path; its locations are the script's line, because the app's lines are unknown.
  private static func codeFlow(
    _ finding: ReportedFinding, at place: ScriptResult.Place
  ) -> SARIFLog.CodeFlow? {
    guard !finding.links.isEmpty else { return nil }
    let steps = finding.links.enumerated().map { index, link in
      let certainty = link.strength == "strong" ? "" : ", \(link.strength)"
      var step = location(
        place, "\(link.holder) holds \(link.target) in \(link.field)\(certainty)")
      step.logicalLocations = [
        SARIFLog.LogicalLocation(fullyQualifiedName: "\(link.holder).\(link.field)")
      ]
      return SARIFLog.ThreadFlowLocation(
        location: step, importance: finding.cut?.link == index ? "essential" : "important")
    }
    let message = finding.root.map { "Retained from \($0)" } ?? "A cycle of \(finding.links.count)"
    return SARIFLog.CodeFlow(
      message: SARIFLog.Message(message), threadFlows: [SARIFLog.ThreadFlow(locations: steps)])
  }

  private static func location(
    _ place: ScriptResult.Place, id: Int? = nil, _ message: String? = nil
  ) -> SARIFLog.Location {
    SARIFLog.Location(
      id: id, physicalLocation: physical(place), message: message.map { SARIFLog.Message($0) })
  }

  private static func physical(_ place: ScriptResult.Place) -> SARIFLog.PhysicalLocation {
    SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(uri: uri(place.file)),
      region: SARIFLog.Region(startLine: place.line, startColumn: place.column))
  }

  /// The path as a URI reference; relative paths stay relative, as a repository needs.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
