import Foundation

/// The compiled resources of a target.
public struct ResourceOutput: Sendable {
  /// Files for the app's bundle: `.strings` tables, catalogs' names, copies, `Info.plist`.
  public var bundleFiles: [BundleFile]

  /// Files that are copied into the bundle without being read.
  public var copies: [AdoptedModule.Resource]

  /// The symbols that Xcode generates for images, colors and strings.
  public var sources: [GeneratedSource]

  public var notes: [Note]

  public init(
    bundleFiles: [BundleFile] = [], copies: [AdoptedModule.Resource] = [],
    sources: [GeneratedSource] = [], notes: [Note] = []
  ) {
    self.bundleFiles = bundleFiles
    self.copies = copies
    self.sources = sources
    self.notes = notes
  }
}

/// Compiles everything that the module bundles except storyboards and xibs.
///
/// A text of the development language stands at the top of the bundle, where it is found in whatever
/// language the machine speaks, and every translation in its `.lproj` folder.
///
/// - Parameters:
///   - mentions: The identifiers that the app's sources use and don't declare; symbols that a tool
///     generates under such a name are generated too.
///   - shared: The resources of all of the app's modules, which share the bundle's tables of texts
///     and assets; nil if there are no other modules.
public func compileResources(
  _ module: AdoptedModule, infoPlist: PropertyList, mentions: Set<String> = [],
  shared: [AdoptedModule.Resource]? = nil
) throws -> ResourceOutput {
  var output = ResourceOutput()
  if let values = infoPlist.dictionary, !values.isEmpty {
    output.bundleFiles.append(
      BundleFile(path: "Info.plist", content: try PropertyListFile.bytes(of: infoPlist)))
  }
  let region = infoPlist["CFBundleDevelopmentRegion"]?.string
  let strings = StringTables(
    shared ?? module.resources,
    developmentLanguage: region.flatMap { $0.isEmpty ? nil : $0 } ?? "en")
  output.bundleFiles += try strings.bundleFiles()
  output.notes += strings.notes

  var catalogs = AssetCatalogReader()
  var byName: [(name: String, assets: [AssetCatalogReader.Asset])] = []
  var models = DataModelReader()
  for resource in module.resources {
    switch (resource.bundlePath as NSString).pathExtension {
    case "xcassets":
      let known = catalogs.assets.count
      catalogs.read(resource.path)
      let name = (Paths.name(resource.path) as NSString).deletingPathExtension
      byName.append((name, Array(catalogs.assets.dropFirst(known))))
    case "xcdatamodeld", "xcdatamodel": models.read(resource.path)
    case "strings", "stringsdict", "xcstrings", "storyboard", "xib": break
    case "plist" where resource.bundlePath == "Info.plist": break
    default: output.copies.append(resource)
    }
  }
  output.notes += catalogs.notes + models.notes
  if !models.entities.isEmpty {
    output.sources.append(DataModelSource(entities: models.entities).source)
  }
  if mentions.contains("R"), RSwiftResources.isUsed(in: module.sources) {
    output.sources.append(
      RSwiftResources(texts: strings.keys, assets: catalogs.assets).source)
  }
  guard !catalogs.assets.isEmpty else { return output }
  var all = AssetCatalogReader()
  for resource in shared ?? module.resources where Paths.suffix(resource.path) == "xcassets" {
    all.read(resource.path)
  }
  output.bundleFiles.append(
    BundleFile(path: "Assets.json", content: try AssetFile.bytes(all.assets)))
  for asset in catalogs.assets {
    guard case .data(let path) = asset.kind else { continue }
    output.copies.append(
      AdoptedModule.Resource(path: path, bundlePath: AssetFile.bundlePath(of: asset.name, path)))
  }
  let members = AssetMembers(in: module.sources)
  let symbols = AssetSymbols(
    catalogs.assets, declared: members.names, extendsSwiftUI: members.importsSwiftUI)
  if !symbols.isEmpty { output.sources.append(symbols.source) }
  if mentions.contains(TuistAssets.typeName(of: module.name)) {
    output.sources.append(TuistAssets(catalogs: byName, module: module.name).source)
  }
  return output
}
