/// Reads an app target of an Xcode project.
struct XcodeProject {
  let objects: XcodeObjects
  let checkout: Checkout

  /// - Parameter path: The `.xcodeproj` folder.
  init(path: String, checkout: Checkout) throws(AdoptionError) {
    let file = path + "/project.pbxproj"
    self.checkout = checkout
    objects = try XcodeObjects(text: try checkout.text(file), path: file)
  }

  private var targets: [XcodeTarget] {
    objects.list("targets", of: objects.root).map {
      XcodeTarget(objects: objects, checkout: checkout, id: $0)
    }
  }

  var appTargets: [String] { targets.filter(\.isApp).map(\.name) }

  /// Whether an app target is for a phone or tablet and contains Swift.
  func isAdoptable(_ name: String) -> Bool {
    guard let target = targets.first(where: { $0.isApp && $0.name == name }),
      let sources = try? target.sources(), !sources.isEmpty
    else { return false }
    guard let settings = try? configuration.settings(target: target.id) else { return true }
    let root = settings.value("SDKROOT") ?? ""
    if let platforms = settings.value("SUPPORTED_PLATFORMS"), root.isEmpty || root == "auto" {
      return platforms.contains("iphone")
    }
    return root.isEmpty || root == "auto" || root.hasPrefix("iphone")
  }

  /// - Parameter packages: Folders of packages that a workspace adds.
  func read(
    target name: String, layout: AdoptedProject.Layout, packages folders: [String]
  ) throws(AdoptionError) -> AdoptedProject {
    guard let target = targets.first(where: { $0.isApp && $0.name == name }) else {
      throw .unknownTarget(name, targets: appTargets)
    }
    var local = LocalPackages(checkout: checkout)
    for folder in folders + localPackageFolders() {
      guard checkout.isInside(folder) else { throw .outside(folder, root: checkout.root) }
      try local.add(folder: folder)
    }
    var modules: [AdoptedModule] = []
    var notExecuted: [NotExecuted] = []
    var remoteProducts: [(product: String, package: String?)] = []
    for target in dependencyOrder(target) {
      let products = target.packageProducts()
      for module in local.closure(of: products.map(\.product))
      where !modules.contains(where: { $0.name == module.name }) {
        modules.append(module)
      }
      remoteProducts += products.filter { local.targets(of: [$0.product]).isEmpty }
      notExecuted += target.notExecuted()
      modules.append(try module(target, products: products.map(\.product), local: local))
    }
    let settings = try configuration.settings(target: target.id)
    var project = AdoptedProject(
      name: target.name, directory: checkout.root, layout: layout, modules: modules,
      infoPlist: try InfoPlist(settings: settings, folder: objects.folder, checkout: checkout)
        .merged(),
      packages: packageReferences(remoteProducts, local: local),
      notExecuted: notExecuted + local.notExecuted)
    // CocoaPods generates its own, which Info.plist takes nothing from.
    let missing = settings.missingFiles.filter { !$0.contains("/Target Support Files/") }
    project.notes = missing.sorted().map { file in
      Note(
        file: file,
        text: "This configuration isn't in the checkout. A setting that Info.plist takes from it, "
          + "such as $(API_KEY), has its name as its value.")
    }
    project.missingFiles = dependencyOrder(target).flatMap { $0.missingFiles() }
    project.notes += project.missingFiles.map { file in
      Note(file: file, text: "The project lists this file, but it isn't in the checkout.")
    }
    if isBeforeSwift3(settings) {
      project.notes.append(
        Note(
          file: objects.folder,
          text:
            "The project is written in Swift 2, which Swift 5 can't read; convert it with Xcode first."
        ))
    }
    return project
  }

  /// Whether a target's settings name Swift 2, or no version and the project is from before Xcode 8.
  private func isBeforeSwift3(_ settings: BuildSettings) -> Bool {
    if let version = settings.value("SWIFT_VERSION") { return version.hasPrefix("2") }
    let upgrade = objects[objects.root]?["attributes"]?["LastUpgradeCheck"]?.string
    return upgrade.flatMap { Int($0) }.map { $0 < 800 } ?? false
  }

  /// The framework or library with a module name, if the project has one.
  func libraryModule(_ name: String) throws(AdoptionError) -> AdoptedModule? {
    for target in targets where target.isLibrary {
      guard try moduleName(target) == name else { continue }
      return try module(target, products: [], local: LocalPackages(checkout: checkout))
    }
    return nil
  }

  private var configuration: XcodeConfiguration {
    XcodeConfiguration(objects: objects, checkout: checkout)
  }

  private func module(
    _ target: XcodeTarget, products: [String], local: LocalPackages
  ) throws(AdoptionError) -> AdoptedModule {
    let settings = try configuration.settings(target: target.id)
    let libraries = target.dependencies().compactMap { id in
      targets.first { $0.id == id && $0.isLibrary }
    }
    var dependencies = local.targets(of: products)
    for library in libraries { dependencies.append(try moduleName(library)) }
    return AdoptedModule(
      name: try moduleName(target), sources: try target.sources(),
      resources: target.resources(folder: objects.folder), dependencies: dependencies,
      settings: settings.compilerSettings(folder: objects.folder))
  }

  private func moduleName(_ target: XcodeTarget) throws(AdoptionError) -> String {
    let settings = try configuration.settings(target: target.id)
    return Paths.moduleName(settings.value("PRODUCT_MODULE_NAME") ?? target.name)
  }

  /// The target's frameworks, each after its dependencies, and then the target.
  private func dependencyOrder(_ target: XcodeTarget) -> [XcodeTarget] {
    var result: [XcodeTarget] = []
    var visited: Set<String> = []
    func visit(_ target: XcodeTarget) {
      guard visited.insert(target.id).inserted else { return }
      for id in target.dependencies() {
        if let library = targets.first(where: { $0.id == id && $0.isLibrary }) { visit(library) }
      }
      result.append(target)
    }
    visit(target)
    return result
  }

  /// Packages that the project references by path, and folders in it that are packages.
  private func localPackageFolders() -> [String] {
    var folders = objects.all("XCLocalSwiftPackageReference").compactMap {
      objects.string("relativePath", of: $0).map { Paths.join(objects.folder, $0) }
    }
    for reference in objects.all("PBXFileReference") {
      guard let path = objects.path(of: reference), checkout.exists(path + "/Package.swift") else {
        continue
      }
      folders.append(path)
    }
    // A synchronized folder may contain packages too.
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      if let path = objects.path(of: group), checkout.exists(path + "/Package.swift") {
        folders.append(path)
      }
    }
    return folders
  }

  private func packageReferences(
    _ products: [(product: String, package: String?)], local: LocalPackages
  ) -> [PackageReference] {
    var references: [String: PackageReference] = [:]
    for id in objects.all("XCRemoteSwiftPackageReference") {
      let url = objects.string("repositoryURL", of: id) ?? ""
      let name = PackageReference.name(of: url)
      let linked = products.filter { $0.package == id }.map(\.product)
      references[name] = PackageReference(name: name, location: url, products: linked)
    }
    for reference in local.remote where references[reference.name] == nil {
      references[reference.name] = reference
    }
    return references.values.sorted { $0.name < $1.name }
  }
}
