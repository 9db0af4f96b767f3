import HeadlessUIKit
import ShellLanguage

/// Reports for people: the tree after every step, and failures with their location.
@MainActor package final class TextReporter: Reporter {
  package struct Style: Sendable {
    package var glyphs: Glyphs
    package var paint: Paint
    /// Whether to print each statement before its output, as for a script.
    package var echoes: Bool
    package var isQuiet: Bool
    /// Asks for the size of the user's terminal; nil if there is none.
    package var terminal: (@MainActor @Sendable () -> TerminalSize?)?
    /// Shows a text that is longer than the terminal; returns false if it can't.
    package var page: (@MainActor @Sendable (String) -> Bool)?
    /// The sequence that clears the terminal; nil if there is none.
    package var clearSequence: String?
    /// The terminal that wraps the output of a script; nil if there is none.
    ///
    /// A script's output is complete on a terminal too: no tree is folded, and no list cut.
    package var wrapping: TerminalSize?
    /// How failures and notices look.
    package var errors: ErrorStyle

    package init(
      glyphs: Glyphs, paint: Paint, echoes: Bool, isQuiet: Bool,
      terminal: (@MainActor @Sendable () -> TerminalSize?)? = nil,
      clearSequence: String? = nil, page: (@MainActor @Sendable (String) -> Bool)? = nil,
      wrapping: TerminalSize? = nil, errors: ErrorStyle? = nil
    ) {
      self.wrapping = wrapping
      self.errors = errors ?? ErrorStyle(paint: paint)
      self.page = page
      self.clearSequence = clearSequence
      self.terminal = terminal
      self.glyphs = glyphs
      self.paint = paint
      self.echoes = echoes
      self.isQuiet = isQuiet
    }
  }

  private let output: any Output
  private var style: Style
  private let colorByDefault: (output: Paint, errors: Paint)

  package init(to output: any Output, style: Style) {
    self.output = output
    self.style = style
    colorByDefault = (style.paint, style.errors.paint)
  }

  package var wantsTrees: Bool { !style.isQuiet }
  package var wantsFindings: Bool { !style.isQuiet }
  package var glyphs: Glyphs { style.glyphs }
  package var paint: Paint { style.paint }
  package var terminal: TerminalSize? { style.terminal?() }

  package func stepDone(_ session: Session, _ statement: Statement, note: String?) {
    guard !style.isQuiet else { return }
    show(
      statement, session.stepLines(note: note, glyphs: glyphs, paint: paint, terminal: terminal))
  }

  package func found(_ findings: [Finding]) {
    show(findings)
  }

  package func ended(_ script: String, with unexpected: [Finding]) {
    if style.isQuiet { show(unexpected) }
    let count = "\(unexpected.count) unexpected \(unexpected.count == 1 ? "finding" : "findings")"
    writeError(["\(script.escapedForTerminal): \(style.errors.paint.error("error:")) \(count)"])
  }

  private func show(_ findings: [Finding]) {
    let text = FindingText(glyphs: glyphs, paint: paint)
    for finding in findings {
      output.write(fitted(text.lines(finding)).joined(separator: "\n") + "\n\n")
    }
  }

  /// The lines in the characters of the locale, wrapped on a terminal.
  private func fitted(_ lines: [String]) -> [String] {
    WrappedText.lines(lines.map(glyphs.spelled), in: terminal ?? style.wrapping)
  }

  package func looked(_ session: Session, _ statement: Statement, lines: [String]) {
    if case .command(.manage(.help)) = statement.kind, let size = terminal, let page = style.page {
      let wrapped = WrappedText.lines(lines, in: size)
      if wrapped.count >= size.rows, page(wrapped.joined(separator: "\n") + "\n") { return }
    }
    show(statement, lines)
  }

  package func failedAsItMust(_ failure: StepFailure, _ statement: Statement) {
    guard !style.isQuiet else { return }
    show(statement, ["error: \(failure.message)"])
  }

  package func failed(_ failure: StepFailure, _ statement: Statement) {
    // The user has just typed it, and knows what and where.
    let paint = style.errors.paint
    var lines = ["\(paint.error("error:")) \(failure.message)"]
    if !statement.location.isTyped {
      lines = [
        "\(statement.location): \(lines[0])", "  \(statement.text.escapedForTerminal)",
      ]
    }
    if case .unmetExpectation(_, _, let scene?) = failure {
      if !statement.location.isTyped {
        lines += scene.lines.map { "  \($0)" }
      } else if let nearest = scene.nearest {
        lines.append("  nearest: \(nearest)")
      }
    }
    if case .transcriptMismatch(let mismatch) = failure {
      lines += MismatchText(glyphs: glyphs, paint: paint).lines(mismatch, of: statement)
        .map { "  \($0)" }
    }
    writeError(lines)
  }

  package func notice(_ text: String) { writeError(["notice: \(text.escapedForTerminal)"]) }

  private func writeError(_ lines: [String]) {
    let lines = WrappedText.lines(lines.map(glyphs.spelled), in: terminal ?? style.errors.terminal)
    output.writeError(lines.joined(separator: "\n") + "\n")
  }

  package func explain(_ lines: [String]) {
    output.write("\n" + fitted(lines).joined(separator: "\n") + "\n\n")
  }

  package func clearTerminal() {
    guard terminal != nil, let sequence = style.clearSequence else { return }
    output.write(sequence)
  }

  package func heading(_ name: String) {
    if !style.isQuiet { output.write("# \(name.escapedForTerminal)\n\n") }
  }

  package func summary(_ text: String) {
    output.write(fitted([text]).joined(separator: "\n") + "\n")
  }

  package func settingChanged(_ name: String, in settings: Settings) {
    switch (name, settings.color) {
    case ("quiet", _): style.isQuiet = settings.isQuiet
    case ("color", .auto): (style.paint, style.errors.paint) = colorByDefault
    case ("color", .always): (style.paint, style.errors.paint) = (.colored, .colored)
    case ("color", .never): (style.paint, style.errors.paint) = (.plain, .plain)
    default: break
    }
  }

  private func show(_ statement: Statement, _ lines: [String]) {
    var text = ""
    if style.echoes { text += paint.bold("> \(statement.text.escapedForTerminal)") + "\n" }
    for line in fitted(lines) { text += line + "\n" }
    if style.echoes { text += "\n" }
    output.write(text)
  }
}

extension Session {
  /// The output of a step: its note, the tree, and UIKit's warnings.
  package func stepLines(
    note: String?, glyphs: Glyphs, paint: Paint, terminal: TerminalSize? = nil
  ) -> [String] {
    var lines = treeLines(glyphs: glyphs, paint: paint, terminal: terminal)
    if let note { lines.insert(note.escapedForTerminal, at: 0) }
    return lines + device.misuses.map { "warning: \($0.message.escapedForTerminal)" }
  }
}
