import CoordinatorKit
import ShellLanguage

/// What the program gives the shell: apps, data, files, streams.
@MainActor package struct Surroundings {
  /// Creates what the program hosts, for one session.
  package var library: Session.Library
  /// The language's commands and expectations, including the added ones.
  package var commands: CommandTable
  /// The request that the extension receives when a session starts.
  package var request: ServicesRequest
  package var files: any FileAccess
  package var output: any Output
  /// What the scripts that camsh writes begin with, so that they can be executed; nothing if another
  /// program runs them.
  package var firstScriptLines = ["#!/usr/bin/env -S camsh run"]
  /// What `explore` and `go` need; nil if the program can't explore.
  package var exploring: Session.ExploringHelp?
  /// The names and values of settings for every session.
  package var settings: [(name: String, value: String)] = []
  /// The settings file of the interactive shell; nil if there is none.
  package var settingsFile: String?
  /// Reads the script called `-`; nil if there is no standard input.
  package var standardInput: (@MainActor () throws -> [UInt8])?
  /// Whether a script continues after a statement that fails or can't be parsed.
  package var keepsGoing = false
  /// The number of statements that couldn't be parsed in the scripts read so far, if those
  /// continue.
  package let unparsed = Count()

  /// A number that copies share.
  @MainActor package final class Count {
    package var count = 0
  }

  /// Called for every step that a session replays.
  package var replays: (@MainActor (_ step: Int, _ of: Int) -> Void)?
  /// Adds the lines of source that findings' references come from, to the page of a session.
  package var addsSource: (@MainActor (inout TestRun) -> Void)?
  /// Whether Ctrl-C was pressed.
  package var isInterrupted: @MainActor () -> Bool
  /// What answers a hosted app's requests, if the command line says so.
  package var connection: Connection?
  /// Launches apps in other processes, if a launch needs its own.
  package var relauncher: (any Relauncher)?
  /// Replays steps in other processes, if this one can't.
  package var replayProcess: (any ReplayProcess)?

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

  /// Launches an app in its own session.
  package func session(
    app: String, script: Script? = nil, reporter: any Reporter
  ) throws(StepFailure) -> Session {
    let world = try world(of: script)
    replayProcess?.standBy { question, image in
      try answer(question, about: image, app: app, in: world)
    }
    let session = try Session(
      app: app, library: library, request: request, commands: commands, reporter: reporter,
      files: files, world: world)
    session.isInterrupted = isInterrupted
    for (name, value) in settings where session.settings.set(name, to: value) {
      reporter.settingChanged(name, in: session.settings)
    }
    session.exploring = exploring
    session.replayer.progress = replays
    session.addsSource = addsSource
    session.replayer.relauncher = relauncher
    session.replayer.replayProcess = replayProcess
    return session
  }

  /// Launches the app, and answers a question about the steps of a session in another process.
  private func answer<Question: ReplayQuestion>(
    _ question: Question, about image: SessionImage, app: String, in world: LaunchWorld
  ) throws -> Question.Answer {
    var defects = Defects()
    for name in image.state.defects { defects[Defect(name, "")] = true }
    let session = try Session(
      app: app, library: library, request: request, commands: commands,
      reporter: SilentReporter(), files: files, defects: defects, world: world)
    session.isInterrupted = isInterrupted
    for (name, value) in image.state.settings { _ = session.settings.set(name, to: value) }
    return session.answer(question, about: try steps(of: image).entries)
  }

  /// The statements of an image, and the names that they bind.
  private func steps(
    of image: SessionImage
  ) throws -> (entries: [Timeline.Entry], names: BoundNames) {
    var names = BoundNames()
    let entries = try image.entries.map { entry in
      let statement = try statement(of: entry, names)
      if let name = statement.binding { names[name] = statement.boundKind }
      return Timeline.Entry(
        statement: statement, steps: entry.steps, isCut: entry.isCut,
        fingerprint: entry.fingerprint, output: entry.output, expected: entry.expected)
    }
    return (entries, names)
  }

  /// Launches the script's app, or `app` if it names none, with the script's defects.
  package func session(
    of script: Script, app: String, reporter: any Reporter
  ) throws(StepFailure) -> Session {
    let session = try session(
      app: script.header.app ?? app, script: script, reporter: reporter)
    session.transcripts.keepsChanges = script.statements.contains(where: \.hasTranscript)
    for defect in script.header.defects {
      try session.setDefect(defect.name, isOn: defect.isOn)
    }
    if !script.header.defects.isEmpty { session.relaunch() }
    return session
  }

  /// What the launches of a script find outside the app.
  package func world(of script: Script?) throws(StepFailure) -> LaunchWorld {
    var world = LaunchWorld()
    world.connection = connection ?? script?.header.connection ?? .offline
    guard let script else { return world }
    world.defaults = script.header.defaults
    if let path = script.header.answers {
      world.responses = try ResponseFolder(
        SourcePath.resolve(path, from: script.name), files: files)
    }
    return world
  }

  /// Brings a session to where another process stopped; returns the bound names.
  package func restore(_ image: SessionImage, into session: Session) throws -> BoundNames {
    let (entries, names) = try steps(of: image)
    session.restore(image, entries)
    return names
  }

  /// The statement of an entry, at its location.
  package func statement(
    of entry: SessionImage.Entry, _ names: BoundNames
  ) throws -> Statement {
    let place = entry.location
    // Keeps lines and columns as they were.
    let padding =
      String(repeating: "\n", count: place.line - 1)
      + String(repeating: " ", count: max(place.column - 1, 0))
    let source = Source(name: place.source, text: padding + entry.text)
    guard let statement = try parser(names: names).parse(source).statements.first else {
      throw StepFailure.elsewhere("'\(entry.text)' isn't a statement")
    }
    return statement
  }

  /// Reads a script; if that fails, prints why and returns nil.
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

  /// Reads a script given as text.
  package func script(from bytes: [UInt8], name: String) -> Script? {
    do {
      if keepsGoing {
        let (script, errors) = try parser().parseLeniently(bytes, name: name)
        if !errors.isEmpty { output.writeError(ScriptErrors(errors).text(output.errorStyle)) }
        unparsed.count += errors.count
        return script
      }
      return try parser().parse(bytes, name: name)
    } catch {
      output.writeError(error.text(output.errorStyle))
      return nil
    }
  }

  /// A parser of this language that reads included files.
  package func parser(names: BoundNames = BoundNames()) -> ScriptParser {
    ScriptParser(commands: commands, names: names, load: { [files] in try files.read($0) })
  }
}
