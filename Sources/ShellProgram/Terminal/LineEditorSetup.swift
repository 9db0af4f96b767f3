import CLibedit
import Glibc
import ShellLanguage

extension LineEditor {
  /// The order matters: functions, defaults, the user's file, and then what must not be changed.
  func configure() throws(LineEditorError) {
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

  func check(_ result: Int32, _ what: String) throws(LineEditorError) {
    if result == -1 { throw .refused(what) }
  }

  /// The editor that a libedit callback belongs to.
  static func of(_ editor: OpaquePointer?) -> LineEditor {
    guard let data = editor.flatMap({ clibedit_client_data($0) }) else {
      preconditionFailure("a callback comes after the client data was set")
    }
    return Unmanaged<LineEditor>.fromOpaque(data).takeUnretainedValue()
  }

  func setPrompt(_ text: String) {
    prompt = Prompt(text, encoding: encoding)
    free(promptBytes)
    promptBytes = strdup(prompt.marked)
  }

  /// In vi mode, a sequence that starts with Escape would delay the Escape key.
  var isEmacs: Bool {
    clibedit_editor(editor).map { String(cString: $0) } == "emacs"
  }
}
