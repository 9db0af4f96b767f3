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

  private let configuration: Configuration
  let editor: OpaquePointer
  let history: LineHistory
  private let signals: TerminalSignals
  private let input: TerminalInput
  var prompt: Prompt
  /// The prompt that libedit reads; valid until the next one is set.
  private var promptBytes: UnsafeMutablePointer<CChar>?
  /// The hint behind the line.
  var shownHint = ""
  /// The hint that was visible when the last key came.
  var lastHint = ""
  /// The position of the arrow keys in the history.
  var search: HistorySearch?
  /// The candidates of repeated Tabs.
  private var menu: CompletionMenu?
  /// Why the current line ends without a text.
  private var outcome: LineInput?
  /// The lines of a paste that haven't been returned.
  var pastedLines: ArraySlice<String> = []
  /// Text to show above the line as soon as the screen's cursor is at the line's end.
  private var above = ""
  /// How far the line's cursor then moves back.
  private var stepsBack: Int32 = 0

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

// MARK: - Setting up

extension LineEditor {
  /// The order matters: functions, defaults, the user's file, and then what must not be changed.
  private func configure() throws(LineEditorError) {
    try check(clibedit_set_signal_handling(editor, 0), "signals")
    try check(
      clibedit_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque()), "client data")
    try check(clibedit_set_reader(editor, { LineEditor.of($0).read(into: $1) }), "reader")
    try check(clibedit_set_history(editor, history.entries), "history")
    try check(
      clibedit_add_function(
        editor, "camsh-complete", "Complete the word at the cursor",
        { editor, _ in LineEditor.of(editor).completeWord() }),
      "camsh-complete")
    try check(
      clibedit_add_function(
        editor, "camsh-complete-back", "Go back among the completions",
        { editor, _ in LineEditor.of(editor).completeBack() }),
      "camsh-complete-back")
    try check(
      clibedit_add_function(
        editor, "camsh-previous", "Go back to a line that begins like this one",
        { editor, _ in LineEditor.of(editor).searchHistory(forward: false) }),
      "camsh-previous")
    try check(
      clibedit_add_function(
        editor, "camsh-next", "Go on to a line that begins like this one",
        { editor, _ in LineEditor.of(editor).searchHistory(forward: true) }),
      "camsh-next")
    try check(
      clibedit_add_function(
        editor, "camsh-forward", "Move on, or take the hint",
        { editor, _ in LineEditor.of(editor).moveForward(takes: .all) }),
      "camsh-forward")
    try check(
      clibedit_add_function(
        editor, "camsh-forward-word", "Move a word on, or take a word of the hint",
        { editor, _ in LineEditor.of(editor).moveForward(takes: .word) }),
      "camsh-forward-word")
    try check(
      clibedit_add_function(
        editor, "camsh-end", "Move to the end, or take the hint",
        { editor, _ in LineEditor.of(editor).moveToEnd() }),
      "camsh-end")
    try check(
      clibedit_add_function(
        editor, "camsh-paste", "Insert a paste as a whole",
        { editor, _ in LineEditor.of(editor).insertPaste() }),
      "camsh-paste")
    try check(clibedit_set_editor(editor, "emacs"), "emacs")
    for (keys, command) in Self.defaultKeys {
      try check(clibedit_bind(editor, keys, command), keys)
    }
    if configuration.readsEditrc { el_source(editor, nil) }
    try check(
      clibedit_set_prompt(
        editor, { LineEditor.of($0).promptBytes }, CChar(Prompt.literalMark.value)),
      "prompt")
    try check(clibedit_bind(editor, "^I", "camsh-complete"), "^I")
    if isEmacs { try check(clibedit_bind(editor, #"\e[200~"#, "camsh-paste"), "paste") }
  }

  /// The sequences that terminals send for keys that libedit doesn't bind.
  private static let defaultKeys = [
    (#"\e[A"#, "camsh-previous"), (#"\eOA"#, "camsh-previous"), ("^P", "camsh-previous"),
    (#"\e[B"#, "camsh-next"), (#"\eOB"#, "camsh-next"), ("^N", "camsh-next"),
    (#"\e[C"#, "camsh-forward"), (#"\eOC"#, "camsh-forward"), ("^F", "camsh-forward"),
    ("^E", "camsh-end"), (#"\e[Z"#, "camsh-complete-back"),
    ("^R", "em-inc-search-prev"),
    ("^W", "ed-delete-prev-word"),
    (#"\e[1~"#, "ed-move-to-beg"), (#"\e[7~"#, "ed-move-to-beg"),
    (#"\e[H"#, "ed-move-to-beg"), (#"\eOH"#, "ed-move-to-beg"),
    (#"\e[4~"#, "camsh-end"), (#"\e[8~"#, "camsh-end"),
    (#"\e[F"#, "camsh-end"), (#"\eOF"#, "camsh-end"),
    (#"\e[3~"#, "ed-delete-next-char"),
    (#"\e[1;5C"#, "camsh-forward-word"), (#"\e[1;5D"#, "ed-prev-word"),
    (#"\e[1;3C"#, "camsh-forward-word"), (#"\e[1;3D"#, "ed-prev-word"),
    (#"\e[5C"#, "em-next-word"), (#"\e[5D"#, "ed-prev-word"),
    (#"\eOc"#, "em-next-word"), (#"\eOd"#, "ed-prev-word"),
    (#"\e\e[C"#, "em-next-word"), (#"\e\e[D"#, "ed-prev-word"),
  ]

  private func check(_ result: Int32, _ what: String) throws(LineEditorError) {
    if result == -1 { throw .refused(what) }
  }

  /// The editor that a libedit callback belongs to.
  private static func of(_ editor: OpaquePointer?) -> LineEditor {
    guard let data = editor.flatMap({ clibedit_client_data($0) }) else {
      preconditionFailure("a callback comes after the client data was set")
    }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  private func setPrompt(_ text: String) {
    prompt = Prompt(text, encoding: encoding)
    free(promptBytes)
    promptBytes = strdup(prompt.marked)
  }

  /// In vi mode, a sequence that starts with Escape would delay the Escape key.
  private var isEmacs: Bool {
    clibedit_editor(editor).map { String(cString: $0) } == "emacs"
  }
}

// MARK: - The screen

extension LineEditor {
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { clibedit_write($0.baseAddress, $0.count) }
    }
  }

  /// Whether the terminal clears by ECMA-48, and so also moves the cursor by it.
  var movesCursor: Bool {
    clibedit_capability(editor, "cd").map { String(cString: $0).hasPrefix("\u{1B}[") } ?? false
  }

  private var clearsBelow: String { movesCursor ? "\u{1B}[J" : "" }

  private func markPastes(_ on: Bool) {
    guard configuration.bracketedPaste, movesCursor, isEmacs else { return }
    write(on ? "\u{1B}[?2004h" : "\u{1B}[?2004l")
  }

  /// Redraws the line where the prompt is after a terminal has rewrapped its text.
  private func redrawResized() {
    el_resize(editor)
    if movesCursor {
      let columns = Int(clibedit_number(editor, "co"))
      let rows = (prompt.visible + textBeforeCursor).rows(inColumns: columns)
      write("\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "") + clearsBelow)
    } else {
      write("\n")
    }
    _ = clibedit_refresh(editor)
  }

  /// Restores the terminal while a signal has its usual effect on the process.
  private func yield(to signal: Int32) {
    write(clearsBelow + "\n")
    markPastes(false)
    _ = clibedit_prepare_terminal(editor, 0)
    signals.restore()
    raise(signal)
    signals.install()
    resume()
  }

  private func resume() {
    _ = clibedit_prepare_terminal(editor, 0)
    _ = clibedit_prepare_terminal(editor, 1)
    markPastes(true)
    _ = clibedit_refresh(editor)
  }

  private func showAbove() {
    write("\n" + above)
    above = ""
    el_cursor(editor, -stepsBack)
    stepsBack = 0
    _ = clibedit_refresh(editor)
  }
}

// MARK: - Keys

extension LineEditor {
  /// Reads a scalar for libedit: 1 means one, 0 the end, −1 an interruption.
  private func read(into scalar: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    if !above.isEmpty { showAbove() }
    while true {
      if !input.isReady { drawOverlay() }
      let event = input.next()
      clearHint()
      switch event {
      case .scalar(let next):
        scalar?.pointee = wchar_t(next.value)
        return 1
      case .end:
        outcome = .endOfInput
        return 0
      case .signal(SIGINT):
        input.discard()
        outcome = .interrupted
        errno = EINTR
        return -1
      case .signal(SIGWINCH): redrawResized()
      case .signal(SIGCONT): resume()
      case .signal(let signal): yield(to: signal)
      }
    }
  }

  var textBeforeCursor: String { text { $0.cursor } }

  var wholeLine: String { text { $0.lastchar } }

  /// The line's text up to the cursor, counted in characters because libedit's count may be bytes.
  private func text(upTo end: (LineInfoW) -> UnsafePointer<wchar_t>?) -> String {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer, let end = end(line)
    else { return "" }
    return String(wide: UnsafeBufferPointer(start: start, count: end - start))
  }

  private func completeWord() -> UInt8 {
    let before = textBeforeCursor
    if var menu, menu.shown == before {
      let next = menu.next()
      replace(menu.current, with: next)
      menu.current = next
      menu.shown = textBeforeCursor
      self.menu = menu
      return UInt8(CC_REFRESH)
    }
    menu = nil
    var found = complete(before)
    found.candidates.removeAll { encoding.representable($0.text) != $0.text }
    guard !found.candidates.isEmpty, before.hasSuffix(found.word) else {
      return refreshed(CC_ERROR)
    }
    if let insertion = found.insertion {
      insert(insertion.printable, inPlaceOf: found.word)
    } else {
      let listing = CompletionListing(
        columns: Int(clibedit_number(editor, "co")), rows: Int(clibedit_number(editor, "li")),
        encoding: encoding)
      above += listing.lines(found.candidates).map { $0 + "\n" }.joined()
      menu = CompletionMenu(
        shown: before, current: String(found.word), candidates: found.candidates.map(\.text))
    }
    return refreshed(CC_REFRESH)
  }

  /// Inserts the candidate before the current one into the line.
  private func completeBack() -> UInt8 {
    guard var menu, menu.shown == textBeforeCursor else { return UInt8(CC_ERROR) }
    let next = menu.previous()
    replace(menu.current, with: next)
    menu.current = next
    menu.shown = textBeforeCursor
    self.menu = menu
    return UInt8(CC_REFRESH)
  }

  private func replace(_ old: String, with new: String) {
    el_deletestr(editor, Int32(clamping: old.unicodeScalars.count))
    if !new.isEmpty { el_insertstr(editor, new.printable) }
  }

  private func insert(_ text: String, inPlaceOf word: Substring) {
    let line = self.text { $0.lastchar }.unicodeScalars
    let next = line.dropFirst(textBeforeCursor.unicodeScalars.count).first
    // Moves over a space that is already there.
    let hasSpace = text.last == " " && next == " "
    el_deletestr(editor, Int32(clamping: word.unicodeScalars.count))
    el_insertstr(editor, hasSpace ? String(text.dropLast()) : text)
    if hasSpace { el_cursor(editor, 1) }
  }

  /// If there is text to show above, first lets libedit move the cursor to the line's end.
  private func refreshed(_ code: Int32) -> UInt8 {
    if above.isEmpty { return UInt8(code) }
    let length = text { $0.lastchar }.unicodeScalars.count
    stepsBack = Int32(clamping: length - textBeforeCursor.unicodeScalars.count)
    el_cursor(editor, stepsBack)
    return UInt8(CC_REFRESH)
  }

  private func insertPaste() -> UInt8 {
    var pasted: [Unicode.Scalar] = []
    let end = Array(PastedText.end.unicodeScalars)
    repeat {
      var scalar = wchar_t()
      guard el_wgetc(editor, &scalar) == 1 else { return UInt8(CC_EOF) }
      pasted.append(Unicode.Scalar(UInt32(scalar)) ?? "\u{FFFD}")
    } while pasted.last != end.last || !pasted.suffix(end.count).elementsEqual(end)
    let text = encoding.representable(PastedText.editable(pasted.dropLast(end.count)))
    if !text.isEmpty { el_insertstr(editor, text) }
    return UInt8(CC_REFRESH)
  }

  /// The first line of the input; keeps the following lines of a paste for later.
  private func firstLine(of entered: UnsafeBufferPointer<wchar_t>) -> String {
    let text = String(wide: entered)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    let first = lines.popFirst() ?? ""
    pastedLines = lines
    return first
  }
}

extension String {
  fileprivate init(wide scalars: UnsafeBufferPointer<wchar_t>) {
    self.init(UnicodeScalarView(scalars.map { Unicode.Scalar(UInt32($0)) ?? "\u{FFFD}" }))
  }
}
