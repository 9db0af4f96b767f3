/// Generates the types that Tuist generates for a module's asset catalogs: `ShopAsset.primary.color`.
struct TuistAssets {
  /// The catalogs by name; a module with several has a type for each.
  let catalogs: [(name: String, assets: [AssetCatalogReader.Asset])]
  /// What the generated types' names begin with.
  private let prefix: String

  init(catalogs: [(name: String, assets: [AssetCatalogReader.Asset])], module: String) {
    self.catalogs = catalogs
    prefix = TuistNames.prefix(of: module)
  }

  /// The type that contains the names.
  static func typeName(of module: String) -> String { TuistNames.prefix(of: module) + "Asset" }

  var source: GeneratedSource {
    var lines = ["// Generated from the asset catalogs, as Tuist does.", "", "import UIKit", ""]
    lines.append("public enum \(prefix)Asset {")
    for (name, assets) in catalogs {
      let members = members(of: assets)
      if catalogs.count > 1, let type = AssetSymbols.typeName(name) {
        lines += ["  public enum \(type) {"] + members.map { "  " + $0 } + ["  }"]
      } else {
        lines += members
      }
    }
    lines.append("}")
    lines += wrapper("Colors", property: "color", "UIColor", "clear")
    lines += wrapper("Images", property: "image", "UIImage", "init()")
    return GeneratedSource(
      name: "GeneratedTuistAssets.swift", text: lines.joined(separator: "\n") + "\n")
  }

  /// The constants of a catalog; a folder that provides a namespace becomes a type.
  private func members(of assets: [AssetCatalogReader.Asset]) -> [String] {
    let constants = assets.compactMap(constant)
    return Dictionary(grouping: constants, by: \.space).sorted { $0.key < $1.key }.flatMap {
      space, inside in
      var known: Set<String> = []
      let lines = inside.filter { known.insert($0.name).inserted }.map { "  " + $0.text }
      let types = space.split(separator: ".")
      guard !types.isEmpty else { return lines }
      let head = types.map { "public enum \($0) {" }.joined(separator: " ")
      return ["  " + head] + lines.map { "  " + $0 }
        + ["  " + String(repeating: "}", count: types.count)]
    }
  }

  private func constant(
    _ asset: AssetCatalogReader.Asset
  ) -> (space: String, name: String, text: String)? {
    let type: String
    switch asset.kind {
    case .image: type = prefix + "Images"
    case .color, .systemColor: type = prefix + "Colors"
    case .data: return nil
    }
    var parts = asset.name.split(separator: "/").map(String.init)
    guard let last = parts.popLast(), let name = AssetSymbols.identifier(last, suffix: "") else {
      return nil
    }
    let text =
      "public static var \(AssetSymbols.quoted(name)): \(type) "
      + "{ \(type)(name: \(SwiftText.literal(asset.name))) }"
    return (parts.compactMap(AssetSymbols.typeName).joined(separator: "."), name, text)
  }

  private func wrapper(
    _ suffix: String, property: String, _ type: String, _ missing: String
  ) -> [String] {
    [
      "", "public struct \(prefix)\(suffix): Sendable {", "  public let name: String",
      "  public var \(property): \(type) { \(type)(named: name) ?? .\(missing) }", "}",
    ]
  }
}
