import Foundation

/// A folder for a test, removed with its contents when the object is deallocated.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() {
    // Foundation's random names are the same at every launch.
    var template = Array((NSTemporaryDirectory() + "camsh-XXXXXX").utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  package func path(_ name: String) -> String { path + "/" + name }

  package func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders that it is in.
  package func write(_ text: String, to name: String) {
    if let end = name.lastIndex(of: "/") { makeFolder(String(name[..<end])) }
    _ = FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8))
  }

  package func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: URL(filePath: path(name)))
  }

  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  package func contents(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(name)))
  }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The permissions of a file or folder, as `chmod` writes them; nil if it doesn't exist.
  package func mode(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
