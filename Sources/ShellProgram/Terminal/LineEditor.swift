import CLibedit
import Glibc
import ShellLanguage

/// The result of reading a line.
enum LineInput: Equatable {
  case line(String)
  /// Ctrl-C: the line is discarded.
  case interrupted
  /// Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
}

/// Reads lines from the terminal with libedit: keys, history, completion, colors, pastes.
///
/// Only one thread may use it, and nothing else may write to the terminal while it reads a line.
///
/// A bracketed paste becomes one line, line ends included, and doesn't run before Return: then the
/// editor returns its lines one by one.
final class LineEditor {
  struct Configuration {
    /// The name of this program's sections in `.editrc`.
    var program: String
    /// The file of the history; nil keeps it for this session only.
    var historyFile: String?
    /// Whether to read the user's `.editrc`; not on a build server.
    var readsEditrc = true
    /// Whether to ask the terminal to mark pastes.
    var bracketedPaste = true
  }

  /// Finds the completions at the end of the text before the cursor.
  var complete: (_ textBeforeCursor: String) -> Completions = { _ in .none }

  /// The hint behind the line, shown in gray; nil for none.
  var hint: (_ line: String) -> String? = { _ in nil }
  /// The line with colors, in the same columns; nil leaves it plain.
  var highlight: (_ line: String) -> String? = { _ in nil }

  let encoding: TextEncoding

  let configuration: Configuration
  let editor: OpaquePointer
  let history: LineHistory
  let signals: TerminalSignals
  let input: TerminalInput
  var prompt: Prompt
  /// The prompt that libedit reads; valid until the next one is set.
  var promptBytes: UnsafeMutablePointer<CChar>?
  /// The hint behind the line.
  var shownHint = ""
  /// The hint that was visible when the last key came.
  var lastHint = ""
  /// The position of the arrow keys in the history.
  var search: HistorySearch?
  /// The candidates of repeated Tabs.
  var menu: CompletionMenu?
  /// Why the current line ends without a text.
  var outcome: LineInput?
  /// The lines of a paste that haven't been returned.
  var pastedLines: ArraySlice<String> = []
  /// Text to show above the line as soon as the screen's cursor is at the line's end.
  var above = ""
  /// How far the line's cursor then moves back.
  var stepsBack: Int32 = 0

  /// Creates an editor on standard input and output.
  ///
  /// `onHistoryFailure` is called at most once; the session continues without a saved history.
  init(
    _ configuration: Configuration, onHistoryFailure: @escaping (HistoryFailure) -> Void = { _ in }
  ) throws(LineEditorError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    self.configuration = configuration
    encoding = TextEncoding.adopt()
    prompt = Prompt("", encoding: encoding)
    signals = try TerminalSignals()
    input = TerminalInput(encoding: encoding, signals: signals)
    guard
      let history = LineHistory(
        file: configuration.historyFile.map { HistoryFile(path: $0) }, encoding: encoding,
        onFailure: onHistoryFailure),
      let editor = clibedit_init(configuration.program)
    else { throw .noEditor }
    self.history = history
    self.editor = editor
    try configure()
  }

  deinit {
    el_end(editor)
    free(promptBytes)
  }

  /// Reads one line, without its line end.
  func readLine(prompt text: String) -> LineInput {
    setPrompt(text)
    if let line = pastedLines.popFirst() {
      write(prompt.colored + encoding.representable(line) + "\n")
      return .line(line)
    }
    el_resize(editor)
    signals.install()
    // Before the prompt appears: libedit does it later, and the terminal would edit keys pressed in
    // between, byte by byte.
    _ = clibedit_prepare_terminal(editor, 1)
    markPastes(true)
    outcome = nil
    var count: Int32 = 0
    let text = el_wgets(editor, &count)
    markPastes(false)
    signals.restore()
    if let text, count > 0, outcome == nil {
      return .line(firstLine(of: UnsafeBufferPointer(start: text, count: Int(count))))
    }
    let outcome = outcome ?? .endOfInput
    write((outcome == .interrupted ? "^C" : "") + clearsBelow + "\n")
    return outcome
  }

  /// Adds a line to the history of this session and the next ones.
  func addToHistory(_ line: String) {
    history.add(line)
  }

  /// Discards the remaining lines of a paste, after one failed.
  func dropPastedLines() {
    pastedLines = []
  }
}
