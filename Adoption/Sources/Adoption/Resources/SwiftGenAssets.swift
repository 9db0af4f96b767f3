/// Generates the types that SwiftGen generates for asset catalogs: `Asset.Colors.primary.color`.
struct SwiftGenAssets {
  private let output: SwiftGenConfiguration.Output
  private let catalogs: [(name: String, assets: [AssetCatalogReader.Asset])]

  /// Nil if no catalog is one of the output's inputs.
  init?(
    _ output: SwiftGenConfiguration.Output, _ resources: [AdoptedModule.Resource],
    catalogs: [String: [AssetCatalogReader.Asset]]
  ) {
    self.output = output
    self.catalogs = resources.filter(output.reads).compactMap { resource in
      catalogs[resource.path].map { (Paths.withoutSuffix(resource.path), $0) }
    }
    if self.catalogs.isEmpty { return nil }
  }

  var source: GeneratedSource {
    var lines = ["// Generated from the asset catalogs, as SwiftGen does.", "", "import UIKit", ""]
    lines.append("public enum \(output.typeName) {")
    lines += output.members(of: catalogs.map { ($0.name, members(of: $0.assets)) })
    lines.append("}")
    // Another output may declare the type of a kind that this one's catalogs don't have.
    let types = Set(catalogs.flatMap(\.assets).compactMap(type))
    if types.contains(output.colorTypeName) {
      lines += Self.wrapper(output.colorTypeName, "Color", "color", "clear")
    }
    if types.contains(output.imageTypeName) {
      lines += Self.wrapper(output.imageTypeName, "Image", "image", "init()")
    }
    return GeneratedSource(
      name: "Generated\(output.typeName).swift", text: lines.joined(separator: "\n") + "\n")
  }

  /// The constants of a catalog; a folder that provides a namespace becomes a type.
  private func members(of assets: [AssetCatalogReader.Asset]) -> [String] {
    let spaces = Dictionary(grouping: assets) { asset in
      (output.typesFolders ? asset.folders : asset.namespaces).map(SwiftGenNames.type)
    }
    return spaces.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { space, assets in
      var known: Set<String> = []
      let lines = assets.compactMap(constant).filter { known.insert($0.name).inserted }
        .map { "  " + $0.text }
      guard !space.isEmpty else { return lines }
      let head = space.map { "public enum \(AssetSymbols.quoted($0)) {" }.joined(separator: " ")
      return ["  " + head] + lines.map { "  " + $0 }
        + ["  " + String(repeating: "}", count: space.count)]
    }
  }

  /// The type of an asset's constant; nil for one that has no constant.
  private func type(of asset: AssetCatalogReader.Asset) -> String? {
    switch asset.kind {
    case .image: output.imageTypeName
    case .color, .systemColor: output.colorTypeName
    case .data: nil
    }
  }

  private func constant(_ asset: AssetCatalogReader.Asset) -> (name: String, text: String)? {
    let name = SwiftGenNames.member(Paths.name(asset.name))
    guard let type = type(of: asset), !name.isEmpty else { return nil }
    let text =
      "public static var \(AssetSymbols.quoted(name)): \(type) "
      + "{ \(type)(name: \(SwiftText.literal(asset.name))) }"
    return (name, text)
  }

  private static func wrapper(
    _ type: String, _ kind: String, _ property: String, _ missing: String
  ) -> [String] {
    [
      "", "public struct \(type): Sendable {", "  public typealias \(kind) = UI\(kind)",
      "  public let name: String",
      "  public var \(property): UI\(kind) { UI\(kind)(named: name) ?? .\(missing) }",
      "  public func \(property)(compatibleWith traits: UITraitCollection) -> UI\(kind) { \(property) }",
      "}", "",
      "extension UI\(kind) {",
      "  public convenience init?(asset: \(type)) { self.init(named: asset.name) }",
      "}",
    ]
  }
}
