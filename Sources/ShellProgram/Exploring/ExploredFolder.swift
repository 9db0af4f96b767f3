import CoordinatorShellCore
import ShellLanguage

/// The folder for the scripts of an exploration.
@MainActor struct ExploredFolder {
  let path: String

  /// Writes a script to `found/<signature>.camsh`; returns its path.
  ///
  /// Keeps an existing script of another exploration, which the user may have edited.
  func write(_ script: FoundScript) throws -> String {
    let folder = path == "." ? "found" : "\(path)/found"
    let file = "\(folder)/\(script.signature).camsh"
    try LocalFiles.makeFolder(folder)
    let files = LocalFiles()
    if !files.isTaken(file) { try files.write(script.text, to: file) }
    return file
  }
}
