/// A compiled storyboard or xib file, which decodes its scenes on demand.
///
/// The file contains JSON lines: the first is an index by line number, and every other line is one
/// scene. docs/interface-builder.md describes the format.
@MainActor final class InterfaceTable {
  /// The scenes, by the file's identifiers of their view controllers.
  private var scenes: [String: NibNode] = [:]
  private var lineNumbers: [String: Int] = [:]
  private let lines: [Data.SubSequence]

  /// The initial view controller.
  let initial: String?
  /// The view controllers, by storyboard identifier.
  private let identifiers: [String: String]

  private static var read: [String: InterfaceTable] = [:]

  /// The table in a file, read once per process; nil if it doesn't exist or can't be parsed.
  static func contents(of path: String) -> InterfaceTable? {
    if let table = read[path] { return table }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let table = InterfaceTable(data)
    read[path] = table
    return table
  }

  init?(_ data: Data) {
    lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first,
      let header = try? JSONSerialization.jsonObject(with: Data(first)) as? [String: Any],
      (header["version"] as? NSNumber)?.intValue == 1
    else { return nil }
    initial = header["initial"] as? String
    identifiers = header["identifiers"] as? [String: String] ?? [:]
    for (id, line) in header["scenes"] as? [String: Any] ?? [:] {
      lineNumbers[id] = (line as? NSNumber)?.intValue
    }
  }

  /// The view controller with this storyboard identifier.
  func controller(named identifier: String) -> String? { identifiers[identifier] }

  /// The scene of a view controller; a xib file's only scene has the identifier "".
  func scene(of id: String) -> NibNode? {
    if let scene = scenes[id] { return scene }
    guard let line = lineNumbers[id], lines.indices.contains(line),
      let json = try? JSONSerialization.jsonObject(with: Data(lines[line])),
      let scene = NibNode(json: json)
    else { return nil }
    scenes[id] = scene
    return scene
  }
}
