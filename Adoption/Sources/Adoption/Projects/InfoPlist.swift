/// An app's Info.plist: its file merged with generated values, with variables replaced.
struct InfoPlist {
  let settings: BuildSettings
  let folder: String
  let checkout: Checkout

  func merged() throws(AdoptionError) -> PropertyList {
    guard let path = settings.value("INFOPLIST_FILE").map({ Paths.join(folder, $0) }) else {
      return merged(over: .dictionary([:]))
    }
    if let found = checkout.exists(path) ? path : moved(path) {
      return merged(over: try InfoPlistFile.parse(try checkout.bytes(found), path: found))
    }
    // A file with keys often isn't in the checkout; then the delegates determine whether there are
    // scenes.
    return merged(over: .dictionary(["UIApplicationSceneManifest": .dictionary([:])]))
  }

  /// The file with that name nearest to the expected path; a Mac's disk ignores case.
  private func moved(_ path: String) -> String? {
    let path = path.lowercased()
    let name = Paths.name(path)
    let found = checkout.items(below: folder) { path in
      !BundlePath.isPackage(path) && !Checkout.skippedFolders.contains(Paths.name(path))
        && !FolderProject.isTests(path)
    }.filter { Paths.name($0).lowercased() == name }
    func shared(_ other: String) -> Int {
      zip(path.split(separator: "/"), other.lowercased().split(separator: "/")).prefix { $0 == $1 }
        .count
    }
    return found.max { shared($0) < shared($1) }
  }

  /// The settings' values, which override those of a file.
  func merged(over file: PropertyList) -> PropertyList {
    var values = expand(file).dictionary ?? [:]
    for key in settings.keys where key.hasPrefix("INFOPLIST_KEY_") {
      let name = String(key.dropFirst("INFOPLIST_KEY_".count))
      guard values[name] == nil, let value = settings.value(key) else { continue }
      if name == "UIApplicationSceneManifest_Generation" || name == "UILaunchScreen_Generation" {
        if name.hasPrefix("UIApplicationSceneManifest"), settings.flag(key),
          values["UIApplicationSceneManifest"] == nil
        {
          values["UIApplicationSceneManifest"] = .dictionary([:])
        }
        continue
      }
      values[name] =
        value == "YES" ? .boolean(true) : value == "NO" ? .boolean(false) : .string(value)
    }
    let defaults = [
      "CFBundleIdentifier": settings.value("PRODUCT_BUNDLE_IDENTIFIER") ?? "app.adopted",
      "CFBundleName": settings.value("PRODUCT_NAME") ?? "App",
      "CFBundleExecutable": settings.value("PRODUCT_NAME") ?? "App",
      "CFBundleShortVersionString": settings.value("MARKETING_VERSION") ?? "1.0",
      "CFBundleVersion": settings.value("CURRENT_PROJECT_VERSION") ?? "1",
      "CFBundleDevelopmentRegion": settings.value("DEVELOPMENT_LANGUAGE") ?? "en",
      "CFBundlePackageType": "APPL",
    ]
    for (key, value) in defaults where values[key]?.string?.isEmpty ?? true {
      values[key] = .string(value)
    }
    return .dictionary(values)
  }

  private func expand(_ value: PropertyList) -> PropertyList {
    switch value {
    // A value that isn't empty, because apps often trap if one of their keys is.
    case .string(let text): .string(settings.unknownName(text) ?? settings.expand(text))
    case .array(let values): .array(values.map(expand))
    case .dictionary(let values):
      .dictionary(
        values.reduce(into: values) { result, entry in
          result[entry.key] = address(entry.key, entry.value) ?? expand(entry.value)
        })
    case .integer, .real, .boolean: value
    }
  }

  /// An address in place of one that isn't in the checkout: the app can't send a request to a name.
  private func address(_ key: String, _ value: PropertyList) -> PropertyList? {
    guard case .string(let text) = value, Self.namesAddress(key) else { return nil }
    let expanded = settings.expand(text)
    let isUnknown =
      settings.unknownName(text) != nil || expanded != text && Self.schemes.contains(expanded)
    return isUnknown || Self.isPlaceholder(expanded) ? .string(Self.server) : nil
  }

  /// Adds texts for keys that the app reads and that a helper or a tool would have written.
  static func adding(_ keys: Set<String>, to list: PropertyList) -> PropertyList {
    var values = list.dictionary ?? [:]
    for key in keys where values[key] == nil && !system.contains(where: key.hasPrefix) {
      values[key] = .string(namesAddress(key) ? server : key)
    }
    return .dictionary(values)
  }

  /// Adds texts of a description; one of a build setting becomes a value that isn't empty.
  static func adding(_ texts: [String: String], to list: PropertyList) -> PropertyList {
    let isKnown = { (text: String) in !text.contains("$(") && !text.contains("${") }
    var values = list.dictionary ?? [:]
    for (key, text) in texts
    where values[key] == nil && isKnown(text) && !system.contains(where: key.hasPrefix) {
      values[key] = .string(text)
    }
    return adding(Set(texts.filter { !isKnown($0.value) }.keys), to: .dictionary(values))
  }

  static let server = "https://example.com"
  private static let system = ["CF", "UI", "NS", "LS"]
  private static let schemes: Set<String> = ["http:", "https:", "http://", "https://"]

  private static func namesAddress(_ key: String) -> Bool {
    let name = key.lowercased()
    return !name.hasPrefix("cf") && ["url", "uri", "endpoint"].contains(where: name.contains)
  }

  /// Whether a text asks developers to write their own: `{{BASE_URL}}`, `<your server>`.
  private static func isPlaceholder(_ text: String) -> Bool {
    text.hasPrefix("{{") && text.hasSuffix("}}") || text.hasPrefix("<") && text.hasSuffix(">")
  }
}
