import Foundation

/// The bytes that `UIStoryboard` and `UINib` read: JSON lines, first an index and then one line for
/// each scene.
struct SceneTable {
  var initial: String?
  var identifiers: [String: String] = [:]
  private(set) var scenes: [(id: String, json: [Any])] = []

  mutating func add(_ scene: [Any], of id: String) {
    scenes.append((id, scene))
  }

  func bytes() throws -> [UInt8] {
    var header: [String: Any] = ["version": 1, "identifiers": identifiers]
    if let initial { header["initial"] = initial }
    var lines: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() { lines[scene.id] = index + 1 }
    header["scenes"] = lines
    var bytes = try Self.line(header)
    for scene in scenes { bytes += try Self.line(scene.json) }
    return bytes
  }

  private static func line(_ json: Any) throws -> [UInt8] {
    let data = try JSONSerialization.data(
      withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
    return [UInt8](data) + [UInt8(ascii: "\n")]
  }
}
