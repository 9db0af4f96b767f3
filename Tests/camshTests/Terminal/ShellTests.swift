import Glibc
import TestSupport
import Testing

/// What a person meets at the prompt, on a pseudo-terminal.
@Suite struct ShellTests {
  let home = TemporaryFolder()

  private var entered: String? { home.read("state/camsh/history") }

  @Test func `a hint from the history is gray, and the right arrow accepts it`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("tab favorite", showing: "tab favorite")
    try shell.enter()
    try shell.type("ta", showing: "ta")
    try shell.terminal.wait(for: "the hint") { $0.hint == "b favorite" }
    try shell.type("\u{1B}[C", showing: "tab favorite")
    try shell.enter()
    #expect(entered == "tab favorite\ntab favorite\n")
  }

  @Test func `a hint from the app's state is accepted word by word`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("push detail 3", showing: "push detail 3")
    try shell.enter()
    try shell.type("tap \"Ad", showing: "tap \"Ad")
    try shell.terminal.wait(for: "the hint") { $0.hint == "d to favorites\"" }
    try shell.type("\u{1B}[1;5C", showing: "tap \"Add")
    try shell.type("\u{1B}[1;5C", showing: "tap \"Add to")
    try shell.type("\u{5}", showing: "tap \"Add to favorites\"")
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a terminal without colors shows no hints`(
    _ environment: [String: String]
  ) throws {
    let shell = try ShellOnTerminal(in: home, environment: environment)
    shell.terminal.type("pus")
    try shell.waitForInput("pus")
    shell.terminal.type("h detail 3\r")
    try shell.waitForPrompt(2)
    #expect(!shell.terminal.transcript.contains("\u{1B}[90m"))
    #expect(!shell.terminal.transcript.contains("\u{1B}[1;36m"))
  }

  @Test func `Up and Down search lines with the typed prefix`() throws {
    let shell = try ShellOnTerminal(in: home)
    for line in ["tab favorite", "push detail 3", "tab map"] {
      try shell.type(line, showing: line)
      try shell.enter()
    }
    try shell.type("ta", showing: "ta")
    try shell.type("\u{1B}[A", showing: "tab map")
    try shell.type("\u{1B}[A", showing: "tab favorite")
    try shell.type("\u{1B}[A\u{1B}[B", showing: "tab map")
    try shell.type("\u{1B}[B", showing: "ta")
    try shell.type("\u{15}\u{1B}[A\u{1B}[A", showing: "push detail 3")
  }

  @Test func `repeated Tab and Shift-Tab cycle through the candidates`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("tab ", showing: "tab")
    shell.terminal.type("\t")
    try shell.terminal.wait(for: "the list") { $0.lines.contains { $0.hasPrefix("Map ") } }
    try shell.type("\t", showing: "tab Map")
    try shell.type("\t", showing: "tab Favorite")
    try shell.type("\u{1B}[Z", showing: "tab Map")
    try shell.type("\r", showing: "")
    try shell.waitForPrompt(2)
    #expect(entered == "tab Map\n")
  }

  @Test func `Korean is completed by its initial consonants`() throws {
    let shell = try ShellOnTerminal(in: home)
    try shell.type("push detail ㅅㅎㄱ", showing: "push detail ㅅㅎㄱ")
    try shell.type("\t", showing: "push detail \"솔향기 캠핑장\"")
  }

  @Test func `a block has a separate prompt, is one entry, and ends with Ctrl-D`() throws {
    let shell = try ShellOnTerminal(in: home)
    shell.terminal.type("repeat 2 {\r")
    try shell.terminal.wait(for: "the continuation") { $0.lines.last?.hasPrefix("...") == true }
    shell.terminal.type("push detail 1\rpop }\r")
    try shell.waitForPrompt(2)
    #expect(entered == "repeat 2 { push detail 1; pop }\n")
    shell.terminal.type("repeat 2 {\r")
    try shell.terminal.wait(for: "the continuation") { $0.lines.last?.hasPrefix("...") == true }
    shell.terminal.type("\u{4}")
    try shell.waitForPrompt(3)
    shell.terminal.type("\u{4}")
    #expect(try shell.terminal.waitForExit() == 0)
  }

  @Test func `help longer than the terminal opens the pager`() throws {
    home.write("#!/bin/sh\ncat > \(home.path)/paged\n", to: "pager")
    chmod(home.path + "/pager", 0o755)
    let shell = try ShellOnTerminal(
      in: home, environment: ["PAGER": home.path + "/pager"], rows: 24)
    try shell.type("help", showing: "help")
    try shell.enter()
    #expect(home.read("paged")?.contains("gestures") == true)
    try shell.type("help push", showing: "help push")
    try shell.enter()
    #expect(home.read("paged")?.contains("gestures") == true)
    #expect(shell.terminal.screen.lines.contains("push <route> [<argument>...]"))
  }

  @Test func `clear leaves only the prompt`() throws {
    let shell = try ShellOnTerminal(in: home)
    shell.terminal.type("clear\r")
    try shell.terminal.wait(for: "an empty screen") {
      $0.lines.first?.hasPrefix("camplace") == true
    }
  }

  @Test(arguments: [40, 80, 200], [[:], ["NO_COLOR": "1"], ["TERM": "dumb"], ["LANG": "C"]])
  func `output fits the terminal's width, and the prompt stays short`(
    _ columns: Int, _ environment: [String: String]
  ) throws {
    let shell = try ShellOnTerminal(in: home, environment: environment, columns: columns)
    for line in ["campsites", "push detail 솔향기", "screen", "alive", "help leak", "findings"] {
      shell.terminal.type(line + "\r")
      try shell.terminal.wait(for: "the prompt after \(line)") {
        $0.lines.last?.hasSuffix(">") == true && $0.lines.contains { $0.hasSuffix(line) }
      }
    }
    // Wide characters at the edge would have pushed a line into the next row.
    let lines = shell.terminal.screen.lines
    #expect(lines.contains { $0.hasPrefix(" 3  솔향기 캠") } || environment["LANG"] == "C")
    let prompt = try #require(lines.last?.firstIndex(of: ">"))
    #expect((lines.last ?? "")[...prompt].count <= max(16, columns / 3))
    let hasColors = shell.terminal.transcript.contains("\u{1B}[2m")
    #expect(hasColors == (environment["NO_COLOR"] == nil && environment["TERM"] == nil))
  }
}
