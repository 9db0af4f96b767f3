/// The resources that all of an app's modules share: the bundle's tables of texts and its assets.
public struct SharedResources: Sendable {
  let texts: StringTables
  /// The assets of each catalog, by the catalog's path.
  private(set) var catalogs: [String: [AssetCatalogReader.Asset]] = [:]

  /// `Info.plist`, the tables of texts, and the names of the assets.
  public private(set) var bundleFiles: [BundleFile] = []
  public private(set) var notes: [Note] = []

  /// Reads the tables and catalogs among the resources of all modules.
  public init(_ resources: [AdoptedModule.Resource], infoPlist: PropertyList) throws {
    let region = infoPlist["CFBundleDevelopmentRegion"]?.string
    texts = StringTables(
      resources, developmentLanguage: region.flatMap { $0.isEmpty ? nil : $0 } ?? "en")
    var reader = AssetCatalogReader()
    for resource in resources where Paths.suffix(resource.path) == "xcassets" {
      let known = reader.assets.count
      reader.read(resource.path)
      catalogs[resource.path] = Array(reader.assets.dropFirst(known))
    }
    if let values = infoPlist.dictionary, !values.isEmpty {
      bundleFiles.append(
        BundleFile(path: "Info.plist", content: try PropertyListFile.bytes(of: infoPlist)))
    }
    bundleFiles += try texts.bundleFiles(infoPlist: infoPlist)
    if !reader.assets.isEmpty {
      bundleFiles.append(
        BundleFile(path: "Assets.json", content: try AssetFile.bytes(reader.assets)))
    }
    bundleFiles += Self.compiledModels(of: resources)
    notes = texts.notes + reader.notes
  }

  /// Empty files where the bundle has compiled data models, because an app that creates its model
  /// from one looks for the file; camsh generates the model's classes instead.
  private static func compiledModels(of resources: [AdoptedModule.Resource]) -> [BundleFile] {
    resources.compactMap { resource in
      let name = String(Paths.name(resource.path).prefix { $0 != "." })
      return switch Paths.suffix(resource.path) {
      case "xcdatamodeld": BundleFile(path: "\(name).momd/\(name).mom", content: [])
      case "xcdatamodel": BundleFile(path: "\(name).mom", content: [])
      default: nil
      }
    }
  }
}
