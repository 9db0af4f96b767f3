/// Finds the modules that an app imports and that its target doesn't name: frameworks of other projects in the
/// checkout, targets of packages, folders of a generated project, dependencies that the checkout vendors.
struct NeighborModules {
  private let checkout: Checkout
  private let known: Set<String>
  private var packages: LocalPackages
  /// Those that the user provides.
  private var provided: LocalPackages
  private var projects: [XcodeProject] = []
  private var folders: [String: String] = [:]
  /// Folders of resources outside a module's folder, by the module's name.
  private var sharedResources: [String: String] = [:]
  /// The modules that descriptions of generated projects name.
  private var declared: Set<String> = []
  private var vendors: [String] = []
  /// The folders of pods that the checkout develops itself, by name.
  private var pods: [String: Podspec] = [:]

  /// - Parameter available: Modules that need no source.
  ///
  /// What can't be read among the neighbors is left alone: the app may not need it.
  init(
    checkout: Checkout, found: ProjectReader.Found, available: Set<String>,
    provided paths: [String]
  ) {
    self.checkout = checkout
    known = available.union(ImportedModules.toolchain)
    packages = LocalPackages(checkout: checkout)
    for folder in found.packages { try? packages.add(folder: folder) }
    provided = LocalPackages(checkout: checkout)
    for folder in paths { try? provided.add(folder: folder) }
    projects = found.projects.compactMap { try? XcodeProject(path: $0, checkout: checkout) }
    // A generated project's modules are folders beside or below its description, or below `Targets`, `Modules` and
    // such.
    for folder in found.generated {
      let below = checkout.folders(in: folder)
      for path in below.flatMap(checkout.folders) + below + [folder] {
        folders[Paths.moduleName(Paths.name(path))] = path
      }
      // `FeedInterface` and `FeedTesting` are folders of `Feed`.
      for path in below {
        folders[Paths.moduleName(Paths.name(folder) + Paths.name(path))] = path
      }
      // `Modules/Feed/API` may be `FeedAPI`, and `Projects/Feature/Feed/Interface` `FeedInterface`.
      // `Projects/Feature/Feed/Interface` may be `FeatureFeedInterface` as well.
      for outer in below.flatMap(checkout.folders) + below + [folder] {
        for path in checkout.folders(in: outer) where !Self.parts.contains(Paths.name(path)) {
          let short = Paths.name(outer) + Paths.name(path)
          for name in [short, Paths.name(Paths.folder(outer)) + short].map(Paths.moduleName)
          where folders[name] == nil {
            folders[name] = path
          }
        }
      }
    }
    // A folder with its own `Project.swift` is that module, even if another module has a folder of the same name.
    for folder in found.generated { folders[Paths.moduleName(Paths.name(folder))] = folder }
    for folder in found.generated {
      guard let text = try? checkout.text(folder + "/Project.swift") else { continue }
      for (name, path) in TuistManifest.paths(text) where folders[name] == nil {
        let whole = Paths.join(folder, path)
        let last = Paths.moduleName(Paths.name(path))
        folders[name] = checkout.isFolder(whole) ? whole : folders[last]
      }
    }
    // A folder may have a shorter name than its module: `Features/Home` describes `HomeFeature`.
    for folder in found.generated {
      guard let text = try? checkout.text(folder + "/Project.swift") else { continue }
      let inner = checkout.folders(in: folder).filter { !Self.parts.contains(Paths.name($0)) }
      for name in TuistManifest.names(text).sorted() {
        declared.insert(name)
        if folders[name] == nil {
          folders[name] = inner.first { name.hasSuffix(Paths.name($0)) } ?? folder
        }
      }
    }
    let split = Implementations(of: folders, generated: found.generated, checkout: checkout)
    folders.merge(split.folders) { $1 }
    sharedResources = split.resources
    pods = Podspec.all(in: checkout)
    let owners = [checkout.root] + (found.projects + found.workspaces).map(Paths.folder)
    for owner in Set(owners).sorted() {
      vendors += ["Pods", "Carthage/Checkouts", "Vendor"].map { owner + "/" + $0 }
        .filter(checkout.isFolder)
    }
  }

  /// Folders of a module that hold a part of its own files.
  private static let parts: Set<String> = ["Sources", "Source", "Resources", "Configs", "Support"]

  /// The project with each such module inserted before the modules that import it.
  func completing(_ project: AdoptedProject) throws(AdoptionError) -> AdoptedProject {
    var result: [AdoptedModule] = []
    var visited: Set<String> = []
    let own = Dictionary(
      project.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let taken = Set(project.modules.flatMap(\.sources))
    func visit(_ module: AdoptedModule) throws(AdoptionError) {
      guard visited.insert(module.name).inserted else { return }
      var module = module
      // One of the app's modules may have the name of one that needs no source.
      for name in try imports(of: module)
      where name != module.name
        && (own[name] != nil || declared.contains(name) || !known.contains(name))
      {
        var neighbor = own[name]
        if neighbor == nil { neighbor = try self.module(name) }
        // A folder of the app's own files may be named after the module that they extend.
        guard var neighbor, own[name] != nil || taken.isDisjoint(with: neighbor.sources) else {
          continue
        }
        if own[name] == nil { neighbor.replacesLibrary = known.contains(name) }
        try visit(neighbor)
        if !module.dependencies.contains(name) { module.dependencies.append(name) }
      }
      for name in module.dependencies {
        if let dependency = own[name] { try visit(dependency) }
      }
      result.append(module)
    }
    for module in project.modules { try visit(module) }
    var completed = project
    completed.modules = result
    return completed
  }

  private func module(_ name: String) throws(AdoptionError) -> AdoptedModule? {
    if var target = packages.modules.values.first(where: { $0.name == name }) {
      // The products of packages that the checkout lacks aren't modules.
      target.dependencies = packages.targets(of: target.dependencies)
      return target
    }
    for project in projects {
      if let module = try project.libraryModule(name) { return module }
    }
    if let pod = pods[name],
      var module = try? FolderProject(checkout: checkout).read(name: name, sources: pod.folders)
        .modules.first
    {
      module.dependencies = []
      return module
    }
    // `Features` may hold the module `Feature`.
    guard let folder = folders[name] ?? folders[name + "s"] else {
      if let module = try vendoredModule(name) { return module }
      return try providedModule(name)
    }
    var sources = ["Sources", "Source", name].map { folder + "/" + $0 }.filter(checkout.isFolder)
    // A folder without `Sources` holds the module's files itself, if it has any.
    let hasSources = !sources.isEmpty
    if !hasSources { sources = [folder] }
    var resources = [folder + "/Resources"].filter { hasSources && checkout.isFolder($0) }
    if let shared = sharedResources[name] { resources.append(shared) }
    var module = try? FolderProject(checkout: checkout).read(
      name: name, sources: sources, resources: resources
    ).modules.first
    module?.dependencies = []
    guard let module, !hasSources else { return module }
    return try withoutDemos(module, in: folder)
  }

  /// The module without the folders that contain an app's entry point, such as `Feed/DemoApp`.
  private func withoutDemos(
    _ module: AdoptedModule, in folder: String
  ) throws(AdoptionError) -> AdoptedModule {
    let entry = #/(?m)^\s*(@\w+(\([^)]*\))?\s+)*@(main|UIApplicationMain|NSApplicationMain)\b/#
    var demos: [String] = []
    for part in checkout.folders(in: folder) {
      for path in module.sources where path.hasPrefix(part + "/") && !demos.contains(part) {
        if try checkout.text(path).contains(entry) { demos.append(part) }
      }
    }
    let isOwn = { (path: String) in !demos.contains { path.hasPrefix($0 + "/") } }
    var module = module
    module.sources = module.sources.filter(isOwn)
    module.resources = module.resources.filter { isOwn($0.path) }
    return module
  }

  /// A dependency whose sources CocoaPods or Carthage has put into the checkout.
  private func vendoredModule(_ name: String) throws(AdoptionError) -> AdoptedModule? {
    for vendor in vendors {
      let folder = vendor + "/" + name
      guard checkout.isFolder(folder) else { continue }
      let roots = ["Sources/" + name, "Sources", "Source", name].map { folder + "/" + $0 }
      let sources = roots.first(where: checkout.isFolder) ?? folder
      // A dependency without Swift sources is Objective-C's or binary.
      guard
        var module = try? FolderProject(checkout: checkout).read(name: name, sources: [sources])
          .modules.first,
        module.sources.allSatisfy({ (try? checkout.text($0)) != nil })
      else { continue }
      module.isVendored = true
      return module
    }
    return nil
  }

  /// A provided package's module that extends modules of camsh's, as CombineExt extends Combine: built alone, it would
  /// be without them.
  private func providedModule(_ name: String) throws(AdoptionError) -> AdoptedModule? {
    guard var module = provided.modules.values.first(where: { $0.name == name }) else { return nil }
    let own = known.subtracting(ImportedModules.toolchain)
    var count = 0
    for path in module.sources
    where !ImportLines.modules(in: try checkout.text(path)).isDisjoint(with: own) {
      count += 1
    }
    // A package that uses such modules in only a few files usually has code for Linux, so
    // camsh builds it unchanged.
    guard count * 2 > module.sources.count else { return nil }
    module.dependencies = []
    module.isVendored = true
    return module
  }

  private func imports(of module: AdoptedModule) throws(AdoptionError) -> [String] {
    var names: Set<String> = []
    for path in module.sources { names.formUnion(ImportLines.modules(in: try checkout.text(path))) }
    return names.sorted()
  }
}
