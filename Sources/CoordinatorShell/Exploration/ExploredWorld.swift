import CoordinatorKit
import ShellLanguage

/// How an exploration reaches its first state: an app, its defects, and a script to start from.
@MainActor package struct ExploredWorld {
  package let app: String
  package let surroundings: Surroundings
  /// The script that each launch runs first; its header names the app and the defects.
  package let start: Script
  package var choice = ExplorationChoice()
  /// The folder for the scripts that reproduce problems.
  package var foundFolder = "found"
  /// Whether to keep every new state's display for reports.
  package var takesPictures = false
  /// What distinguishes states besides the hierarchy; nil if the exploration decides for each
  /// state.
  package var detail: StateReader.Detail?

  package init(app: String, surroundings: Surroundings, start: Script) {
    self.app = start.header.app ?? app
    self.surroundings = surroundings
    self.start = Script(
      name: start.name, header: start.header, statements: Self.statements(of: start))
  }

  /// The statements up to the first `quit`, without expected output, which depends on what was printed.
  private static func statements(of start: Script) -> [Statement] {
    let all = start.statements.flatMap(\.inlined).map(\.withoutTranscript)
    return Array(all.prefix { $0.kind != .command(.manage(.quit)) })
  }

  /// Launches the app and runs the starting script.
  func launch() throws(StepFailure) -> Session {
    var defects = Defects()
    for defect in start.header.defects { defects[Defect(defect.name, "")] = defect.isOn }
    let witness = Witness()
    let session = try Session(
      app: app, library: surroundings.library, request: surroundings.request,
      commands: surroundings.commands, reporter: witness, files: NoFiles(), defects: defects,
      world: try surroundings.world(of: start))
    session.isInterrupted = surroundings.isInterrupted
    for defect in start.header.defects {
      try session.setDefect(defect.name, isOn: defect.isOn)
    }
    for statement in start.statements {
      do { try session.run(statement) } catch {
        guard let failure = witness.failure else { throw .interrupted }
        throw .elsewhere("\(failure.statement.location): \(failure.reason.message)")
      }
    }
    return session
  }

  /// The header of the starting script, with the app.
  var launchHeader: ScriptHeader {
    var header = start.header
    header.app = app
    return header
  }

  /// The first lines of a script at `path` that starts as the exploration did.
  func header(ofScriptAt path: String) -> [String] {
    let defects = start.header.defects.map { "% defect: \($0.name)" + ($0.isOn ? "" : " off") }
    let world = LaunchWorld.header(
      answers: start.header.answers.map { SourcePath.resolve($0, from: start.name) },
      start.header.connection, start.header.defaults, ofScriptAt: path, surroundings.files)
    return surroundings.firstScriptLines + ["% app: \(app)"] + defects + world
  }

  /// Parses a move from its text.
  package func command(_ text: String) -> Command? {
    let parser = ScriptParser(commands: surroundings.commands)
    guard let script = try? parser.parse(Source(name: "explore", text: text)),
      case .command(let command)? = script.statements.first?.kind
    else { return nil }
    return command
  }
}
