import Foundation

/// The compiled resources of a target, besides those that it shares with other targets.
public struct ResourceOutput: Sendable {
  /// Files that are copied into the bundle without being read.
  public var copies: [AdoptedModule.Resource]

  /// The symbols that Xcode generates for images, colors and strings.
  public var sources: [GeneratedSource]

  public var notes: [Note]

  public init(
    copies: [AdoptedModule.Resource] = [], sources: [GeneratedSource] = [], notes: [Note] = []
  ) {
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
///   - isUnlikely: Whether a name hardly means what a tool generates from this module's resources.
///   - shared: The tables of texts and assets of all of the app's modules, this one's among them.
///   - classes: The names of all classes of the app, with the module that declares each.
///   - swiftGen: What SwiftGen would generate from the checkout's resources.
public func compileResources(
  _ module: AdoptedModule, mentions: Set<String> = [],
  isUnlikely: SwiftGenConfiguration.UnlikelyName = { _, _ in false }, shared: SharedResources,
  classes: [String: String] = [:], swiftGen: SwiftGenConfiguration = SwiftGenConfiguration()
) -> ResourceOutput {
  var output = ResourceOutput()
  var catalogs: [(name: String, assets: [AssetCatalogReader.Asset])] = []
  var models = DataModelReader()
  for resource in module.resources {
    switch (resource.bundlePath as NSString).pathExtension {
    case "xcassets":
      let name = (Paths.name(resource.path) as NSString).deletingPathExtension
      catalogs.append((name, shared.catalogs[resource.path] ?? []))
    case "xcdatamodeld", "xcdatamodel": models.read(resource.path)
    case "strings", "stringsdict", "xcstrings", "storyboard", "xib": break
    case "plist" where resource.bundlePath == "Info.plist": break
    default: output.copies.append(resource)
    }
  }
  let assets = catalogs.flatMap(\.assets)
  output.notes += models.notes
  if !models.entities.isEmpty {
    output.sources.append(
      DataModelSource(entities: models.entities, sources: module.sources).source)
  }
  if mentions.contains("R"),
    let resources = RSwiftResources(
      module, texts: shared.texts.keys, assets: assets, classes: classes)
  {
    output.sources.append(resources.source)
  }
  let members = AssetMembers(in: module.sources)
  let texts = StringCatalogSymbols(
    module.resources, sources: module.sources,
    declared: members.names["LocalizedStringResource"] ?? [])
  if let source = texts.source { output.sources.append(source) }
  if let fonts = TuistFonts(module, mentions: mentions) { output.sources.append(fonts.source) }
  output.sources += swiftGen.sources(
    for: module, mentions: mentions, isUnlikely: isUnlikely, shared: shared)
  guard !assets.isEmpty else { return output }
  for asset in assets {
    guard case .data(let path) = asset.kind else { continue }
    output.copies.append(
      AdoptedModule.Resource(path: path, bundlePath: AssetFile.bundlePath(of: asset.name, path)))
  }
  let symbols = AssetSymbols(
    assets, declared: members.names, extendsSwiftUI: members.importsSwiftUI)
  if let source = symbols.source { output.sources.append(source) }
  if mentions.contains(TuistAssets.typeName(of: module.name)) {
    output.sources.append(TuistAssets(catalogs: catalogs, module: module.name).source)
  }
  return output
}
