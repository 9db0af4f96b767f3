extension CommandTable {
  /// What to do instead, where a word can only mean to write output into a file, as in other shells.
  func hint(redirecting form: CommandForm, with word: Word) -> String? {
    guard !word.isQuoted, word.text.hasPrefix(">"),
      Self.groups.contains(where: {
        forms(in: $0).contains { $0.name == form.name }
      })
    else { return nil }
    if form.usage.contains("<file>"), !form.usage.contains("--svg") {
      return "the file's name goes without it: \(form.synopsis)"
    }
    return "your own shell can do that: \(program) -c '\(form.name)' > FILE"
  }

  /// The other verbs take texts of the app, which may begin with the same character.
  private static let groups: [CommandForm.Group] = [.looking, .findings, .session]
}
