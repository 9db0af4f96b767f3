/// The objects of a project file, by identifier.
struct XcodeObjects {
  /// The project file's own path.
  let path: String

  /// The folder of `SOURCE_ROOT`.
  let folder: String

  private let objects: [String: PropertyList]
  private let parents: [String: String]
  let root: String

  init(text: String, path: String) throws(AdoptionError) {
    self.path = path
    let list = try OldPropertyList.parse(text, path: path)
    guard let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string else {
      throw .malformed(path, line: 1, reason: "it has no objects")
    }
    self.objects = objects
    self.root = root
    let bundle = Paths.folder(path)
    folder = Paths.join(
      Paths.folder(bundle), objects[root]?["projectDirPath"]?.string ?? "")
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.array ?? [] {
        if let child = child.string { parents[child] = id }
      }
    }
    self.parents = parents
  }

  subscript(id: String) -> PropertyList? { objects[id] }

  func kind(_ id: String) -> String { objects[id]?["isa"]?.string ?? "" }

  /// The identifiers that a key of an object lists.
  func list(_ key: String, of id: String) -> [String] {
    objects[id]?[key]?.array?.compactMap(\.string) ?? []
  }

  func string(_ key: String, of id: String) -> String? { objects[id]?[key]?.string }

  /// The identifiers of all objects of a kind, sorted.
  func all(_ kind: String) -> [String] {
    objects.filter { $0.value["isa"]?.string == kind }.keys.sorted()
  }

  /// The absolute path of a file reference or group; nil if it is in a product or SDK folder.
  ///
  /// Groups that contain each other end the walk.
  func path(of id: String) -> String? {
    var seen: Set<String> = []
    return path(of: id, seen: &seen)
  }

  /// Whether a reference, or a group that contains it, has an absolute path.
  func isAbsolute(_ id: String) -> Bool {
    var seen: Set<String> = []
    var next: String? = id
    while let id = next, seen.insert(id).inserted {
      let tree = objects[id]?["sourceTree"]?.string ?? "<group>"
      if tree != "<group>" { return tree == "<absolute>" }
      next = parents[id]
    }
    return false
  }

  private func path(of id: String, seen: inout Set<String>) -> String? {
    guard seen.insert(id).inserted, let object = objects[id] else { return nil }
    let own = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>":
      let folder: String?
      if let parent = parents[id] {
        folder = path(of: parent, seen: &seen)
      } else {
        folder = self.folder
      }
      return folder.map { own.isEmpty ? $0 : Paths.join($0, own) }
    case "SOURCE_ROOT": return Paths.join(folder, own)
    case "<absolute>": return Paths.normalize(own)
    default: return nil
    }
  }
}
