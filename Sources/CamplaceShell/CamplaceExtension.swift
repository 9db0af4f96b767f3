import CamplaceServices
import CoordinatorShell

extension ShellExtension {
  /// Camplace's own shell: the five apps, the data verbs, the catalog's option, and `sync`.
  @MainActor public static let camplace = ShellExtension(
    heading: "data",
    options: [
      AddedOption(
        "catalog", aliases: ["catalogue"], value: "FILE",
        help: """
          The campsites: embedded, or a file that 'camsh sync' wrote. By default, the shell uses \
          the last synced ones, and scripts use the embedded ones.
          """),
      AddedOption(
        "live",
        help: "Camplace asks GoCamping itself, with the key that 'camsh sync' would use."),
      AddedOption(
        "keep-data", value: "DIR",
        help: "Keep the bookmarks of the app books in a folder; by default, a launch has none."),
      AddedOption("base-url", value: "URL", help: "Where '--live' finds the service."),
    ],
    subcommands: [SyncCommand.subcommand],
    commands: DataCommands.all + ServiceCommands.all,
    expectations: DataCommands.expectations,
    kinds: DataCommands.kinds + ServiceCommands.kinds,
    apps: { $0.apps },
    state: { session in
      ReplayedPart(session.stored) { snapshot in
        let campsites = (try? session.favorites.copy(from: snapshot.favorites).all()) ?? []
        return campsites.map { "favorite add \(ScriptWord.quoted($0.name))" }
      }
    },
    roots: {
      [
        AddedRoot($0.favorites, label: "the favorites store"),
        AddedRoot($0.stored.bookmarks, label: "the bookmarks"),
      ]
    },
    services: CamplaceSession.init)
}
