import Synchronization

/// The names, sizes, and colors in a bundle's asset catalogs, which adopting an app compiles to one
/// file.
///
/// `Assets.json` contains, by name, `images` (width and height), `colors` (red, green, blue, and
/// opacity from 0 to 1), `systemColors` (a system color's name), and `data` (a file's path in the
/// bundle).
struct AssetCatalog: Sendable {
  private let images: [String: [Double]]
  private let colors: [String: [Double]]
  private let systemColors: [String: String]
  private let data: [String: String]

  private static let read = Mutex<[String: AssetCatalog?]>([:])

  /// Caches the main bundle's catalog, because a bundle is slow to return its path.
  private static let main = ProgramBundle.ifAny.flatMap(AssetCatalog.init(of:))

  /// The catalog of a bundle, by default the main one, which is read once; nil if there is none.
  static func of(_ bundle: Bundle?) -> AssetCatalog? {
    guard let bundle, bundle !== Bundle.main else { return main }
    let key = bundle.bundlePath
    if let known = read.withLock({ $0[key] }) { return known }
    let catalog = AssetCatalog(of: bundle)
    read.withLock { $0[key] = .some(catalog) }
    return catalog
  }

  private init?(of bundle: Bundle) {
    guard let path = bundle.path(forResource: "Assets", ofType: "json") else { return nil }
    self.init(path: path)
  }

  private init?(path: String) {
    guard let contents = FileManager.default.contents(atPath: path),
      let json = try? JSONSerialization.jsonObject(with: contents) as? [String: Any],
      json["version"] as? Int == 1
    else { return nil }
    images = json["images"] as? [String: [Double]] ?? [:]
    colors = json["colors"] as? [String: [Double]] ?? [:]
    systemColors = json["systemColors"] as? [String: String] ?? [:]
    data = json["data"] as? [String: String] ?? [:]
  }

  /// The size of an image in points.
  func image(_ name: String) -> CGSize? {
    images[name].map { $0.count == 2 ? CGSize(width: $0[0], height: $0[1]) : .zero }
  }

  func color(_ name: String) -> CGColor? {
    if let system = systemColors[name] { return UIColor.named(system: system)?.cgColor }
    guard let parts = colors[name], parts.count == 4 else { return nil }
    return CGColor(
      red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]),
      alpha: CGFloat(parts[3]))
  }

  func file(_ name: String) -> String? { data[name] }
}

extension Bundle {
  /// The file of an image outside the catalog: `logo`, `logo.png`, or `logo@2x.png`.
  func imageFile(_ name: String) -> String? {
    if let path = path(forResource: name, ofType: nil) { return path }
    for type in ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif"] {
      for scale in ["", "@2x", "@3x"] {
        if let path = path(forResource: name + scale, ofType: type) { return path }
      }
    }
    return nil
  }
}
