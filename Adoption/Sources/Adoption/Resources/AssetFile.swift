import Foundation

/// `Assets.json`, in which UIImage, UIColor and NSDataAsset look up names.
enum AssetFile {
  static func bytes(_ assets: [AssetCatalogReader.Asset]) throws -> [UInt8] {
    var images: [String: [Double]] = [:]
    var colors: [String: [Double]] = [:]
    var systemColors: [String: String] = [:]
    var data: [String: String] = [:]
    for asset in assets {
      switch asset.kind {
      case .image(let width, let height): images[asset.name] = [width, height]
      case .color(let red, let green, let blue, let alpha):
        colors[asset.name] = [red, green, blue, alpha]
      case .systemColor(let name): systemColors[asset.name] = name
      case .data(let path): data[asset.name] = bundlePath(of: asset.name, path)
      }
    }
    let json: [String: Any] = [
      "version": 1, "images": images, "colors": colors, "systemColors": systemColors, "data": data,
    ]
    let bytes = try JSONSerialization.data(
      withJSONObject: json, options: [.sortedKeys, .withoutEscapingSlashes])
    return [UInt8](bytes)
  }

  static func bundlePath(of name: String, _ path: String) -> String {
    "Assets/" + name + "/" + (path as NSString).lastPathComponent
  }
}
