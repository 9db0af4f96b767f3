import Testing

@testable import ShellLanguage

@Suite struct HighlightingTests {
  private func colored(_ line: String) -> String {
    Highlighting(.standard).colored(line).replacing("\u{1b}[0m", with: ">")
      .replacing("\u{1b}[", with: "<").replacing(#/<([0-9;]+)m/#) { "<\($0.1)|" }
  }

  @Test(arguments: [
    ("push detail 3", "<1;36|push> detail 3"), ("pus", "pus"), ("pusg detail", "<31|pusg> detail"),
    ("tap \"Add to\" x", "<1;36|tap> <32|\"Add to\"> x"), ("tap \"Add", "<1;36|tap> <32|\"Add>"),
    ("! pop 9; tree # look", "! <1;36|pop> 9; <1;36|tree> <2|# look>"),
    ("let d = push detail 4", "<1;36|let> d = <1;36|push> detail 4"),
    ("pop to $d", "<1;36|pop> to <33|$d>"),
    ("repeat 2 { back }", "<1;36|repeat> 2 { <1;36|back> }"),
    ("% app: flow", "<2|% app: flow>"), ("ls", "<1;36|ls>"), ("", ""),
  ])
  func `verbs, texts, names and comments have their colors`(_ line: String, _ expected: String) {
    #expect(colored(line) == expected)
  }

  @Test func `colors change no character of a line`() {
    for line in ["a \\\" \"b\\\"c\" ;;{}#x", "솔향기 \"캠핑\" $", "!!push", "\"", "= = ="] {
      let plain = Highlighting(.standard).colored(line).replacing(#/\u{1b}\[[0-9;]*m/#, with: "")
      #expect(plain == line)
    }
  }
}
