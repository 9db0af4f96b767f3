import TestSupport
import Testing

/// What scripts, commands and tests print on a narrow terminal.
@Suite struct ScriptOnTerminalTests {
  private let folder = TemporaryFolder()

  private func run(
    _ arguments: [String], program: String = "camsh", columns: Int = 40
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      CamshRun.products.appending(path: program).path, arguments,
      environment: ["TERM": "vt100", "LANG": "C.UTF-8", "HOME": folder.path], columns: columns)
    _ = try terminal.waitForExit()
    return terminal
  }

  @Test func `looks of commands wrap between words`() throws {
    let lines = try run(["-c", "set"]).screen.lines
    #expect(
      lines.contains(["blame   on         on|off", "        replay the steps to find when a"]))
  }

  @Test func `parse errors wrap between words, and have colors`() throws {
    folder.write("nosuchcommand with a line that is far too long for the terminal\n", to: "a.camsh")
    let terminal = try run(["run", "\(folder.path)/a.camsh"])
    let lines = terminal.screen.lines
    #expect(
      lines.contains([
        "unknown command 'nosuchcommand'", "  nosuchcommand with a line that is fa…",
        "  ^~~~~~~~~~~~~",
        "  'help' lists the commands",
      ]), "\(terminal.screen)")
    #expect(
      terminal.transcript.contains("a.camsh:1:1: \u{1B}[1;31merror:\u{1B}[0m\r\n"))
  }

  @Test func `the last line of a test run wraps between words`() throws {
    folder.write("% defect: self-in-binding\npush detail 3; pop\n", to: "a.camsh")
    folder.write("pop\n", to: "b.camsh")
    let lines = try run(["test", folder.path]).screen.lines
    #expect(lines.contains("2 scripts: 1 failed, 1 with findings; 1"), "\(lines)")
  }

  @Test func `the shell of an app in its own world knows the terminal`() throws {
    let terminal = try PseudoTerminal(
      CamshRun.products.appending(path: "misbehaving-app").path,
      environment: ["TERM": "vt100", "LANG": "C.UTF-8", "HOME": folder.path], columns: 100)
    try terminal.wait(for: "the prompt") { $0.lines.last?.hasSuffix(">") == true }
    terminal.type("screen\r")
    try terminal.wait(for: "the wireframe beside the list") {
      $0.lines.contains("│ [ trap ]                           │    button  trap")
    }
    terminal.type("tre")
    try terminal.wait(for: "a hint") { $0.hint == "e" }
  }
}

extension [String] {
  /// Whether some lines follow one another.
  fileprivate func contains(_ lines: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: lines) }
  }
}
