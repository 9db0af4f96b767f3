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
}
