/// An XcodeGen `project.yml`: the targets that are apps for a phone.
struct XcodeGenManifest {
  private let checkout: Checkout
  private let folder: String
  private let values: [String: String]
  private var project: YAML

  init(_ path: String, checkout: Checkout) throws(AdoptionError) {
    self.checkout = checkout
    folder = Paths.folder(path)
    project = YAML(try checkout.text(path))
    for include in project["include"]?.elements ?? [] {
      guard let name = include.text ?? include["path"]?.text else { continue }
      let other = Paths.join(folder, name)
      if checkout.exists(other) { project = YAML(try checkout.text(other)).merging(project) }
    }
    values = EnvironmentValues.read(folder: folder, checkout: checkout)
  }

  var apps: [GeneratedProject.App] {
    (project["targets"]?.entries ?? [:]).sorted { $0.key < $1.key }.compactMap { name, target in
      let target = complete(target, named: name)
      guard target["type"]?.text == "application", isForPhone(target) else { return nil }
      return app(named: expand(name), target)
    }
  }

  /// The target over the templates that it names.
  private func complete(_ target: YAML, named name: String) -> YAML {
    var result = YAML.mapping([:])
    for template in target["templates"]?.texts ?? [] {
      if let template = project["targetTemplates"]?[template] {
        result = result.merging(template.replacing("target_name", by: name))
      }
    }
    for (key, value) in target["templateAttributes"]?.entries ?? [:] {
      result = result.replacing(key, by: value.text ?? "")
    }
    return result.merging(target)
  }

  /// A target without a platform is one that names its destinations.
  private func isForPhone(_ target: YAML) -> Bool {
    let platforms = (target["platform"] ?? target["supportedDestinations"])?.texts ?? []
    return platforms.isEmpty || platforms.contains { ["iOS", "auto"].contains($0) }
  }

  private func app(named name: String, _ target: YAML) -> GeneratedProject.App {
    var app = GeneratedProject.App(name: name, sources: [])
    for source in target["sources"]?.elements ?? [] {
      guard let path = (source.text ?? source["path"]?.text).map(expand),
        source["buildPhase"]?.text != "none"
      else { continue }
      let whole = resolve(path)
      app.sources.append(whole)
      app.excluded += (source["excludes"]?.texts ?? []).map { (whole, PathPattern(expand($0))) }
    }
    for resource in target["resources"]?.elements ?? [] {
      if let path = resource.text ?? resource["path"]?.text {
        app.sources.append(resolve(expand(path)))
      }
    }
    app.settings = settings(of: target)
    if let path = target["info"]?["path"]?.text { app.settings["INFOPLIST_FILE"] = expand(path) }
    if let path = app.settings["INFOPLIST_FILE"].map(resolve) {
      app.settings["INFOPLIST_FILE"] = path
    }
    return app
  }

  /// Paths are relative to the description, or to the folder that XcodeGen is told to be the project's root.
  private func resolve(_ path: String) -> String {
    let path = path.replacing("$(SRCROOT)/", with: "").replacing("$(PROJECT_DIR)/", with: "")
    var base = folder
    while true {
      let whole = Paths.join(base, path)
      if checkout.exists(whole) { return whole }
      guard checkout.isInside(Paths.folder(base)) else { return Paths.join(folder, path) }
      base = Paths.folder(base)
    }
  }

  private func expand(_ text: String) -> String {
    var result = text
    for (name, value) in values { result = result.replacing("${\(name)}", with: value) }
    return result
  }

  // MARK: Settings

  private func settings(of target: YAML) -> [String: String] {
    var result: [String: String] = [:]
    for settings in [project["settings"], target["settings"]].compactMap(\.self) {
      add(settings, to: &result)
    }
    return result.mapValues(expand)
  }

  private func add(_ settings: YAML, to result: inout [String: String], depth: Int = 0) {
    guard depth < 8 else { return }
    for name in settings["groups"]?.texts ?? [] {
      if let group = project["settingGroups"]?[name] { add(group, to: &result, depth: depth + 1) }
    }
    let isLayered =
      settings["base"] != nil || settings["configs"] != nil || settings["groups"] != nil
    for (key, value) in (isLayered ? settings["base"]?.entries : settings.entries) ?? [:] {
      result[key] = value.setting
    }
    let debug = settings["configs"]?.entries.sorted { $0.key < $1.key }.first { name, _ in
      name.lowercased().contains("debug")
        || project["configs"]?[name]?.text == "debug"
    }
    for (key, value) in debug?.value.entries ?? [:] { result[key] = value.setting }
  }
}

extension YAML {
  /// The value with `${name}` replaced in all texts.
  fileprivate func replacing(_ name: String, by value: String) -> YAML {
    switch self {
    case .text(let text): .text(text.replacing("${\(name)}", with: value))
    case .list(let elements): .list(elements.map { $0.replacing(name, by: value) })
    case .mapping(let entries):
      .mapping(
        Dictionary(
          entries.map { ($0.replacing("${\(name)}", with: value), $1.replacing(name, by: value)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  /// The text of a build setting, whose lists are words.
  fileprivate var setting: String {
    let text = texts.joined(separator: " ")
    return ["true", "yes"].contains(text.lowercased())
      ? "YES"
      : ["false", "no"].contains(text.lowercased()) ? "NO" : text
  }
}
