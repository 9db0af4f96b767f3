import CoordinatorShellCore
import ShellLanguage

/// The folder for the scripts of an exploration.
@MainActor struct ExploredFolder {
  let path: String

  /// The folder with the scripts of problems.
  var found: String { path == "." ? "found" : "\(path)/found" }

  /// Writes a script to `found/<signature>.camsh`; returns its path.
  ///
  /// Keeps an existing script of another exploration, which the user may have edited.
  func write(_ script: FoundScript) throws -> String {
    let folder = found
    let file = "\(folder)/\(script.signature).camsh"
    try LocalFiles.makeFolder(folder)
    let files = LocalFiles()
    if !files.isTaken(file) { try files.write(script.text, to: file) }
    return file
  }
}
