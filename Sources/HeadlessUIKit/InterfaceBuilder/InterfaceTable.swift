/// A compiled storyboard or xib, whose scenes are decoded when they are asked for.
///
/// A file of JSON lines: the first says what there is and on which line it stands, every other is
/// one scene. The format is described in docs/interface-builder.md.
@MainActor final class InterfaceTable {
  /// The scenes by the identifiers of their view controllers in the file.
  private var scenes: [String: NibNode] = [:]
  private var lineNumbers: [String: Int] = [:]
  private let lines: [Data.SubSequence]

  /// The view controller that the arrow points at.
  let initial: String?
  /// The view controllers by their storyboard identifiers.
  private let identifiers: [String: String]

  private static var read: [String: InterfaceTable] = [:]

  /// The table in a file, read once in a process; nil if there is none or it can't be parsed.
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

  /// The view controller with a storyboard identifier.
  func controller(named identifier: String) -> String? { identifiers[identifier] }

  /// The scene of a view controller; a xib's only scene has the identifier "".
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
