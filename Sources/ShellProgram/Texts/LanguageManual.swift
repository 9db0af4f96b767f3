import ShellLanguage

/// `camsh-script(5)`, from the table that `help` prints.
enum LanguageManual {
  static func text(_ commands: CommandTable) -> String {
    var page = ManualPage(
      "camsh-script", section: 5, date: ProgramManual.date,
      summary: "the language of camsh's scripts")
    page.section("description")
    page.prose(
      """
      A script is a UTF-8 text file, usually named *.camsh. Write one statement per line, or separate \
      several with semicolons. A number sign starts a comment. Put text that contains spaces in double \
      quotes, with the escapes \\" \\\\ \\n \\t and \\u{1f600}. The shell reads the same language.

      camsh parses the whole script before it runs the first statement.
      """)
    page.part("The header")
    page.prose("Lines that begin with a percent sign come first.")
    page.list(HeaderField.all.map { ("% \($0.key): ...", "\($0.wanted).") })
    page.part("Expected output")
    page.prose(
      """
      Lines that begin with a vertical bar, directly below a command, are the output that it must \
      have. A line of three dots stands for any lines, [..] for anything in a line, and (re) or (glob) \
      at the end of a line makes it a pattern.
      """)
    page.section("statements")
    for group in CommandForm.Group.allCases {
      let forms = commands.forms(in: group)
      guard !forms.isEmpty else { continue }
      page.part(group == .added ? commands.heading : group.rawValue)
      page.list(forms.map { ($0.synopsis, sentence($0)) })
    }
    page.section("expectations")
    page.prose("What can follow expect and expect not:")
    page.list(commands.expectations.map { ("\($0.name) \($0.usage)", $0.summary + ".") })
    page.section("settings")
    page.list(Setting.all.map { ("set \($0.name) \($0.usage)", $0.summary + ".") })
    page.section("guides")
    for guide in Guide.all {
      page.part(guide.name)
      page.prose(guide.summary + ".")
      page.literal(guide.lines)
    }
    page.section("see also")
    page.macro(".Xr camsh 1")
    return page.text
  }

  private static func sentence(_ form: CommandForm) -> String {
    let details = form.details.isEmpty ? "" : "\n" + form.details
    return "\(form.summary).\(details)\nExample: \(form.example)"
  }
}
