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

  package func list(_ folder: String) -> [(name: String, isFolder: Bool)] {
    let start = folder == "." ? "" : folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String: Bool] = [:]
    for path in contents.keys where path.hasPrefix(start) {
      let rest = path.dropFirst(start.count)
      found[String(rest.prefix { $0 != "/" })] = rest.contains("/")
    }
    return found.map { ($0.key, $0.value) }
  }

  package func isTaken(_ path: String) -> Bool { contents[path] != nil }

  package func create(_ path: String, holding bytes: [UInt8]) throws -> Bool {
    guard contents[path] == nil else { return false }
    contents[path] = String(decoding: bytes, as: UTF8.self)
    return true
  }

  package func write(_ text: String, to path: String) throws {
    contents[path] = text
  }
}
