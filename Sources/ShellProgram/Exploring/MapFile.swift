import CoordinatorShellCore

/// A file for a map, in the language of its extension.
struct MapFile {
  let path: String
  let format: MapText.Format

  init?(_ path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = MapText.Format(rawValue: String(path[path.index(after: dot)...]))
    else { return nil }
    self.path = path
    self.format = format
  }
}
