/// Reads packages whose sources are in the checkout or were provided by the user.
struct LocalPackages {
  let checkout: Checkout
  private(set) var modules: [String: AdoptedModule] = [:]
  private(set) var products: [String: [String]] = [:]
  private(set) var remote: [PackageReference] = []
  private(set) var notExecuted: [NotExecuted] = []
  private(set) var executables: [String] = []
  private var read: Set<String> = []

  init(checkout: Checkout) {
    self.checkout = checkout
  }

  /// Reads the package in a folder and those that it depends on by path.
  mutating func add(folder: String) throws(AdoptionError) {
    let manifestPath = folder + "/Package.swift"
    guard read.insert(folder).inserted, checkout.exists(manifestPath) else { return }
    let manifest = PackageManifest(text: try checkout.text(manifestPath))
    for target in manifest.targets {
      try add(target, of: folder)
    }
    for product in manifest.products { products[product.name] = product.targets }
    for package in manifest.packages where !remote.contains(where: { $0.name == package.name }) {
      if let local = self.folder(of: package, in: folder) {
        try add(folder: local)
      } else {
        remote.append(package)
      }
    }
    notExecuted += manifest.notExecuted
    for path in manifest.localPackages {
      let local = Paths.join(folder, path)
      guard checkout.isInside(local) else { throw .outside(local, root: checkout.root) }
      try add(folder: local)
    }
  }

  /// The folder of a package whose URL is a path in the checkout, such as `../Domain`.
  private func folder(of package: PackageReference, in folder: String) -> String? {
    guard package.location.hasPrefix(".") else { return nil }
    let local = Paths.join(folder, package.location)
    return checkout.isInside(local) && checkout.exists(local + "/Package.swift") ? local : nil
  }

  private mutating func add(
    _ target: PackageManifest.Target, of folder: String
  ) throws(AdoptionError) {
    let candidates =
      target.path.map { [$0] }
      ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    guard let path = candidates.map({ Paths.join(folder, $0) }).first(where: checkout.isFolder)
    else { return }
    let excluded = target.exclude.map { Paths.join(path, $0) }
    let roots = target.sources.isEmpty ? [path] : target.sources.map { Paths.join(path, $0) }
    var files: [String] = []
    for root in roots {
      guard checkout.isInside(root) else { throw .outside(root, root: checkout.root) }
      if checkout.isFolder(root) {
        files += checkout.items(
          below: root, descends: { !BundlePath.isPackage($0) && !excluded.contains($0) })
      } else if checkout.exists(root) {
        files.append(root)
      }
    }
    files = files.filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    if target.isExecutable { executables.append(target.name) }
    modules[target.name] = AdoptedModule(
      name: Paths.moduleName(target.name),
      sources: files.filter { Paths.suffix($0) == "swift" }.sorted(),
      resources: files.filter { BundlePath.isResource($0) && !$0.contains("/Documentation.docc") }
        .sorted().map { .init(path: $0, bundlePath: BundlePath.of($0)) },
      dependencies: target.dependencies, settings: target.settings)
  }

  /// The modules of targets and products, each after its dependencies.
  func closure(of names: [String]) -> [AdoptedModule] {
    var result: [AdoptedModule] = []
    var visited: Set<String> = []
    func visit(_ name: String) {
      guard visited.insert(name).inserted else { return }
      if let module = modules[name] {
        module.dependencies.forEach(visit)
        var resolved = module
        resolved.dependencies = targets(of: module.dependencies)
        result.append(resolved)
      }
      products[name]?.forEach(visit)
    }
    names.forEach(visit)
    return result
  }

  /// The modules of targets and products with the given names.
  func targets(of names: [String]) -> [String] {
    var result: [String] = []
    for name in names {
      for target in modules[name] != nil ? [name] : products[name] ?? [] {
        if let module = modules[target]?.name, !result.contains(module) { result.append(module) }
      }
    }
    return result
  }
}
