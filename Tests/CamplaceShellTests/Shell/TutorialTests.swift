import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// The first five minutes: the first screen, the tutorial, help.
@MainActor struct TutorialTests {
  private let output = CollectedOutput()
  private let files = FilesInMemory()

  private func shell(_ app: String = "camplace", columns: Int = 80) throws -> InteractiveShell {
    try InteractiveShell(
      Surroundings.camplace(files: files, output: output), app: app,
      reporter: TextReporter(
        to: output,
        style: TextReporter.Style(
          glyphs: .unicode, paint: .plain, echoes: false, isQuiet: false,
          terminal: { TerminalSize(columns: columns, rows: 40) })))
  }

  /// What to type next, as the last lesson says.
  private var command: String? {
    output.text.split(separator: "\n").last { $0.hasPrefix("  type: ") }.map {
      String($0.dropFirst(8))
    }
  }

  @Test(arguments: bundledApps)
  func `following the tutorial leads to its end and a failing test`(
    _ app: String
  ) throws {
    let shell = try shell(app)
    _ = shell.submit("tutorial")
    #expect(output.text.contains("tutorial 1/6"))
    var commands: [String] = []
    while let next = command, next != commands.last, commands.count < 10 {
      commands.append(next)
      #expect(shell.submit(next) == .ready)
    }
    #expect(output.text.contains("tutorial 6/6"), "\(commands)\n\(output.errors)")
    #expect(output.errors == "")
    #expect(shell.session.tutorial == nil)
    let file = try #require(files.contents.keys.first)
    let runner = ScriptRunner(
      Surroundings.camplace(files: files, output: output),
      reporter: SilentReporter())
    #expect(runner.run(files: [file]) == .findings)
    files.contents[file] = files.contents[file]?.split(separator: "\n")
      .filter { !$0.hasPrefix("% defect") }.joined(separator: "\n")
    #expect(runner.run(files: [file]) == .ok)
  }

  @Test func `the tutorial waits for each command and can be stopped`() throws {
    let shell = try shell()
    _ = shell.submit("tutorial")
    _ = shell.submit("tab favorite")
    #expect(!output.text.contains("tutorial 2/6"))
    _ = shell.submit("tutorial stop")
    _ = shell.submit(command ?? "")
    #expect(!output.text.contains("tutorial 2/6"))
  }

  @Test(arguments: [40, 80, 200])
  func `the first screen explains camsh, shows the tree and suggests three commands`(
    _ columns: Int
  ) throws {
    let lines = try shell(columns: columns).welcome(version: "1.2.3")
    #expect(lines[0].hasPrefix("camsh 1.2.3  runs an app's"))
    #expect(lines.contains("AppCoordinator#1"))
    let tries = lines.drop { $0 != "try" }.dropFirst().filter { !$0.hasPrefix("    ") }
    #expect(tries.count == 3)
    for command in ["push detail 1", "tutorial", "help"] {
      #expect(tries.contains { $0.hasPrefix("  \(command) ") })
    }
  }

  @Test func `the first suggested command works in the app`() throws {
    for app in bundledApps {
      let shell = try shell(app)
      let lines = shell.welcome(version: "1")
      let first = try #require(lines.drop { $0 != "try" }.dropFirst().first)
      let command = first.trimmingPrefix("  ").split(separator: "  ")[0]
      #expect(shell.submit(String(command)) == .ready)
      #expect(shell.session.stepCount == 1, "\(app): \(command)")
    }
  }

  @Test func `help lists commands for the screen first, then all others`() throws {
    let shell = try shell()
    _ = shell.submit("help")
    #expect(output.text.hasPrefix("here, on MainMapViewController#1\n  push detail <campsite>"))
    #expect(output.text.contains("\n  tab Map | Favorite"))
    #expect(output.text.contains("\nguides\n  help leak "))
  }

  @Test func `every guide can be found, and fits an ordinary terminal`() throws {
    for guide in Guide.all {
      for topic in [guide.name] + guide.aliases {
        #expect(Help(.standard).topic(topic) != nil, "\(topic)")
      }
      #expect(guide.lines.allSatisfy { $0.displayWidth <= 100 })
      #expect(guide.lines.count <= 24)
    }
    #expect(Help(.standard).topic("leak")?.first == "leak: how to read a finding and fix it")
  }

  @Test func `a block is one entry of the history`() throws {
    let shell = try shell()
    #expect(shell.opensBlock("repeat 2 {"))
    #expect(shell.submit("repeat 2 {") == .unfinished)
    #expect(shell.submit("  push detail 1") == .unfinished)
    #expect(shell.submit("  pop # back again") == .unfinished)
    #expect(shell.submit("}") == .ready)
    #expect(shell.entry == "repeat 2 { push detail 1; pop }")
  }
}
