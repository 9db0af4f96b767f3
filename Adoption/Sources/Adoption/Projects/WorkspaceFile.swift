/// Reads the projects and packages that a workspace lists.
enum WorkspaceFile {
  /// The paths of all `FileRef` elements, relative to the workspace's folder.
  static func locations(_ text: String) -> [String] {
    var locations: [String] = []
    var groups: [String] = []
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("/Group") {
        _ = groups.popLast()
        continue
      }
      guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef"),
        let start = tag.firstRange(of: "location")?.upperBound,
        let open = tag[start...].firstIndex(of: "\""),
        let end = tag[tag.index(after: open)...].firstIndex(of: "\"")
      else { continue }
      let location = tag[tag.index(after: open)..<end]
      let colon = location.firstIndex(of: ":")
      let kind = colon.map { location[..<$0] } ?? "group"
      var path = String(colon.map { location[location.index(after: $0)...] } ?? location)
      if kind == "group", let folder = groups.last, !folder.isEmpty { path = folder + "/" + path }
      if tag.hasPrefix("Group") { groups.append(path) } else { locations.append(path) }
    }
    return locations
  }
}
