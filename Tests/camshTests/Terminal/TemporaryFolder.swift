import Foundation

/// A folder for a test, removed with its contents when the test ends.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "camsh-" + UUID().uuidString

  init() {
    makeFolder("")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func makeFolder(_ name: String) {
    try? FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders that it is in.
  func write(_ text: String, to name: String) {
    if let end = name.lastIndex(of: "/") { makeFolder(String(name[..<end])) }
    _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Who may do what with it, as in `chmod`.
  func mode(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
