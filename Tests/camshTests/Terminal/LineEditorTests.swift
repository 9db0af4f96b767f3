import Glibc
import TestSupport
import Testing

/// Each test drives the built shell over a pseudo-terminal, and reads the entered lines from its
/// history.
@Suite struct LineEditorTests {
  let home = TemporaryFolder()

  private var entered: String? { home.read("state/camsh/history") }

  @Test func `Korean is typed, deleted and inserted at the cursor`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("push 솔향기 캠핑", showing: "push 솔향기 캠핑")
    try shell.type("\u{1B}[D\u{1B}[D\u{1B}[D\u{7F}", showing: "push 솔향 캠핑")
    try shell.type("기의", showing: "push 솔향기의 캠핑")
    try shell.enter()
    #expect(entered == "push 솔향기의 캠핑\n")
  }

  @Test func `Home, End, Delete and Ctrl-arrows move and delete`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("aa bb cc", showing: "aa bb cc")
    try shell.type("\u{1B}[H\u{1B}[3~", showing: "a bb cc")
    try shell.type("\u{1B}[1;5C\u{1B}[1;5Cx", showing: "a bbx cc")
    try shell.type("\u{1B}[F\u{1B}[1;5Dy", showing: "a bbx ycc")
    try shell.enter()
    #expect(entered == "a bbx ycc\n")
  }

  @Test func `Tab completes the only candidate, with a space`() throws {
    let shell = try ShellOnTerminal(in: home)
    shell.terminal.type("pus\t")
    try shell.type("3", showing: "push 3")
  }

  @Test func `Tab in the middle of a Korean line keeps the rest`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("pus 홈런 가", showing: "pus 홈런 가")
    shell.terminal.type(String(repeating: "\u{1B}[D", count: 5) + "\t")
    try shell.type("새", showing: "push 새홈런 가")
    try shell.enter()
    #expect(entered == "push 새홈런 가\n")
  }

  @Test func `Tab lists several candidates with descriptions below and keeps the line`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("p 홈", showing: "p 홈")
    shell.terminal.type("\u{1B}[D\u{1B}[D\t")
    try shell.terminal.wait(for: "a list and the line again") { screen in
      let lines = screen.lines
      return lines.contains { $0.wholeMatch(of: /push  +\S.*/) != nil }
        && lines.contains { $0.wholeMatch(of: /present  +\S.*/) != nil }
        && lines.last?.hasSuffix("> p 홈") == true
    }
    try shell.type("q", showing: "pq 홈")
  }

  @Test func `Ctrl-C discards the line and the shell continues`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("half a line", showing: "half a line")
    shell.terminal.type("\u{3}")
    try shell.waitForPrompt(2)
    #expect(shell.terminal.screen.lines.contains { $0.hasSuffix("half a line^C") })
    try shell.type("tab map", showing: "tab map")
    try shell.enter()
    #expect(entered == "tab map\n")
  }

  @Test func `Ctrl-D on an empty line exits and restores the terminal`() throws {
    let shell = try ShellOnTerminal(in: home)
    #expect(!shell.terminal.isCooked)
    shell.terminal.type("\u{4}")
    #expect(try shell.terminal.waitForExit() == 0)
    #expect(shell.terminal.isCooked)
  }

  @Test func `a signal that ends the shell restores the terminal`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("half", showing: "half")
    shell.terminal.signal(SIGTERM)
    #expect(try shell.terminal.waitForExit() == -SIGTERM)
    #expect(shell.terminal.isCooked)
  }

  @Test func `a paste of two lines waits for Return, then runs line by line`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("\u{1B}[200~tab favorite\rtab 지도\u{1B}[201~", showing: "tab favoritetab 지도")
    #expect(entered == nil)
    shell.terminal.type("\r")
    try shell.waitForPrompt(3)
    #expect(entered == "tab favorite\ntab 지도\n")
  }

  @Test func `a paste triggers no key bindings`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("\u{1B}[200~a\u{1}\tb\u{1B}[Dc\r\n\u{1B}[201~", showing: "a b[Dc")
    try shell.enter()
    #expect(entered == "a b[Dc\n")
  }

  @Test func `the next session has the previous session's history`() throws {
    do {
      let shell = try ShellOnTerminal(in: home)
      try shell.type("tab favorite", showing: "tab favorite")
      try shell.enter()
      try shell.type("tab 지도", showing: "tab 지도")
      try shell.enter()
      shell.terminal.type("\u{4}")
      #expect(try shell.terminal.waitForExit() == 0)
    }
    #expect(home.mode(of: "state/camsh/history") == 0o600)
    #expect(home.mode(of: "state/camsh") == 0o700)
    let shell = try ShellOnTerminal(in: home)
    try shell.type("\u{1B}[A", showing: "tab 지도")
    try shell.type("\u{1B}[A", showing: "tab favorite")
    shell.terminal.type("\u{3}")
    try shell.waitForPrompt(2)
    shell.terminal.type("\u{12}지\u{1B}")
    try shell.type("\u{5}!", showing: "tab 지도!")
  }

  @Test func `two concurrent shells both save their history`() throws {
    let one = try ShellOnTerminal(in: home)
    let two = try ShellOnTerminal(in: home)
    try one.type("first", showing: "first")
    try one.enter()
    try two.type("second", showing: "second")
    try two.enter()
    try one.type("third", showing: "third")
    try one.enter()
    #expect(entered == "first\nsecond\nthird\n")
  }

  @Test func `the shell runs without a history file`() throws {
    home.makeFolder("state")
    home.makeFolder("state/camsh")
    home.makeFolder("state/camsh/history")
    let shell = try ShellOnTerminal(in: home)
    try shell.type("tab map", showing: "tab map")
    try shell.enter()
    try shell.type("\u{1B}[A", showing: "tab map")
  }

  @Test func `resizing the terminal redraws the line`() throws {
    let shell = try ShellOnTerminal(in: home)
    let line = "push 솔향기 캠핑장 and some more that needs two rows"
    try shell.type(line, showing: line)
    shell.terminal.resize(columns: 40)
    try shell.waitForInput(line)
    try shell.type("!", showing: line + "!")
    shell.terminal.resize(columns: 120)
    try shell.waitForInput(line + "!")
    try shell.enter()
    #expect(entered == line + "!\n")
  }

  @Test func `invalid UTF-8 is shown as replacement characters`() throws {
    let shell = try ShellOnTerminal(in: home)
    shell.terminal.type(bytes: [0x61, 0xFF, 0xC3, 0x28, 0xED, 0xA0, 0x80, 0x7A])
    try shell.waitForInput("a\u{FFFD}\u{FFFD}(\u{FFFD}\u{FFFD}\u{FFFD}z")
    shell.terminal.type("\u{3}")
    try shell.waitForPrompt(2)
  }

  @Test(arguments: [["TERM": "dumb"], ["LANG": "C"], ["LANG": "C", "TERM": "dumb"]])
  func `Korean can be edited on a dumb terminal or in the C locale`(_ environment: [String: String])
    throws
  {
    let shell = try ShellOnTerminal(in: home, environment: environment)
    shell.terminal.type("tab 지도가\u{7F}\r")
    try shell.waitForPrompt(2)
    #expect(entered == "tab 지도\n")
    #expect(environment["TERM"] == nil || !shell.terminal.transcript.contains("\u{1B}[?2004h"))
  }

  @Test(arguments: [false, true])
  func `the user's .editrc is read, except on a build server`(_ isServer: Bool) throws {
    home.write("camsh:bind ^O ed-move-to-beg\n", to: ".editrc")
    let shell = try ShellOnTerminal(in: home, environment: isServer ? ["CI": "1"] : [:])
    try shell.type("bc", showing: "bc")
    try shell.type("\u{F}a", showing: isServer ? "bca" : "abc")
  }
}
