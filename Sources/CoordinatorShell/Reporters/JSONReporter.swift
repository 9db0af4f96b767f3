import Foundation
import HeadlessUIKit
import ShellLanguage

/// Reports for programs: one JSON object per line, with sorted keys.
@MainActor package final class JSONReporter: Reporter {
  private let output: any Output
  private let encoder = JSONEncoder()
  private weak var session: Session?
  private var isQuiet: Bool

  package init(to output: any Output, isQuiet: Bool) {
    self.output = output
    self.isQuiet = isQuiet
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  package func launched(_ session: Session) { self.session = session }

  package var wantsTrees: Bool { !isQuiet }
  package var wantsFindings: Bool { true }
  package var glyphs: Glyphs { .unicode }
  package var paint: Paint { .plain }

  package func stepDone(_ session: Session, _ statement: Statement, note: String?) {
    self.session = session
    guard !isQuiet else { return }
    let changes = session.changes
    var record = StepRecord(session, statement)
    record.tree = changes.merged.roots.map { StepRecord.Node($0, changes) }
    session.tree.visit { if $0.isVisible { record.visible = $0.label.text } }
    record.note = note
    record.warnings = session.device.misuses.map {
      StepRecord.Warning(message: $0.message, receiver: $0.receiver, call: $0.call)
    }
    write(record)
  }

  package func found(_ findings: [Finding]) {
    for finding in findings { write(FoundRecord(finding)) }
  }

  /// Each finding was recorded when it was found.
  package func ended(_ script: String, with unexpected: [Finding]) {}

  package func looked(_ session: Session, _ statement: Statement, lines: [String]) {
    self.session = session
    var record = StepRecord(session, statement)
    record.output = lines
    if case .command(let command) = statement.kind { record.answer(command, in: session) }
    write(record)
  }

  package func failedAsItMust(_ failure: StepFailure, _ statement: Statement) {
    guard !isQuiet else { return }
    fail(failure, statement, isExpected: true)
  }

  package func failed(_ failure: StepFailure, _ statement: Statement) {
    fail(failure, statement, isExpected: false)
  }

  package func notice(_ text: String) {
    output.writeError("notice: \(text.escapedForTerminal)\n")
  }

  package func settingChanged(_ name: String, in settings: Settings) {
    if name == "quiet" { isQuiet = settings.isQuiet }
  }

  /// Every record contains its statement's location.
  package func heading(_ name: String) {}
  package func summary(_ text: String) {}

  private func fail(_ failure: StepFailure, _ statement: Statement, isExpected: Bool) {
    guard let session else {
      output.writeError("error: \(failure.message)\n")
      return
    }
    var record = StepRecord(session, statement)
    record.error = failure.message
    record.expected = isExpected
    if case .transcriptMismatch(let mismatch) = failure {
      record.output = mismatch.difference.lines.map { line in
        switch line {
        case .kept(let text): " \(text)"
        case .missing(let text): "-\(text)"
        case .unexpected(let text): "+\(text)"
        }
      }
    }
    write(record)
  }

  private func write(_ record: some Encodable) {
    do {
      let json = String(decoding: try encoder.encode(record), as: UTF8.self)
      output.write(JSONText.escaped(json) + "\n")
    } catch {
      output.writeError("error: \(error)\n")
    }
  }
}
