import CLinux
import CoordinatorKit
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// Puts the shell together with this process's streams, files and signals.
@MainActor struct Program {
  let options: ProgramOptions
  let output = StandardOutput()

  init(_ options: ProgramOptions) {
    self.options = options
  }

  /// What starts where nothing else is asked for.
  var app: String {
    options.app ?? Host.defaultApp
  }

  func run(_ commands: [UInt8], name: String) -> ExitCode {
    if let code = inWorlds(.commandLine) { return code }
    return scripted { $0.run(commands, name: name) }
  }

  func run(files: [String], reports: [ReportRequest] = []) -> ExitCode {
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

  /// Runs scripts one after the other, each in a world of its own where the app needs one.
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

  /// A terminal is talked with; anything else is read to its end and run.
  func shell() -> ExitCode {
    guard Environment.isTerminal(STDIN_FILENO), Environment.isTerminal(STDOUT_FILENO) else {
      return runStandardInput()
    }
    return inWorlds(.terminal) ?? interact()
  }

  private func runStandardInput() -> ExitCode {
    do {
      let commands = try World.current?.input ?? LocalFiles.readAll(STDIN_FILENO)
      if let code = inWorlds(.commands(commands)) { return code }
      return scripted { $0.run(commands, name: "<stdin>") }
    } catch {
      output.writeError("error: cannot read standard input: \(error)\n")
      return .failed
    }
  }

  /// Whether each launch of the app has a process of its own: a stranger's app may leave anything behind.
  private var hasWorlds: Bool { Host.app != nil && World.current == nil }

  /// The surroundings of the session that this process is the world of: a new launch takes another process.
  private func worldly(_ surroundings: Surroundings) -> Surroundings {
    var surroundings = surroundings
    surroundings.relauncher = World.current
    return surroundings
  }

  /// From here on what is printed is the app's.
  private func beginWorld() {
    guard let world = World.current else { return }
    closeNetwork()
    StandardOutput.keepsAppApart = options.format == .json
    world.printed.capture()
  }

  private static var isNetworkClosed = false

  /// A world has no network: what an app gets from it differs from run to run.
  func closeNetwork() {
    guard Host.app != nil, !options.hasNetwork, !Self.isNetworkClosed else { return }
    Self.isNetworkClosed = true
    guard clinux_close_network() != 0 else { return }
    output.writeError("notice: the app may use the network: \(LocalFiles.Failure())\n")
  }

  /// Has the work done in processes that are worlds of their own; nil where this process does it.
  private func inWorlds(_ work: WorldKeeper.Work) -> ExitCode? {
    guard hasWorlds, let keeper = WorldKeeper(work, output: output) else { return nil }
    output.flush()
    return keeper.run()
  }

  /// Writes what is still buffered; returns what the process exits with.
  func end(_ code: ExitCode) -> Int32 {
    output.flush()
    World.current?.end()
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
          glyphs: Environment.glyphs, paint: Environment.paint(options.colour), echoes: echoes,
          isQuiet: options.isQuiet, terminal: terminal))
    }
  }

  /// Runs one script as a test, as a worker does, and tells the record where it is.
  func test(_ script: String, _ record: ProgressRecord, keepsTrace: Bool) -> ScriptResult {
    closeNetwork()
    var surroundings = surroundings()
    surroundings.output = WorkerOutput()
    let test = ScriptTest(
      surroundings: surroundings, app: app, keepsTrace: keepsTrace, progress: record.follower())
    return test.result(of: script)
  }

  // MARK: The terminal

  /// Reads lines until Ctrl-D or `quit`.
  private func interact() -> ExitCode {
    do {
      let reporter = reporter(echoes: false, terminal: { Environment.terminalSize })
      beginWorld()
      let shell = try InteractiveShell(
        worldly(surroundings(isInteractive: true)), app: app, reporter: reporter)
      World.current?.isIdle()
      let editor = try lineEditor()
      editor.complete = { before in
        MainActor.assumeIsolated { shell.completions(before: before) }
      }
      World.current?.pasted = { Array(editor.pastedLines) }
      if let image = World.current?.takeImage() {
        editor.pastedLines = image.state.pasted[...]
        beginWorld()
        if try shell.resume(image) == .ended { return .ok }
        return loop(shell, editor)
      }
      output.write(
        "\(Environment.programName) \(Camsh.version): 'help' lists the commands, Ctrl-D leaves\n")
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
      World.current?.isIdle()
      switch editor.readLine(prompt: shell.prompt) {
      case .endOfInput: return .ok
      case .interrupted:
        shell.clear()
      case .line(let line):
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        editor.addToHistory(line)
        Interruption.clear()
        Interruption.install()
        let state = shell.submit(line)
        if Interruption.isRequested { editor.dropPastedLines() }
        if state == .ended { return .ok }
      }
    }
  }
}
