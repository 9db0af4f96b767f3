import CoordinatorShellCore
import ShellLanguage

/// Files that exist only in the test.
@MainActor package final class FilesInMemory: FileAccess {
  package var contents: [String: String]

  package init(_ contents: [String: String] = [:]) {
    self.contents = contents
  }

  package func read(_ path: String) throws -> [UInt8] {
    guard let text = contents[path] else { throw ScriptParser.LoadFailure.notFound }
    return Array(text.utf8)
  }

  package func isTaken(_ path: String) -> Bool { contents[path] != nil }

  package func write(_ text: String, to path: String) throws {
    contents[path] = text
  }
}
