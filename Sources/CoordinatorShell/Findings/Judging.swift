import CoordinatorKit
import HeadlessUIKit
import RetainGraph
import ShellLanguage

extension Session {
  /// Judges the step that just ended; returns its findings.
  ///
  /// During a hold nothing has settled, so only UIKit's warnings are judged.
  package func judgeStep(at location: SourceLocation?, on device: HeadlessDevice) -> [Finding] {
    let moment = Finding.Moment(step: stepCount, location: location)
    record.moment = moment
    let found = OtherThreads.paused {
      launched.coordinators.read(device)
      launched.tasks?.update(at: moment)
      if hold == nil { return record.judgeSettled(self, on: device, at: moment) }
      record.note(self, on: device, at: moment)
      return judge.judgeCalls(self, at: moment)
    }
    watchers.afterStep?(self)
    return found
  }

  /// The current findings, expected or not.
  package var standingFindings: [Finding] {
    guard judge.hasFindings else { return [] }
    return judge.standing(in: self)
  }

  /// The current findings that the script doesn't expect.
  package var unexpectedFindings: [Finding] {
    standingFindings.filter { finding in
      !expectedFindings.contains { $0.covers(finding) }
    }
  }

  // MARK: Looking

  package func findingLines(glyphs: Glyphs, paint: Paint) -> [String] {
    let findings = standingFindings
    let text = FindingText(glyphs: glyphs, paint: paint)
    var groups = blamed(findings).map(text.lines)
    if findings.isEmpty { groups.append(["no findings"] + Self.reservations) }
    let pending = judge.pending.map {
      "\(paint.bold("pending"))  \($0.subject.text)   \($0.reason.words)"
    }
    if !pending.isEmpty { groups.append(pending) }
    return Array(groups.joined(separator: [""]))
  }

  /// Reductions of an adopted app that may hide leaks.
  private static var reservations: [String] {
    let count = Reductions.touchingReferences
    guard count > 0 else { return [] }
    return [
      "\(count) \(count == 1 ? "reduction" : "reductions") touched references; "
        + "report.txt lists them"
    ]
  }

  /// The objects that are still pending at a script's end.
  package var pendingNotices: [String] {
    let most = 5
    let lines = judge.pending.prefix(most).map {
      "\($0.subject.text) is pending: \($0.reason.words)"
    }
    let more = judge.pending.count - lines.count
    return more == 0 ? lines : lines + ["\(more) more are pending"]
  }

  package func whyLines(
    _ reference: ScreenReference, all: Bool
  ) throws(StepFailure) -> [String] {
    let retention = try retention(of: reference, all: all)
    func line(_ reference: Reference) -> String {
      "    \(reference.holder) \(reference.verb) \(reference.field)"
    }
    var lines = [retention.object]
    if let created = retention.created, let deallocated = retention.deallocated {
      lines += ["  created at \(created)", "  deallocated at \(deallocated)"]
      return lines.map(\.escapedForTerminal)
    }
    if let paths = retention.paths, !paths.isEmpty {
      for path in paths { lines += ["  retained from \(path.root)"] + path.references.map(line) }
    } else {
      lines.append(retention.root.map { "  retained from \($0)" } ?? "  no root reaches it")
      lines += retention.path.map(line)
    }
    lines += ["  holders"] + retention.holders.map(line)
    let unknown = retention.unknownHolders
    if unknown > 0 { lines.append("  \(unknown) unknown \(unknown == 1 ? "holder" : "holders")") }
    return lines.map(\.escapedForTerminal)
  }

  package func graphLines(_ reference: ScreenReference) throws(StepFailure) -> [String] {
    let holdings = try holdings(of: reference)
    let rows = holdings.holds.map { reference in
      ["  \(reference.field)", reference.verb, reference.object].map(\.escapedForTerminal)
    }
    return [holdings.object] + (rows.isEmpty ? ["  retains nothing"] : Columns.lines(rows))
  }
}

/// A finding that a script expects, which doesn't fail it.
package struct ExpectedFinding: Equatable, Codable {
  package let verdict: Finding.Verdict
  /// The type of the subject; nil matches any.
  package let type: String?
  /// Text that one of its notes must contain.
  package var text = ""

  package func covers(_ finding: Finding) -> Bool {
    verdict == finding.verdict && (type ?? finding.subject.typeName) == finding.subject.typeName
      && (text.isEmpty || finding.notes.contains { $0.contains(text) })
  }
}
