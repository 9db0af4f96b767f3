import Foundation

/// Reads the files of one target of a project.
struct XcodeTarget {
  let objects: XcodeObjects
  let checkout: Checkout
  let id: String

  var name: String { objects.string("name", of: id) ?? "" }

  var isApp: Bool {
    objects.string("productType", of: id) == "com.apple.product-type.application"
  }

  var isLibrary: Bool {
    let type = objects.string("productType", of: id) ?? ""
    return type.hasPrefix("com.apple.product-type.framework")
      || type.hasPrefix("com.apple.product-type.library")
  }

  private func phases(_ kind: String) -> [String] {
    objects.list("buildPhases", of: id).filter { objects.kind($0) == kind }
  }

  /// The Swift files, sorted and without repetition.
  func sources() throws(AdoptionError) -> [String] {
    var files: Set<String> = []
    for file in phases("PBXSourcesBuildPhase").flatMap(files(of:)) {
      if Paths.suffix(file.path) == "swift", try isThere(file.path) { files.insert(file.path) }
    }
    for file in synchronizedFiles() where Paths.suffix(file) == "swift" { files.insert(file) }
    return files.sorted()
  }

  /// The Swift files, and the property lists and JSON files that code reads, that the project lists and the checkout
  /// lacks; often a configuration with keys that its author keeps.
  func missingFiles() -> [String] {
    let sources = phases("PBXSourcesBuildPhase").flatMap(files(of:)).map(\.path)
      .filter { Paths.suffix($0) == "swift" }
    let resources = phases("PBXResourcesBuildPhase").flatMap(files(of:)).map(\.path)
      .filter { ["plist", "json"].contains(Paths.suffix($0)) }
    return Set(sources + resources).filter { !FileManager.default.fileExists(atPath: $0) }.sorted()
  }

  func resources(folder: String) -> [AdoptedModule.Resource] {
    var resources: [String: AdoptedModule.Resource] = [:]
    for file in phases("PBXResourcesBuildPhase").flatMap(files(of:))
    where isResourceThere(file.path) {
      resources[file.path] = .init(path: file.path, bundlePath: BundlePath.of(file.path))
    }
    // Xcode treats data models as sources.
    for file in phases("PBXSourcesBuildPhase").flatMap(files(of:))
    where BundlePath.isResource(file.path) {
      if isResourceThere(file.path) {
        resources[file.path] = .init(path: file.path, bundlePath: BundlePath.of(file.path))
      }
    }
    for file in synchronizedFiles() where BundlePath.isResource(file) {
      resources[file] = .init(path: file, bundlePath: BundlePath.of(file))
    }
    return resources.values.sorted { $0.path < $1.path }
  }

  /// False for a file that the project lists and that doesn't exist; throws for one outside the
  /// checkout.
  private func isThere(_ path: String) throws(AdoptionError) -> Bool {
    guard checkout.isInside(path) else {
      // A file of the developer's other projects, which the repository lacks.
      guard FileManager.default.fileExists(atPath: path) else { return false }
      throw .outside(path, root: checkout.root)
    }
    return checkout.exists(path)
  }

  /// False also for a resource outside the checkout, such as one of the developer's downloads; the
  /// app isn't built with it elsewhere either.
  private func isResourceThere(_ path: String) -> Bool {
    checkout.isInside(path) && checkout.exists(path)
  }

  private struct File {
    var path: String
  }

  private func files(of phase: String) -> [File] {
    objects.list("files", of: phase).flatMap { buildFile -> [File] in
      guard let reference = objects.string("fileRef", of: buildFile) else { return [] }
      if objects.kind(reference) == "PBXVariantGroup"
        || objects.kind(reference) == "XCVersionGroup"
          && objects.path(of: reference) == nil
      {
        return objects.list("children", of: reference).compactMap { path(of: $0).map(File.init) }
      }
      return path(of: reference).map { [File(path: $0)] } ?? []
    }
  }

  /// The path of a file on this machine; one from another machine is matched by its last components.
  private func path(of reference: String) -> String? {
    guard let path = objects.path(of: reference) else { return nil }
    guard objects.isAbsolute(reference), !FileManager.default.fileExists(atPath: path) else {
      return checkout.spelled(path)
    }
    let parts = path.split(separator: "/")
    guard parts.count >= 2 else { return nil }
    for start in 0..<(parts.count - 1) {
      let candidate = checkout.root + "/" + parts[start...].joined(separator: "/")
      if checkout.exists(candidate) { return candidate }
    }
    return nil
  }

  /// The files of synchronized folders: all except excluded ones, and files of other targets'
  /// folders that an exception includes.
  private func synchronizedFiles() -> [String] {
    let own = Set(objects.list("fileSystemSynchronizedGroups", of: id))
    var files: [String] = []
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = objects.path(of: group), checkout.isFolder(folder) else { continue }
      var exceptions: Set<String> = []
      for set in objects.list("exceptions", of: group)
      where objects.string("target", of: set) == id {
        exceptions.formUnion(objects.list("membershipExceptions", of: set))
      }
      let isOwn = own.contains(group)
      guard isOwn || !exceptions.isEmpty else { continue }
      let explicit = Set(objects.list("explicitFolders", of: group))
      for file in checkout.items(
        below: folder,
        descends: { path in
          !BundlePath.isPackage(path)
            && !explicit.contains(Paths.relative(path, to: folder) ?? "")
        })
      {
        let relative = Paths.relative(file, to: folder) ?? file
        let isException =
          exceptions.contains(relative)
          || exceptions.contains { relative.hasPrefix($0 + "/") }
          || exceptions.contains { "/Localized: " + Paths.name(relative) == $0 }
        if isException != isOwn { files.append(file) }
      }
    }
    return files.sorted()
  }

  /// The products of packages that the target links, with the package's reference if the project
  /// names it.
  func packageProducts() -> [(product: String, package: String?)] {
    var products = objects.list("packageProductDependencies", of: id)
    for phase in phases("PBXFrameworksBuildPhase") {
      products += objects.list("files", of: phase).compactMap {
        objects.string("productRef", of: $0)
      }
    }
    var seen: Set<String> = []
    return products.compactMap { product in
      guard let name = objects.string("productName", of: product), seen.insert(name).inserted
      else { return nil }
      return (name, objects.string("package", of: product))
    }
  }

  /// The targets of the same project that this one depends on.
  func dependencies() -> [String] {
    objects.list("dependencies", of: id).compactMap { objects.string("target", of: $0) }
  }

  /// The scripts, rules and plugins that Xcode would run in a build.
  func notExecuted() -> [NotExecuted] {
    var found = phases("PBXShellScriptBuildPhase").map {
      NotExecuted(kind: "build phase", name: objects.string("name", of: $0) ?? "Run Script")
    }
    let objectiveC = phases("PBXSourcesBuildPhase").flatMap(files(of:))
      .filter { ["m", "mm", "c", "cpp"].contains(Paths.suffix($0.path)) }
    found += objectiveC.map { NotExecuted(kind: "source", name: Paths.name($0.path)) }
    found += objects.list("buildRules", of: id).map {
      NotExecuted(kind: "build rule", name: objects.string("name", of: $0) ?? "unnamed")
    }
    for dependency in objects.list("dependencies", of: id) {
      guard let product = objects.string("productRef", of: dependency),
        let name = objects.string("productName", of: product), name.hasPrefix("plugin:")
      else { continue }
      found.append(.init(kind: "plugin", name: String(name.dropFirst("plugin:".count))))
    }
    return found
  }
}
