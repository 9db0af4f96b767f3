import CLinux
import CoordinatorKit
import CoordinatorShellCore
import Glibc
import RetainGraph
import ShellLanguage

/// Connects the shell with this process's streams, files and signals.
@MainActor struct Program {
  let options: ProgramOptions
  let output: StandardOutput

  init(_ options: ProgramOptions) {
    self.options = options
    output = StandardOutput(color: options.color)
  }

  /// The colors of the output.
  var paint: Paint { Environment.paint(options.color, on: StandardOutput.descriptor) }

  /// The name of the app to launch.
  var app: String {
    options.app ?? Host.defaultApp
  }

  func run(_ commands: [UInt8], name: String) -> ExitCode {
    if let code = inWorlds(.commandLine) { return code }
    return scripted { $0.run(commands, name: name) }
  }

  func run(files: [String], reports: [ReportRequest] = []) -> ExitCode {
    // The process of each launch reads what this one received.
    if files == ["-"], Host.app != nil, reports.isEmpty { return runStandardInput() }
    guard !reports.isEmpty else { return run(each: files) }
    if let code = inWorlds(.commandLine) { return code }
    var results: [ScriptResult] = []
    let code = scripted { runner in
      var runner = runner
      runner.tell = { results.append($0) }
      return runner.run(files: files)
    }
    var run = TestRun(results: results)
    run.microseconds = results.reduce(0) { $0 + $1.microseconds }
    if reports.contains(where: { $0.format == .html }) { SourceLines.add(to: &run) }
    for report in reports {
      do {
        try ReportFiles.write(
          report, of: report.format == .html ? run : run.withoutTraces, to: output)
      } catch {
        output.writeError("error: \("\(error)".escapedForTerminal)\n")
        return code == .ok ? .failed : code
      }
    }
    return code
  }

  /// Runs scripts in order, each in its own world if the app needs one.
  private func run(each files: [String]) -> ExitCode {
    guard hasWorlds, files.count > 1 else {
      return inWorlds(.commandLine) ?? scripted { $0.run(files: files) }
    }
    return scripted { runner in
      runner.run(files: files) { file in
        inWorlds(.script(file, others: files)) ?? .internalError
      }
    }
  }

  /// Starts the interactive shell on a terminal; otherwise reads standard input to its end and runs
  /// it.
  func shell() -> ExitCode {
    guard Environment.isTerminal(STDIN_FILENO), Environment.isTerminal(STDOUT_FILENO) else {
      return runStandardInput()
    }
    return inWorlds(.terminal) ?? interact()
  }

  private func runStandardInput() -> ExitCode {
    do {
      let commands = try LaunchProcess.current?.input ?? LocalFiles.readAll(STDIN_FILENO)
      if let code = inWorlds(.commands(commands)) { return code }
      return scripted { $0.run(commands, name: "<stdin>") }
    } catch {
      output.writeError("error: cannot read standard input: \(error)\n")
      return .failed
    }
  }

  /// Whether each launch has its own process: a hosted app may leave anything behind.
  private var hasWorlds: Bool { Host.app != nil && LaunchProcess.current == nil }

  /// The surroundings of the session whose world this process is: a new launch takes another
  /// process.
  private func worldly(_ surroundings: Surroundings) -> Surroundings {
    var surroundings = surroundings
    surroundings.relauncher = LaunchProcess.current
    return surroundings
  }

  /// From here on, the app's output is captured.
  private func beginWorld() {
    guard let world = LaunchProcess.current else { return }
    closeNetwork()
    StandardOutput.keepsAppApart = options.format == .json
    world.printed.capture()
  }

  private static var isNetworkClosed = false

  /// A world has no network, because responses differ from run to run.
  func closeNetwork() {
    if options.connection == .server { OtherThreads.mayWake = true }
    guard Host.app != nil, options.connection != .server, !Self.isNetworkClosed else { return }
    Self.isNetworkClosed = true
    guard clinux_close_network() != 0 else { return }
    output.writeError("notice: the app may use the network: \(LocalFiles.Failure())\n")
  }

  /// Lets other processes do the work, each a world of its own; nil if this process does it.
  private func inWorlds(_ work: WorldKeeper.Work) -> ExitCode? {
    guard hasWorlds, let keeper = WorldKeeper(work, output: output) else { return nil }
    output.flush()
    return keeper.run()
  }

  /// Flushes the output; returns the exit status.
  func end(_ code: ExitCode) -> Int32 {
    output.flush()
    LaunchProcess.current?.end()
    return code.rawValue
  }

  private func scripted(_ run: (ScriptRunner) -> ExitCode) -> ExitCode {
    Interruption.install()
    let runner = ScriptRunner(worldly(surroundings()), reporter: reporter(echoes: true), app: app)
    beginWorld()
    return run(runner)
  }

  func surroundings(isInteractive: Bool = false) -> Surroundings {
    let output = output
    var surroundings = Surroundings(
      library: Host.library, commands: Host.shell.commands,
      request: ServicesRequest(
        options: Host.options, isInteractive: isInteractive, dataFolder: Environment.dataFolder,
        notice: { output.writeError("notice: \($0.escapedForTerminal)\n") }),
      files: LocalFiles(), output: output, isInterrupted: { Interruption.isRequested })
    surroundings.commands.program = Environment.invocation
    if Host.app != nil { surroundings.firstScriptLines = [] }
    surroundings.keepsGoing = options.keepsGoing
    surroundings.addsSource = { SourceLines.add(to: &$0) }
    surroundings.connection = options.connection
    surroundings.replayProcess = HostedReplayProcess.current
    surroundings.settings = options.settings.map { ($0.name, $0.value) }
    surroundings.standardInput = { try LocalFiles.readAll(STDIN_FILENO) }
    if isInteractive {
      surroundings.settingsFile = Environment.settingsFile
      var line = ProgressLine()
      surroundings.replays = { step, total in
        if step == 0 { line = ProgressLine() }
        line.show { "replaying: step \(step)/\(total)" }
        if total - step <= 1 { line.end() }
      }
    }
    surroundings.exploring = Session.ExploringHelp(
      explore: { (script, app, time) throws(StepFailure) in
        try explore(from: script, app: app, for: time)
      },
      way: { (script, app, screen) throws(StepFailure) in
        try way(from: script, app: app, to: screen)
      })
    return surroundings
  }

  private func reporter(
    echoes: Bool, terminal: (@MainActor @Sendable () -> TerminalSize?)? = nil
  ) -> any Reporter {
    switch options.format {
    case .json: JSONReporter(to: output, isQuiet: options.isQuiet)
    case .text:
      TextReporter(
        to: output,
        style: TextReporter.Style(
          glyphs: Environment.glyphs, paint: paint, echoes: echoes,
          isQuiet: options.isQuiet, terminal: terminal, clearSequence: Environment.clearSequence,
          page: Pager.show, wrapping: StandardOutput.terminal, errors: output.errorStyle))
    }
  }

  /// Runs one script as a test in a worker, and records its progress.
  func test(
    _ script: String, _ record: ProgressRecord, keepsTrace: Bool, keepsSteppings: Bool,
    ending: ScriptTest.Ending? = nil
  ) -> ScriptResult {
    closeNetwork()
    var surroundings = surroundings()
    surroundings.output = WorkerOutput()
    var test = ScriptTest(
      surroundings: surroundings, app: app, keepsTrace: keepsTrace, progress: record.follower())
    test.keepsSteppings = keepsSteppings
    test.ending = ending
    return test.result(of: script)
  }

  // MARK: The terminal

  /// Reads lines until Ctrl-D or `quit`.
  private func interact() -> ExitCode {
    do {
      let reporter = reporter(echoes: false, terminal: { StandardOutput.terminal })
      beginWorld()
      let shell = try InteractiveShell(
        worldly(surroundings(isInteractive: true)), app: app, reporter: reporter)
      LaunchProcess.current?.isIdle()
      let editor = try lineEditor()
      editor.complete = { before in
        MainActor.assumeIsolated { shell.completions(before: before) }
      }
      if paint == .colored {
        editor.highlight = { line in
          MainActor.assumeIsolated {
            shell.session.settings.showsHints ? shell.highlighted(line) : nil
          }
        }
        editor.hint = { [unowned editor] line in
          MainActor.assumeIsolated {
            guard shell.session.settings.showsHints else { return nil }
            return editor.history.hint(after: line) ?? shell.hint(after: line)
          }
        }
      }
      LaunchProcess.current?.pasted = { Array(editor.pastedLines) }
      let image = LaunchProcess.current?.takeImage()
      if let image {
        editor.pastedLines = image.state.pasted[...]
        beginWorld()
        if try shell.resume(image) == .ended { return .ok }
        return loop(shell, editor)
      }
      shell.readSettings()
      output.write(
        shell.welcome(version: Camsh.version).map { $0 + "\n" }.joined())
      return loop(shell, editor)
    } catch let failure as StepFailure {
      output.writeError("error: \(failure.message)\n")
      if case .added = failure { return .failed }
      return .usage
    } catch {
      output.writeError("error: the terminal cannot be used: \(error)\n")
      return .internalError
    }
  }

  private func lineEditor() throws -> LineEditor {
    try LineEditor(
      LineEditor.Configuration(
        program: "camsh", historyFile: Environment.historyFile,
        readsEditrc: !Environment.isContinuousIntegration)
    ) { [output] failure in
      MainActor.assumeIsolated { output.writeError("notice: \(failure)\n") }
    }
  }

  private func loop(_ shell: InteractiveShell, _ editor: LineEditor) -> ExitCode {
    while true {
      output.flush()
      LaunchProcess.current?.isIdle()
      let prompt = shell.prompt(
        columns: StandardOutput.terminal?.columns ?? 80, paint: shell.session.reporter.paint)
      switch editor.readLine(prompt: prompt) {
      case .endOfInput where shell.isUnfinished:
        // Only the block ends.
        shell.clear()
      case .endOfInput: return .ok
      case .interrupted:
        shell.clear()
      case .line(let line):
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        Interruption.clear()
        Interruption.install()
        // Before the line runs, because the line that ends the process should be in the history
        // too.
        if !shell.isUnfinished, !shell.opensBlock(line) { editor.addToHistory(line) }
        let isBlock = shell.isUnfinished
        let state = shell.submit(line)
        if isBlock, !shell.isUnfinished { editor.addToHistory(shell.entry) }
        if Interruption.isRequested { editor.dropPastedLines() }
        if state == .ended { return .ok }
      }
    }
  }
}
