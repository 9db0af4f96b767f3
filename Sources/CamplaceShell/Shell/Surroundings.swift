import Coordinators
import Services

/// What the shell is given by whoever runs it: apps, data, files, streams.
@MainActor public struct Surroundings {
  /// The apps that can be launched, made with the services of a session.
  public var library: Session.Library
  public var catalogue: @MainActor () -> Catalogue
  public var favorites: FavoritesStore.Location
  public var files: any FileAccess
  public var output: any Output
  /// Whether Ctrl-C was pressed.
  public var isInterrupted: @MainActor () -> Bool

  public init(
    favorites: FavoritesStore.Location, files: any FileAccess, output: any Output,
    isInterrupted: @escaping @MainActor () -> Bool = { false },
    catalogue: @escaping @MainActor () -> Catalogue = { .embedded },
    library: @escaping Session.Library = HostedApp.all
  ) {
    self.favorites = favorites
    self.files = files
    self.output = output
    self.isInterrupted = isInterrupted
    self.catalogue = catalogue
    self.library = library
  }

  /// Launches an app in a session of its own.
  func session(app: String, reporter: any Reporter) throws(StepFailure) -> Session {
    let output = output
    let favorites = FavoritesStore(at: favorites) { notice in
      output.writeError("notice: \("\(notice)".escapedForTerminal)\n")
    }
    let session = try Session(
      app: app, library: library, catalogue: catalogue(), favorites: favorites,
      reporter: reporter, files: files)
    session.isInterrupted = isInterrupted
    return session
  }

  /// Launches the app of a script, or `app` where it names none, with the script's defects.
  func session(
    of script: Script, app: String, reporter: any Reporter
  ) throws(StepFailure) -> Session {
    let session = try session(app: script.header.app ?? app, reporter: reporter)
    for defect in script.header.defects {
      try session.setDefect(defect.name, isOn: defect.isOn)
    }
    if !script.header.defects.isEmpty { session.relaunch() }
    return session
  }

  /// Reads a script; nil where it can't be read or makes no sense, which is told.
  func script(at path: String) -> Script? {
    do {
      return script(from: try files.read(path), name: path)
    } catch {
      output.writeError("error: \(StepFailure.unreadableFile(path, error).message)\n")
      return nil
    }
  }

  /// Reads a script that came as a text.
  func script(from bytes: [UInt8], name: String) -> Script? {
    do {
      return try ScriptParser(load: { try files.read($0) }).parse(bytes, name: name)
    } catch {
      output.writeError("\(error)\n")
      return nil
    }
  }
}
