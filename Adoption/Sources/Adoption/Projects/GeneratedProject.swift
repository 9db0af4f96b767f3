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
      apps = XcodeGenManifest.apps(try checkout.text(folder + "/project.yml"))
    }
    guard !apps.isEmpty else { return nil }
    let names = apps.map(\.name)
    guard options.target != nil || apps.count == 1 else { throw .severalApps(names) }
    guard let app = apps.first(where: { options.target == nil || $0.name == options.target }) else {
      throw .unknownTarget(options.target ?? "", targets: names)
    }
    // A pattern such as `App/Sources/**` means the folder before the first star.
    let sources = (app.sources.isEmpty ? [app.name] : app.sources).map { pattern in
      let plain = pattern.prefix { $0 != "*" }
      return Paths.join(folder, String(plain))
    }
    return try FolderProject(checkout: checkout).read(name: app.name, sources: sources)
  }

  /// The app of a folder whose description doesn't say what it generates, known by its entry.
  ///
  /// Such a description calls helpers, which nothing here runs. The target's sources are in `Sources` then.
  func readByEntry(_ folder: String) throws(AdoptionError) -> AdoptedProject? {
    let folders = ["Sources", "Resources"].map { folder + "/" + $0 }.filter(checkout.isFolder)
    guard folders.first?.hasSuffix("/Sources") == true else { return nil }
    // A folder without Swift files, as that of a submodule is, can't be the app.
    guard
      let project = try? FolderProject(checkout: checkout).read(
        name: Paths.name(folder), sources: folders)
    else { return nil }
    for path in project.modules.flatMap(\.sources) {
      let text = try checkout.text(path)
      if text.contains("@main") || text.contains("@UIApplicationMain") { return project }
    }
    return nil
  }

  struct App {
    var name: String
    var sources: [String]
  }
}

/// The app targets of an XcodeGen `project.yml`, parsed by indentation.
private enum XcodeGenManifest {
  static func apps(_ text: String) -> [GeneratedProject.App] {
    var apps: [GeneratedProject.App] = []
    var section = ""
    var isInSources = false
    var current: (app: GeneratedProject.App, isApp: Bool, isForPhone: Bool)?
    func finish() {
      if let current, current.isApp, current.isForPhone { apps.append(current.app) }
      current = nil
    }
    for raw in text.split(whereSeparator: \.isNewline) {
      let indent = raw.prefix { $0 == " " }.count
      let line = raw.drop { $0 == " " }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let key = String(line.prefix { $0 != ":" })
      let value = line.contains(":") ? unquote(line.drop { $0 != ":" }.dropFirst()) : ""
      if indent == 0 {
        finish()
        section = key
      } else if section == "targets", indent == 2, !line.hasPrefix("-") {
        finish()
        current = (.init(name: key, sources: []), false, true)
        isInSources = false
      } else if indent == 4, !line.hasPrefix("-") {
        isInSources = key == "sources"
        if key == "type", value == "application" { current?.isApp = true }
        // A list of platforms on lines of its own may contain iOS.
        if key == "platform", !value.isEmpty { current?.isForPhone = value.contains("iOS") }
        if isInSources, !value.isEmpty {
          current?.app.sources += value.trimmingBrackets.split(separator: ",").map {
            unquote($0)
          }
        }
      } else if isInSources, line.hasPrefix("-") {
        let item = line.dropFirst().drop { $0 == " " }
        current?.app.sources.append(
          item.hasPrefix("path:") ? unquote(item.dropFirst("path:".count)) : unquote(item))
      }
    }
    finish()
    return apps
  }

  private static func unquote(_ text: Substring) -> String {
    String(text).filter { $0 != "\"" && $0 != "'" }.trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...].drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  fileprivate var trimmingBrackets: String { filter { $0 != "[" && $0 != "]" } }
}
