import Coordinators
import Glibc
import Services

/// Puts the shell together with this process's streams, files and signals.
@MainActor struct Program {
  let options: ProgramOptions
  let output = StandardOutput()

  init(_ options: ProgramOptions) {
    self.options = options
  }

  /// What starts where nothing else is asked for.
  var app: String {
    options.app ?? Guest.appName
  }

  func run(_ commands: [UInt8], name: String) -> ExitCode {
    scripted { $0.run(commands, name: name) }
  }

  func run(files: [String]) -> ExitCode {
    scripted { $0.run(files: files) }
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
    do throws(CatalogueError) {
      let surroundings = try surroundings(favorites: .memory, catalogue: .embedded)
      return run(
        ScriptRunner(surroundings, reporter: reporter(echoes: true), app: app))
    } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .failed
    }
  }

  func surroundings(
    favorites: FavoritesStore.Location, catalogue choice: CatalogueChoice
  ) throws(CatalogueError) -> Surroundings {
    let catalogue = try (options.catalogue ?? choice).read()
    return Surroundings(
      favorites: favorites, files: LocalFiles(), output: output,
      isInterrupted: { Interruption.isRequested },
      catalogue: { catalogue ?? .embedded },
      library: { environment in
        (Guest.app.map { [$0] } ?? []) + HostedApp.all(in: environment)
      })
  }

  private func reporter(echoes: Bool) -> any Reporter {
    switch options.format {
    case .json: JSONReporter(to: output, isQuiet: options.isQuiet)
    case .text:
      TextReporter(
        to: output,
        style: TextReporter.Style(
          glyphs: Environment.glyphs, paint: Environment.paint(options.colour), echoes: echoes,
          isQuiet: options.isQuiet))
    }
  }

  /// Runs one script as a test, as a worker does, and tells the record where it is.
  func test(_ script: String, _ record: ProgressRecord) -> ScriptResult {
    do throws(CatalogueError) {
      var surroundings = try surroundings(favorites: .memory, catalogue: .embedded)
      surroundings.output = WorkerOutput()
      let test = ScriptTest(
        surroundings: surroundings, app: app, progress: record.follower())
      return test.result(of: script)
    } catch {
      return ScriptResult(
        script: script, outcome: .internalFault,
        failures: [ScriptResult.Failure(step: 0, message: "\(error)")])
    }
  }

  // MARK: The terminal

  /// Reads lines until Ctrl-D or `quit`.
  private func interact() -> ExitCode {
    do {
      let location = Environment.favoritesFile.map { FavoritesStore.Location.file($0) } ?? .memory
      let reporter = reporter(echoes: false)
      let shell = try InteractiveShell(
        surroundings(favorites: location, catalogue: .usual), app: app,
        reporter: reporter)
      let editor = try lineEditor()
      editor.complete = { before in
        MainActor.assumeIsolated { shell.completions(before: before) }
      }
      output.write(
        "\(Environment.programName) \(Camsh.version): 'help' lists the commands, Ctrl-D leaves\n")
      return loop(shell, editor)
    } catch let error as CatalogueError {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .failed
    } catch let failure as StepFailure {
      output.writeError("error: \(failure.message)\n")
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

extension CatalogueChoice {
  /// The catalogue in the file that is meant; nil where it is the embedded one.
  func read() throws(CatalogueError) -> Catalogue? {
    switch self {
    case .embedded: return nil
    case .file(let path): return try CatalogueFile(path: path).read()
    case .usual:
      guard let path = Environment.catalogueFile, access(path, F_OK) == 0 else { return nil }
      return try CatalogueFile(path: path).read()
    }
  }
}
