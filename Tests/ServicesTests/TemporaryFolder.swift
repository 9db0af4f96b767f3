import Foundation

/// A folder of a test's own, gone with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "services-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  func write(_ bytes: Data, to name: String) throws {
    try bytes.write(to: URL(filePath: path(name)))
  }

  func contents(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path(name)))
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path("")).sorted() }
  }

  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
