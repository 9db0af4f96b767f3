/// Determines how a checkout describes its apps, and reads one.
public struct ProjectReader: Sendable {
  public let checkout: Checkout

  public struct Options: Sendable {
    /// The app target to adopt, if there are several.
    public var target: String?
    /// Folders or files of an app without a project, relative to the checkout.
    public var sources: [String] = []

    public init(target: String? = nil, sources: [String] = []) {
      self.target = target
      self.sources = sources
    }

    /// The app that the user names, or else the main one.
    func app<App>(among apps: [App], name: (App) -> String) throws(AdoptionError) -> App {
      if let target {
        guard let named = apps.first(where: { name($0) == target }) else {
          throw .unknownTarget(target, targets: apps.map(name))
        }
        return named
      }
      guard let main = Demonstrations.mainApp(among: apps, name: name) else {
        throw .severalApps(apps.map(name))
      }
      return main
    }
  }

  public init(checkout: Checkout) {
    self.checkout = checkout
  }

  public func read(_ options: Options = Options()) throws(AdoptionError) -> AdoptedProject {
    if !options.sources.isEmpty {
      let name = options.target ?? Paths.name(checkout.root)
      return try FolderProject(checkout: checkout).read(
        name: name, sources: options.sources.map { Paths.join(checkout.root, $0) })
    }
    let found = findProjects()
    let workspacePackages = try packagesOfWorkspaces(found.workspaces)
    let apps = try apps(of: found.projects)
    if !apps.isEmpty {
      let chosen = try choose(apps, options: options)
      let layout: AdoptedProject.Layout = found.workspaces.isEmpty ? .xcodeProject : .workspace
      return try chosen.project.read(
        target: chosen.name, layout: layout, packages: workspacePackages)
    }
    for folder in found.generated {
      if let project = try GeneratedProject(checkout: checkout).read(folder, options: options) {
        return project
      }
    }
    var entries = try appsByEntry(found.generated)
    var folders = found.generated
    // Tuist's own template puts a target into `Targets/NAME`.
    for _ in 0..<2 where entries.isEmpty {
      folders = folders.flatMap(checkout.folders)
      entries = try appsByEntry(folders)
    }
    if !entries.isEmpty {
      return try options.app(among: entries, name: \.name)
    }
    if let folder = found.packages.first {
      return try readPackage(folder, options: options)
    }
    let name = Paths.name(checkout.root)
    let app = try FolderProject(checkout: checkout).read(name: name, sources: [])
    _ = try options.app(among: [name], name: \.self)
    return app
  }

  /// The apps of folders whose descriptions don't name the generated targets.
  private func appsByEntry(_ folders: [String]) throws(AdoptionError) -> [AdoptedProject] {
    var apps: [AdoptedProject] = []
    for folder in folders {
      if let app = try GeneratedProject(checkout: checkout).readByEntry(folder) { apps.append(app) }
    }
    return apps
  }

  private struct App {
    var name: String
    /// The name, with the project's folder or file if another project has an app of the same name.
    var title: String
    var project: XcodeProject
  }

  private func apps(of projects: [String]) throws(AdoptionError) -> [App] {
    var apps: [App] = []
    for path in projects {
      let project = try XcodeProject(path: path, checkout: checkout)
      for name in project.appTargets { apps.append(App(name: name, title: name, project: project)) }
    }
    for index in apps.indices where apps.count(where: { $0.name == apps[index].name }) > 1 {
      let folder = Paths.relative(apps[index].project.objects.folder, to: checkout.root) ?? ""
      if !folder.isEmpty { apps[index].title = folder + "/" + apps[index].name }
    }
    let titles = apps.map(\.title)
    for index in apps.indices where titles.count(where: { $0 == titles[index] }) > 1 {
      let bundle = Paths.folder(apps[index].project.objects.path)
      let file = Paths.relative(bundle, to: checkout.root) ?? bundle
      apps[index].title = file + "/" + apps[index].name
    }
    return apps
  }

  /// The app that the user names, or else the main one of those for a phone.
  private func choose(_ apps: [App], options: Options) throws(AdoptionError) -> App {
    if let target = options.target {
      let named = apps.filter { $0.title == target || $0.name == target }
      guard let first = named.first(where: { $0.title == target }) ?? named.first else {
        throw .unknownTarget(target, targets: apps.map(\.title))
      }
      guard named.count == 1 || first.title == target else {
        throw .severalApps(named.map(\.title))
      }
      return first
    }
    let adoptable = apps.filter { $0.project.isAdoptable($0.name) }
    let candidates = adoptable.isEmpty ? apps : adoptable
    guard let main = Demonstrations.mainApp(among: candidates, name: \.name) else {
      throw .severalApps(candidates.map(\.title))
    }
    return main
  }

  /// The project with the modules of the checkout that it imports without naming them.
  ///
  /// - Parameters:
  ///   - available: Modules that need no source.
  ///   - packages: The folders of packages that the user provides.
  public func completing(
    _ project: AdoptedProject, available: Set<String>, packages: [String] = []
  ) throws(AdoptionError) -> AdoptedProject {
    try NeighborModules(
      checkout: checkout, found: findProjects(), available: available, provided: packages
    ).completing(project)
  }

  struct Found {
    var workspaces: [String] = []
    var projects: [String] = []
    var packages: [String] = []
    /// Folders with a description from which a tool generates a project.
    var generated: [String] = []
  }

  /// Searches the checkout and four levels of folders below, nearest first.
  private func findProjects() -> Found {
    var found = Found()
    var level = [checkout.root]
    for _ in 0..<5 {
      var next: [String] = []
      for folder in level {
        for name in checkout.names(in: folder) {
          let path = folder + "/" + name
          switch Paths.suffix(name) {
          case "xcworkspace": found.workspaces.append(path)
          case "xcodeproj":
            if checkout.exists(path + "/project.pbxproj") { found.projects.append(path) }
          default:
            if name == "Package.swift" {
              found.packages.append(folder)
            } else if name == "Project.swift" || name == "project.yml" {
              found.generated.append(folder)
            } else if !Checkout.skippedFolders.contains(name), checkout.isFolder(path) {
              next.append(path)
            }
          }
        }
      }
      level = next
    }
    return found
  }

  private func packagesOfWorkspaces(_ workspaces: [String]) throws(AdoptionError) -> [String] {
    var folders: [String] = []
    for workspace in workspaces {
      let file = workspace + "/contents.xcworkspacedata"
      guard checkout.exists(file) else { continue }
      for location in WorkspaceFile.locations(try checkout.text(file)) {
        let path = Paths.join(Paths.folder(workspace), location)
        if checkout.exists(path + "/Package.swift") { folders.append(path) }
      }
    }
    return folders
  }

  private func readPackage(
    _ folder: String, options: Options
  ) throws(AdoptionError) -> AdoptedProject {
    var local = LocalPackages(checkout: checkout)
    try local.add(folder: folder)
    let names = local.executables.isEmpty ? local.modules.keys.sorted() : local.executables
    guard !names.isEmpty else { throw .noAppTarget(folder, targets: []) }
    let target: String
    if let wanted = options.target {
      guard local.modules[wanted] != nil else { throw .unknownTarget(wanted, targets: names) }
      target = wanted
    } else {
      target = try options.app(among: try appsFirst(names, local: local), name: \.self)
    }
    let settings = BuildSettings([
      "PRODUCT_NAME": target, "PRODUCT_MODULE_NAME": Paths.moduleName(target),
      "PRODUCT_BUNDLE_IDENTIFIER": "app.adopted.\(Paths.moduleName(target))",
    ])
    let plist = local.modules[target]?.resources.first { Paths.name($0.path) == "Info.plist" }
    let file: PropertyList
    if let plist {
      file = try InfoPlistFile.parse(try checkout.bytes(plist.path), path: plist.path)
    } else {
      file = .dictionary([:])
    }
    return AdoptedProject(
      name: target, directory: checkout.root, layout: .package,
      modules: local.closure(of: [target]),
      infoPlist: InfoPlist(settings: settings, folder: folder, checkout: checkout)
        .merged(over: file),
      packages: local.remote, notExecuted: local.notExecuted)
  }

  /// The targets that declare an application or scene delegate, or else all.
  private func appsFirst(
    _ names: [String], local: LocalPackages
  ) throws(AdoptionError) -> [String] {
    var apps: [String] = []
    for name in names {
      for file in local.modules[name]?.sources ?? [] {
        let text = try checkout.text(file)
        if text.contains("UIApplicationDelegate") || text.contains("UIWindowSceneDelegate") {
          apps.append(name)
          break
        }
      }
    }
    // Libraries alone can't be launched; an executable may start in ways that aren't visible here.
    if apps.isEmpty, local.executables.isEmpty {
      throw .noAppTarget(checkout.root, targets: names)
    }
    return apps.isEmpty ? names : apps
  }
}
