import CoordinatorShellCore
import Foundation
import Glibc

/// The folder that keeps a hosted app's home beyond a session: `--keep-data DIR`.
///
/// Every launch of a session begins with the home that the folder held when the session began, so
/// that `undo` leads to the same tree. The home of the last launch replaces it at the end.
@MainActor struct KeptData {
  static let option = AddedOption(
    "keep-data", value: "DIR",
    help:
      "In the shell and with 'run': keep the app's home, its files and UserDefaults, in a folder.")

  /// The home in the folder that the command line names; nil if it names none.
  static let current = Host.options[option.name].map { KeptData(folder: $0) }

  private let folder: String
  private var home: String { folder + "/home" }

  private init(folder: String) {
    self.folder = folder
  }

  /// Refuses subcommands that launch the app in other ways.
  static func refusal(of arguments: [String]) -> String? {
    let others = Camsh.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard Host.options[option.name] != nil, let name = arguments.first, others.contains(name),
      name != RunScripts.configuration.commandName
    else { return nil }
    return "'--\(option.name)' is for the shell and 'run'; '\(name)' begins with an empty home"
  }

  /// Copies what was kept to a path where nothing is.
  func copy(to path: String) throws {
    guard FileManager.default.fileExists(atPath: home) else { return }
    try FileManager.default.copyItem(atPath: home, toPath: path)
  }

  /// Keeps a home without its temporary files.
  func keep(_ path: String) throws {
    try LocalFiles.makeFolder(folder)
    let new = "\(home).\(getpid())"
    let old = "\(new).old"
    try FileManager.default.copyItem(atPath: path, toPath: new)
    try? FileManager.default.removeItem(atPath: new + "/tmp")
    if rename(home, old) != 0, errno != ENOENT { throw LocalFiles.Failure() }
    guard rename(new, home) == 0 else { throw LocalFiles.Failure() }
    try? FileManager.default.removeItem(atPath: old)
  }
}
