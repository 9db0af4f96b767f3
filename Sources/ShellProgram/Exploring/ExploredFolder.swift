import CoordinatorShellCore
import ShellLanguage

/// The folder that an exploration leaves its scripts in.
@MainActor struct ExploredFolder {
  let path: String

  /// Writes a script to `found/<signature>.camsh`; returns where it is.
  ///
  /// A script of another exploration that is there already stays: someone may have edited it.
  func write(_ script: FoundScript) throws -> String {
    let folder = path == "." ? "found" : "\(path)/found"
    let file = "\(folder)/\(script.signature).camsh"
    try LocalFiles.makeFolder(folder)
    let files = LocalFiles()
    if !files.isTaken(file) { try files.write(script.text, to: file) }
    return file
  }
}
