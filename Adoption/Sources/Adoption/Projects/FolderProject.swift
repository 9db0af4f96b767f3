/// An app without a project file: every Swift file below its folders belongs to it.
struct FolderProject {
  let checkout: Checkout

  /// - Parameters:
  ///   - sources: Folders or files; the checkout itself if there are none.
  ///   - resources: Folders or files with resources alone: a Swift file there isn't compiled.
  ///   - excluded: What to leave out below one of the folders.
  ///   - settings: The build settings that are known.
  func read(
    name: String, sources: [String], resources: [String] = [],
    excluded: [(folder: String, pattern: PathPattern)] = [],
    settings known: [String: String] = [:]
  ) throws(AdoptionError) -> AdoptedProject {
    var files = try self.files(below: sources.isEmpty ? [checkout.root] : sources)
    files += try self.files(below: resources).filter { Paths.suffix($0) != "swift" }
    files.removeAll { file in
      excluded.contains { folder, pattern in
        Paths.relative(file, to: folder).map(pattern.matches) ?? false
      }
    }
    var swift: [String] = []
    for file in files
    where Paths.suffix(file) == "swift"
      && !["Package.swift", "Project.swift"].contains(Paths.name(file))
    {
      // Helpers of a project's description belong to the tool that reads it.
      if try !checkout.text(file).contains("import ProjectDescription") { swift.append(file) }
    }
    guard !swift.isEmpty else {
      guard !sources.isEmpty else { throw .noProject(checkout.root) }
      throw .noSources(sources.map { Paths.relative($0, to: checkout.root) ?? $0 })
    }
    var plist = PropertyList.dictionary([:])
    let named = known["INFOPLIST_FILE"].flatMap { checkout.exists($0) ? $0 : nil }
    if let path = named ?? files.first(where: { Paths.name($0) == "Info.plist" }) {
      plist = try InfoPlistFile.parse(try checkout.bytes(path), path: path)
    }
    var settings = BuildSettings([
      "PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": name,
      "PRODUCT_MODULE_NAME": Paths.moduleName(name),
      "PRODUCT_BUNDLE_IDENTIFIER": "app.adopted.\(Paths.moduleName(name))",
    ])
    settings.add(known)
    let merged = InfoPlist(settings: settings, folder: checkout.root, checkout: checkout)
      .merged(over: plist)
    return AdoptedProject(
      name: name, directory: checkout.root, layout: .folder,
      modules: [
        AdoptedModule(
          name: Paths.moduleName(name), sources: Array(Set(swift)).sorted(),
          resources: Set(files.filter(BundlePath.isResource)).sorted()
            .map { .init(path: $0, bundlePath: BundlePath.of($0)) },
          settings: known.isEmpty
            ? CompilerSettings() : settings.compilerSettings(folder: checkout.root))
      ],
      infoPlist: merged)
  }

  private func files(below roots: [String]) throws(AdoptionError) -> [String] {
    var files: [String] = []
    for root in roots {
      guard checkout.isInside(root) else { throw .outside(root, root: checkout.root) }
      if checkout.isFolder(root) {
        files += checkout.items(below: root) { path in
          !BundlePath.isPackage(path) && !Checkout.skippedFolders.contains(Paths.name(path))
            && !Self.isTests(path)
        }
      } else if checkout.exists(root) {
        files.append(root)
      }
    }
    return files
  }

  static func isTests(_ path: String) -> Bool {
    let name = Paths.name(path)
    return name.hasSuffix("Tests") || name == "Test" || name.hasSuffix("Previews Content")
  }
}
