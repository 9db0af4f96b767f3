/// An app's Info.plist: its file, with what the build settings generate and variables replaced.
struct InfoPlist {
  let settings: BuildSettings
  let folder: String
  let checkout: Checkout

  func merged() throws(AdoptionError) -> PropertyList {
    var file = PropertyList.dictionary([:])
    if let path = settings.value("INFOPLIST_FILE").map({ Paths.join(folder, $0) }),
      checkout.exists(path)
    {
      file = try InfoPlistFile.parse(try checkout.bytes(path), path: path)
    }
    return merged(over: file)
  }

  /// The settings' values over the ones of a file.
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
    // Whatever the file sets, it isn't empty: apps end where a key of theirs is.
    case .string(let text): .string(settings.unknownName(text) ?? settings.expand(text))
    case .array(let values): .array(values.map(expand))
    case .dictionary(let values): .dictionary(values.mapValues(expand))
    case .integer, .real, .boolean: value
    }
  }
}
