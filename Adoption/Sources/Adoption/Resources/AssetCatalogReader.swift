import Foundation

/// Reads the images, colors and data sets of asset catalogs, by the names that code uses.
struct AssetCatalogReader {
  struct Asset: Equatable {
    /// The name, with the folders that provide a namespace: `Icons/add`.
    let name: String
    let kind: Kind
    /// Every folder of the catalog that contains it, with or without a namespace.
    var folders: [String] = []

    /// The folders that provide a namespace.
    var namespaces: [String] { name.split(separator: "/").dropLast().map(String.init) }
  }

  enum Kind: Equatable {
    case image(width: Double, height: Double)
    case color(red: Double, green: Double, blue: Double, alpha: Double)
    case systemColor(String)
    case data(path: String)
  }

  private(set) var assets: [Asset] = []
  private(set) var notes: [Note] = []

  /// Reads a catalog; doesn't follow folders that lead outside it.
  mutating func read(_ path: String) {
    read(folder: path, namespace: "", folders: [])
  }

  private mutating func read(folder: String, namespace: String, folders: [String]) {
    guard folders.count < 32,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() {
      let path = folder + "/" + name
      guard isFolder(path) else { continue }
      let asset = namespace + (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset", "symbolset":
        assets.append(Asset(name: asset, kind: image(in: path), folders: folders))
      case "colorset":
        if let color = color(in: path) {
          assets.append(Asset(name: asset, kind: color, folders: folders))
        } else {
          notes.append(Note(file: path, text: "The color has no components that camsh can read."))
        }
      case "dataset":
        if let file = fileNames(in: path).first {
          assets.append(
            Asset(name: asset, kind: .data(path: path + "/" + file), folders: folders))
        }
      case "appiconset", "launchimage", "brandassets", "imagestack", "complicationset": break
      default:
        read(
          folder: path, namespace: providesNamespace(path) ? asset + "/" : namespace,
          folders: folders + [Paths.withoutSuffix(name)])
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  private func contents(of folder: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      data.count < 1 << 20
    else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private func providesNamespace(_ folder: String) -> Bool {
    (contents(of: folder)["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private func fileNames(in folder: String) -> [String] {
    let contents = contents(of: folder)
    let entries = (contents["images"] ?? contents["data"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["filename"] as? String }
      .filter { !$0.contains("/") && $0 != ".." }
  }

  // MARK: Images

  private func image(in folder: String) -> Kind {
    let entries = contents(of: folder)["images"] as? [[String: Any]] ?? []
    for entry in entries {
      guard let file = entry["filename"] as? String, !file.contains("/"),
        let size = Self.pixels(of: folder + "/" + file)
      else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      return .image(width: size.width / max(scale, 1), height: size.height / max(scale, 1))
    }
    return .image(width: 0, height: 0)
  }

  /// The size from a PNG's header; other formats have no size here.
  private static func pixels(of path: String) -> (width: Double, height: Double)? {
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    guard let header = try? handle.read(upToCount: 24), header.count == 24,
      header.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    func number(_ offset: Int) -> Double {
      Double(header.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) })
    }
    return (number(16), number(20))
  }

  // MARK: Colors

  private func color(in folder: String) -> Kind? {
    let entries = contents(of: folder)["colors"] as? [[String: Any]] ?? []
    // The entry for every device and appearance, as the simulated phone shows it.
    let plain = entries.first { $0["appearances"] == nil && $0["idiom"] as? String == "universal" }
    // The accent color of Xcode's template has no value and means the system's.
    if Paths.name(folder) == "AccentColor.colorset",
      !entries.contains(where: { $0["color"] != nil })
    {
      return .systemColor("systemBlueColor")
    }
    guard let color = (plain ?? entries.first)?["color"] as? [String: Any] else { return nil }
    if let reference = color["reference"] as? String { return .systemColor(reference) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? { components[name].flatMap(Self.number) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      return .color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return .color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0x1F`, `31` or `0.122`.
  private static func number(_ value: Any) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number / (number > 1 ? 255 : 1)
  }
}
