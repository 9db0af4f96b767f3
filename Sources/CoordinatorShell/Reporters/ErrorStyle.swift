import ShellLanguage

/// How errors look where they are written.
package struct ErrorStyle: Sendable {
  package var paint = Paint.plain
  /// The terminal that shows them; nil for a pipe or a file.
  package var terminal: TerminalSize?

  package init(paint: Paint = .plain, terminal: TerminalSize? = nil) {
    self.paint = paint
    self.terminal = terminal
  }
}

extension ScriptErrors {
  /// Every error with its line of source, each on its own lines.
  package func text(_ style: ErrorStyle) -> String {
    let width = style.terminal?.columns ?? ScriptError.usualWidth
    let lines = errors.flatMap { $0.lines(width: width, paint: style.paint) }
    return WrappedText.lines(lines, in: style.terminal).map { $0 + "\n" }.joined()
  }
}
