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
    scripted { $0.run(commands, name: name) }
  }

  func run(files: [String], reports: [ReportRequest] = []) -> ExitCode {
    guard !reports.isEmpty else { return scripted { $0.run(files: files) } }
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

  /// A terminal is talked with; anything else is read to its end and run.
  func shell() -> ExitCode {
    Environment.isTerminal(STDIN_FILENO) && Environment.isTerminal(STDOUT_FILENO)
      ? interact() : runStandardInput()
  }

  private func runStandardInput() -> ExitCode {
    do {
      let commands = try LocalFiles.readAll(STDIN_FILENO)
      return scripted { $0.run(commands, name: "<stdin>") }
    } catch {
      output.writeError("error: cannot read standard input: \(error)\n")
      return .failed
    }
  }

  /// Writes what is still buffered; returns what the process exits with.
  func end(_ code: ExitCode) -> Int32 {
    output.flush()
    return code.rawValue
  }

  private func scripted(_ run: (ScriptRunner) -> ExitCode) -> ExitCode {
    Interruption.install()
    return run(ScriptRunner(surroundings(), reporter: reporter(echoes: true), app: app))
  }

  func surroundings(isInteractive: Bool = false) -> Surroundings {
    let output = output
    var surroundings = Surroundings(
      library: Host.library, commands: Host.shell.commands,
      request: ServicesRequest(
        options: Host.options, isInteractive: isInteractive, dataFolder: Environment.dataFolder,
        notice: { output.writeError("notice: \($0.escapedForTerminal)\n") }),
      files: LocalFiles(), output: output, isInterrupted: { Interruption.isRequested })
    surroundings.explore = { (script, app, time) throws(StepFailure) in
      try explore(from: script, app: app, for: time)
    }
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
      let shell = try InteractiveShell(
        surroundings(isInteractive: true), app: app,
        reporter: reporter(echoes: false, terminal: { Environment.terminalSize }))
      let editor = try lineEditor()
      editor.complete = { before in
        MainActor.assumeIsolated { shell.completions(before: before) }
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
