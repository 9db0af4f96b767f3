/// Reads an app whose project Tuist or XcodeGen generates, from the folders that the description
/// names.
struct GeneratedProject {
  let checkout: Checkout

  func read(
    _ folder: String, options: ProjectReader.Options
  ) throws(AdoptionError) -> AdoptedProject? {
    let apps: [App]
    if checkout.exists(folder + "/Project.swift") {
      apps = TuistManifest.apps(try checkout.text(folder + "/Project.swift"))
    } else {
      apps = try XcodeGenManifest(folder + "/project.yml", checkout: checkout).apps
    }
    guard !apps.isEmpty else { return nil }
    let app = try options.app(among: apps, name: \.name)
    // A pattern such as `App/Sources/**` means the folder before the first star.
    func paths(_ patterns: [String]) -> [String] {
      patterns.map { pattern in Paths.join(folder, String(pattern.prefix { $0 != "*" })) }
    }
    // Helpers give a target without sources the ones in its own folder, or in `Sources`.
    let own = [app.name, "Sources"].first { checkout.isFolder(folder + "/" + $0) } ?? app.name
    let project = try FolderProject(checkout: checkout).read(
      name: app.name, sources: paths(app.sources.isEmpty ? [own] : app.sources),
      resources: paths(app.resources), excluded: app.excluded, settings: app.settings)
    return try describing(project, in: folder)
  }

  /// The project with the texts of the Info.plist that Tuist would write from the description.
  private func describing(
    _ project: AdoptedProject, in folder: String
  ) throws(AdoptionError) -> AdoptedProject {
    var texts: [String: String] = [:]
    let helpers = checkout.items(below: checkout.root + "/Tuist") { path in
      !Checkout.skippedFolders.contains(Paths.name(path))
    }.filter { Paths.suffix($0) == "swift" }
    for path in helpers.sorted() + [folder + "/Project.swift"] where checkout.exists(path) {
      texts.merge(TuistInfoPlist.texts(try checkout.text(path))) { $1 }
    }
    var project = project
    project.infoPlist = InfoPlist.adding(texts, to: project.infoPlist)
    return project
  }

  /// The app of a folder whose description doesn't say what it generates, known by its entry.
  ///
  /// Such a description calls helpers, which nothing here runs. The target's sources are in `Sources` then.
  func readByEntry(_ folder: String) throws(AdoptionError) -> AdoptedProject? {
    let (sources, resources) = (folder + "/Sources", folder + "/Resources")
    guard checkout.isFolder(sources) else { return nil }
    // A folder without Swift files, as that of a submodule is, can't be the app.
    guard
      let project = try? FolderProject(checkout: checkout).read(
        name: Paths.name(folder), sources: [sources],
        resources: checkout.isFolder(resources) ? [resources] : [])
    else { return nil }
    for path in project.modules.flatMap(\.sources) {
      let text = try checkout.text(path)
      if text.contains("@main") || text.contains("@UIApplicationMain") {
        return try describing(project, in: folder)
      }
    }
    return nil
  }

  struct App {
    var name: String
    var sources: [String]
    var resources: [String] = []
    /// What doesn't belong to the app below one of its folders.
    var excluded: [(folder: String, pattern: PathPattern)] = []
    /// Build settings, with the whole path of the Info.plist.
    var settings: [String: String] = [:]
  }
}
