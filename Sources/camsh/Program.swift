import CamplaceShell
import Glibc
import Services

/// Puts the shell together with this process's streams, files and signals.
@MainActor struct Program {
  private let options: ProgramOptions
  private let output = StandardOutput()

  init(_ options: ProgramOptions) {
    self.options = options
  }

  func run(_ commands: [UInt8], name: String) -> ExitCode {
    runner().run(commands, name: name)
  }

  func run(files: [String]) -> ExitCode {
    runner().run(files: files)
  }

  /// A terminal is talked with; anything else is read to its end and run.
  func shell() -> ExitCode {
    Environment.isTerminal(STDIN_FILENO) && Environment.isTerminal(STDOUT_FILENO)
      ? interact() : runStandardInput()
  }

  private func runStandardInput() -> ExitCode {
    do {
      return runner().run(try LocalFiles.readAll(STDIN_FILENO), name: "<stdin>")
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

  private func runner() -> ScriptRunner {
    Interruption.install()
    return ScriptRunner(
      surroundings(favorites: .memory), reporter: reporter(echoes: true), app: options.app)
  }

  private func surroundings(favorites: FavoritesStore.Location) -> Surroundings {
    Surroundings(
      favorites: favorites, files: LocalFiles(), output: output,
      isInterrupted: { Interruption.isRequested })
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

  // MARK: The terminal

  /// Reads lines until Ctrl-D or `quit`.
  private func interact() -> ExitCode {
    do {
      let location = Environment.favoritesFile.map { FavoritesStore.Location.file($0) } ?? .memory
      let reporter = reporter(echoes: false)
      let shell = try InteractiveShell(
        surroundings(favorites: location), app: options.app, reporter: reporter)
      let editor = try lineEditor()
      editor.complete = { before in
        MainActor.assumeIsolated { shell.completions(before: before) }
      }
      output.write("camsh \(Camsh.version): 'help' lists the commands, Ctrl-D leaves\n")
      return loop(shell, editor)
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
