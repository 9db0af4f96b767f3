import CoordinatorKit
import ShellLanguage

/// What the shell is given by whoever runs it: apps, data, files, streams.
@MainActor package struct Surroundings {
  /// Starts what the program hosts, for one session.
  package var library: Session.Library
  /// The verbs and expectations of the language, the added ones included.
  package var commands: CommandTable
  /// What the extension is told when a session starts.
  package var request: ServicesRequest
  package var files: any FileAccess
  package var output: any Output
  /// What the verbs `explore` and `go` need; nil where there is nothing to explore with.
  package var exploring: Session.ExploringHelp?
  /// Names and values of settings that every session begins with.
  package var settings: [(name: String, value: String)] = []
  /// The settings that an interactive shell begins with, and keeps; nil where there are none.
  package var settingsFile: String?
  /// Reads the script called `-`; nil where there is no such thing.
  package var standardInput: (@MainActor () throws -> [UInt8])?
  /// Whether a script goes on after a statement that failed, or that makes no sense.
  package var keepsGoing = false
  /// How many statements of the scripts read so far make no sense, where those go on.
  package let unparsed = Count()

  /// A number that copies share.
  @MainActor package final class Count {
    package var count = 0
  }

  /// Told of every step that a session does once more.
  package var replays: (@MainActor (_ step: Int, _ of: Int) -> Void)?
  /// Whether Ctrl-C was pressed.
  package var isInterrupted: @MainActor () -> Bool
  /// Who starts apps anew in other processes, where a launch needs one of its own.
  package var relauncher: (any Relauncher)?

  package init(
    library: @escaping Session.Library, commands: CommandTable = .standard,
    request: ServicesRequest = ServicesRequest(), files: any FileAccess, output: any Output,
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.library = library
    self.commands = commands
    self.request = request
    self.files = files
    self.output = output
    self.isInterrupted = isInterrupted
  }

  /// Launches an app in a session of its own.
  package func session(app: String, reporter: any Reporter) throws(StepFailure) -> Session {
    let session = try Session(
      app: app, library: library, request: request, commands: commands, reporter: reporter,
      files: files)
    session.isInterrupted = isInterrupted
    for (name, value) in settings where session.settings.set(name, to: value) {
      reporter.settingChanged(name, in: session.settings)
    }
    session.exploring = exploring
    session.replays = replays
    session.relauncher = relauncher
    return session
  }

  /// Launches the app of a script, or `app` where it names none, with the script's defects.
  package func session(
    of script: Script, app: String, reporter: any Reporter
  ) throws(StepFailure) -> Session {
    let session = try session(app: script.header.app ?? app, reporter: reporter)
    session.keepsChanges = script.statements.contains(where: \.hasTranscript)
    for defect in script.header.defects {
      try session.setDefect(defect.name, isOn: defect.isOn)
    }
    if !script.header.defects.isEmpty { session.relaunch() }
    return session
  }

  /// Leads a session to where another process was; returns the names that are bound there.
  package func restore(_ image: SessionImage, into session: Session) throws -> BoundNames {
    var bound = BoundNames()
    try session.restore(image) { entry, names in
      let statement = try self.statement(of: entry, names)
      bound = names
      if let name = statement.binding { bound[name] = statement.boundKind }
      return statement
    }
    return bound
  }

  /// The statement of an entry, at its place.
  package func statement(
    of entry: SessionImage.Entry, _ names: BoundNames
  ) throws -> Statement {
    let place = entry.location
    // Lines and columns come out as they were.
    let padding =
      String(repeating: "\n", count: place.line - 1)
      + String(repeating: " ", count: max(place.column - 1, 0))
    let source = Source(name: place.source, text: padding + entry.text)
    guard let statement = try parser(names: names).parse(source).statements.first else {
      throw StepFailure.elsewhere("'\(entry.text)' is no statement")
    }
    return statement
  }

  /// Reads a script; where it can't be read or parsed, prints why and returns nil.
  package func script(at path: String) -> Script? {
    do {
      if path == "-", let standardInput {
        return script(from: try standardInput(), name: "<stdin>")
      }
      return script(from: try files.read(path), name: path)
    } catch {
      output.writeError("error: \(StepFailure.unreadableFile(path, error).message)\n")
      return nil
    }
  }

  /// Reads a script that came as a text.
  package func script(from bytes: [UInt8], name: String) -> Script? {
    do {
      if keepsGoing {
        let (script, errors) = try parser().parseLeniently(bytes, name: name)
        if !errors.isEmpty { output.writeError("\(ScriptErrors(errors))\n") }
        unparsed.count += errors.count
        return script
      }
      return try parser().parse(bytes, name: name)
    } catch {
      output.writeError("\(error)\n")
      return nil
    }
  }

  /// A parser of this language that reads included files.
  package func parser(names: BoundNames = BoundNames()) -> ScriptParser {
    ScriptParser(commands: commands, names: names, load: { [files] in try files.read($0) })
  }
}
