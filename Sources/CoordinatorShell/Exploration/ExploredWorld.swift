import CoordinatorKit
import ShellLanguage

/// How an exploration comes to its first state: an app, its mistakes, and the script that it starts from.
@MainActor package struct ExploredWorld {
  package let app: String
  package let surroundings: Surroundings
  /// Where each launch begins to explore; its header names the app and the mistakes.
  package let start: Script
  package var choice = ExplorationChoice()
  /// The folder that the scripts of problems are written to.
  package var foundFolder = "found"
  /// Whether every new state's display is kept, for reports that show it.
  package var takesPictures = false
  /// What tells states apart beside the hierarchy; nil where the exploration decides for each state.
  package var detail: StateReader.Detail?

  package init(app: String, surroundings: Surroundings, start: Script) {
    self.app = start.header.app ?? app
    self.surroundings = surroundings
    self.start = start
  }

  /// Launches the app and does what the script says.
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
    for statement in start.statements.flatMap(\.inlined) {
      do { try session.execute(statement) } catch {
        throw witness.failure?.reason ?? .interrupted
      }
    }
    return session
  }

  /// The header of the start, with the app.
  var launchHeader: ScriptHeader {
    var header = start.header
    header.app = app
    return header
  }

  /// The header lines for what launches find outside the app, in a script at `path`.
  func header(ofScriptAt path: String) -> [String] {
    LaunchWorld.header(
      answers: start.header.answers.map { SourcePath.resolve($0, from: start.name) },
      start.header.defaults, ofScriptAt: path, surroundings.files)
  }

  /// Reads a move that was spelled as a script spells it.
  package func command(_ text: String) -> Command? {
    let parser = ScriptParser(commands: surroundings.commands)
    guard let script = try? parser.parse(Source(name: "explore", text: text)),
      case .command(let command)? = script.statements.first?.kind
    else { return nil }
    return command
  }
}
