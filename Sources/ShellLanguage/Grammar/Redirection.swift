// What a user of other shells means by `>` and `|`, and what to do instead.
extension CommandTable {
  /// The hint, if the word can only mean to write output into a file.
  func hint(redirecting form: CommandForm, with word: Word) -> String? {
    guard !word.isQuoted, word.text.hasPrefix(">"), takesNoText(form) else { return nil }
    if form.usage.contains("<file>"), !form.usage.contains("--svg") {
      return "the file's name goes without it: \(form.synopsis)"
    }
    return "your own shell can do that: \(program) -c '\(form.name)' > FILE"
  }

  /// The hint, if `|` can only mean to hand output to a program.
  func hint(piping form: CommandForm) -> String? {
    takesNoText(form) ? "your own shell can do that: \(program) -c '\(form.name)' | PROGRAM" : nil
  }

  /// Whether a verb takes no text of the app, which may contain the same characters.
  private func takesNoText(_ form: CommandForm) -> Bool {
    [CommandForm.Group.looking, .findings, .session].contains { group in
      forms(in: group).contains { $0.name == form.name }
    }
  }
}
