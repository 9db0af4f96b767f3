/// What a target's resources become.
public struct ResourceOutput: Sendable {
  /// Files for the app's bundle: `.strings` tables, catalogs' names, copies, `Info.plist`.
  public var bundleFiles: [BundleFile]

  /// Files that the bundle takes over as they are, without reading them into memory.
  public var copies: [AdoptedModule.Resource]

  /// Symbols that Xcode generates for images, colors and strings.
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
public func compileResources(
  _ module: AdoptedModule, infoPlist: PropertyList
) throws -> ResourceOutput {
  ResourceOutput()
}
